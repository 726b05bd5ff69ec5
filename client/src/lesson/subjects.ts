import { common, type Box } from '../stage/placing'
import type { Tip } from '../lib/types'

const AROUND = 6 // pixels between a thing and the line around it
const EDGE = 3 // pixels between such a line and the edge of the window
const NEIGHBOURS = 30 // pixels between things that share a line

/** The elements that an id names: a part of the table, a zone, a card, a player or anything else to point at. */
function elements(id: string): Element[] {
  const named = CSS.escape(id)
  if (id === 'prompt') return [...document.querySelectorAll('.board > .ribbon')]
  if (id === 'goal') return [...document.querySelectorAll('.board .goal')]
  const zones = [...document.querySelectorAll(`.board [data-zone-id="${named}"]`)]
  const things = [...document.querySelectorAll(`.board [data-id="${named}"]`)]
  const opened = things.filter((one) => one.closest('.over-all')) // a ring that lies open over the table
  return zones.length ? zones : opened.length ? opened : things
}

/** Where an element is, with some pixels around it, as far as it is on the screen and so far from its edge; null if it is not. */
export function boxOf(one: Element, around = 0, edge = 0): Box | null {
  const rect = one.matches('[data-zone-id]') ? filled(one) : one.getBoundingClientRect()
  if (!rect?.width || !rect.height || !one.checkVisibility({ visibilityProperty: true })) return null
  const [left, top] = [Math.max(edge, rect.left - around), Math.max(edge, rect.top - around)]
  const [right, bottom] = [Math.min(innerWidth - edge, rect.right + around), Math.min(innerHeight - edge, rect.bottom + around)]
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null
}

/** The part of a zone in which something lies or stands written. */
function filled(one: Element): DOMRect | null {
  const [left, top, right, bottom] = drawn(one).reduce(
    (all, rect) => [Math.min(all[0]!, rect.left), Math.min(all[1]!, rect.top), Math.max(all[2]!, rect.right), Math.max(all[3]!, rect.bottom)],
    [Infinity, Infinity, -Infinity, -Infinity],
  )
  return right! > left! ? new DOMRect(left, top, right! - left!, bottom! - top!) : one.getBoundingClientRect()
}

/** Where pictures and words are inside an element. */
function drawn(one: Element): DOMRect[] {
  const said = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  if (one.matches('.sr')) return []
  if (said || one instanceof SVGElement || !one.children.length) return [one.getBoundingClientRect()].filter((rect) => rect.width && rect.height)
  return [...one.children].flatMap(drawn)
}

/** What a tip is about and why, with one box around each group of neighbours. */
export function subjects(tip: Tip, viewer: number, atEnd: boolean): { about: Box[]; because: Box[] } {
  const at = (ids: string[]) => ids.flatMap(elements)
  if (atEnd) return { about: tip.ending ? boxes([...document.querySelectorAll(`[data-bill="${viewer}"]`)]) : [], because: [] }
  return { about: boxes(at(tip.about ?? [])), because: boxes(at(tip.because ?? [])) }
}

const boxes = (all: Element[]) => grouped(all.flatMap((one) => boxOf(one, AROUND, EDGE) ?? []))

function grouped(all: Box[]): Box[] {
  const groups: Box[] = []
  for (let box of all) {
    for (let near = nearby(groups, box); near >= 0; near = nearby(groups, box)) box = union(box, groups.splice(near, 1)[0]!)
    groups.push(box)
  }
  return groups
}

const nearby = (groups: Box[], box: Box) => groups.findIndex((one) => common(grown(one, NEIGHBOURS / 2), grown(box, NEIGHBOURS / 2)) > 0)

export const grown = (box: Box, by: number): Box => ({ left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by })

function union(one: Box, two: Box): Box {
  const [left, top] = [Math.min(one.left, two.left), Math.min(one.top, two.top)]
  const [right, bottom] = [Math.max(one.left + one.width, two.left + two.width), Math.max(one.top + one.height, two.top + two.height)]
  return { left, top, width: right - left, height: bottom - top }
}
