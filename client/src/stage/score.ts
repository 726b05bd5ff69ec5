import type { ScoreLine } from '../lib/types'

/** Points with their sign, as on a bill. */
export const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

/** The best of some points: the most, or where points are bad the fewest. */
export const best = (points: number[], fewest: boolean) => (fewest ? Math.min(...points) : Math.max(...points))

/** What a seat got in a round. */
export const gain = (round: ScoreLine[], seat: number) => round.reduce((sum, line) => sum + (line[0] === seat ? line[3] : 0), 0)
