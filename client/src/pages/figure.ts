import { isAt, spotsAt } from '../stage/spots'
import type { Scene, View, Zone } from '../lib/types'

/** A zone of a little table: how it is drawn, and how large it is drawn for. */
export interface Shown {
  zone: Zone
  look: string
  part: 'hand' | 'mat'
  width: number
  height: number
  named: boolean // whose it is stands over it
}

const NARROW = 420 // pixels of room below which long rows are laid in two
const SILENT = ['fan', 'tray', 'apart', 'seen', 'rope-below', 'rope-above', 'ring'] // looks that do not say what they show

type Size = [width: number, height: number]

/** How large a look is drawn for, by how many things it shows, whether the room is narrow, and how many play. */
const SIZES: Record<string, (count: number, narrow: boolean, players: number) => Size> = {
  fan: (count, narrow) => (narrow && count > 6 ? [340, 270] : count > 6 ? [112 + 46 * (count - 1), 158] : [Math.max(110, 16 + count * 94), 150]),
  tray: (count, narrow) => (narrow && count > 6 ? [340, 270] : [56 + count * 81, 168]),
  apart: (count) => [52 + count * 80, 146],
  'rope-below': (count) => [52 + count * 84, 158],
  'rope-above': (count) => [52 + count * 84, 158],
  row: (count) => [Math.max(190, 10 + count * 94), 156],
  seen: (count) => [Math.max(110, 16 + count * 50), 92],
  sign: () => [176, 206],
  number: () => [250, 206],
  held: () => [116, 160],
  reserve: (count) => [Math.max(120, 16 + count * 90), 150],
  slots: (_, _narrow, players) => [players * 100 + 8, 186],
  relay: (_, narrow, players) => [Math.max(narrow ? 340 : 520, players * 112), 186],
  heap: () => [160, 190],
  ladder: () => [160, 180],
  ruler: (_, narrow) => (narrow ? [350, 120] : [580, 132]),
  counters: () => [330, 216],
  plates: () => [330, 128],
  menu: (count) => [Math.ceil(count / 2) * 114, 316],
  clearing: () => [440, 260],
  chips: () => [190, 74],
  prices: () => [300, 268],
  ring: () => [390, 264],
}

/** The zones of a figure as the table itself would draw them. */
export function shownZones(view: View, scene: Scene, room: number): Shown[] {
  const stage = (view.seats.length === 2 && scene.duel) || scene.desktop
  const spots = spotsAt(stage, view.phase, view.zones, view.viewer)
  return view.zones.map((zone) => {
    const hand = zone.owner === view.viewer && (scene.hand ?? ['hand', 'row']).includes(zone.kind)
    const look = zone.layout === 'stack' ? 'row' : (spots.find((spot) => isAt(zone, spot.zone, view.viewer))?.look ?? '')
    const drawn = look || zone.layout
    const count = zone.cards?.length || zone.steps?.length || 1
    const [width, height] = (SIZES[drawn] ?? SIZES['row']!)(count, room < NARROW, view.seats.length)
    return { zone, look, part: hand ? 'hand' : 'mat', width, height, named: view.zones.length > 1 && SILENT.includes(drawn) && Boolean(zone.label) }
  })
}
