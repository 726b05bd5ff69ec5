import type { ScoreLine } from '../lib/types'

/** Points with their sign, as on a bill. */
export const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

/** Points as in a sum, with a minus that is as wide as a plus. */
export const plain = (points: number) => (points < 0 ? `−${-points}` : `${points}`)

/** The best of some points: the most, or where points are bad the fewest. */
export const best = (points: number[], fewest: boolean) => (fewest ? Math.min(...points) : Math.max(...points))

/** What a seat got in a round. */
export const gain = (round: ScoreLine[], seat: number) => round.reduce((sum, line) => sum + (line[0] === seat ? line[3] : 0), 0)

/** A seat's lines with those of one kind added up, in the order in which the kinds first came. */
export function added(lines: ScoreLine[]): ScoreLine[] {
  const sums = new Map<string, ScoreLine>()
  for (const [seat, line, count, points] of lines) {
    const sum = sums.get(line)
    sums.set(line, [seat, line, count + (sum?.[2] ?? 0), points + (sum?.[3] ?? 0)])
  }
  return [...sums.values()]
}
