import type { Spot, StageShape, Zone } from '../lib/types'

/** Whether a zone belongs to a spot of the mat. A spot names a zone by its id (`away:me` is mine), or zones by their kind: all of them,
 * mine or another's (`middle:*`, `mine:ring`, `theirs:ring`). A spectator sees the first seat's as its own. */
export function isAt(zone: Zone, spot: string, me: number): boolean {
  const [whose, kind] = spot.split(':') as [string, string?]
  if (whose === 'mine' || whose === 'theirs') return zone.kind === kind && (zone.owner ?? -1) >= 0 && (zone.owner === Math.max(0, me)) === (whose === 'mine')
  return `${zone.kind}:*` === spot || zone.id === spot.replace(':me', `:${Math.max(0, me)}`)
}

/** The spots of a stage at a moment. */
export function spotsAt(stage: StageShape, phase: string, zones: Zone[], me: number): Spot[] {
  const isHere = (given: string): boolean => (given.startsWith('!') ? !isHere(given.slice(1)) : zones.some((zone) => isAt(zone, given, me)))
  return (stage.mat ?? []).filter((spot) => (!spot.phases?.length || spot.phases.includes(phase)) && (!spot.given || isHere(spot.given)))
}
