import type { ScoreLine } from '../lib/types'
import { gain } from './score'

/** A round that has changed the standing: whose it was, and what it did. */
export interface TurningPoint {
  round: number // from 1
  seat: number
  points: number
  story: 'lead' | 'level' | 'ahead' | 'closer' | 'behind'
  gap: number // to the best other seat, after the round
  swing: number
}

const MOST = 3

/** The rounds that moved the standing most, from the score sheet alone, in their order; `fewest` points may be what wins. */
export function turningPoints(sheet: ScoreLine[][], players: number, fewest: boolean): TurningPoint[] {
  const good = fewest ? -1 : 1
  const totals: number[] = Array(players).fill(0)
  const found: TurningPoint[] = []
  sheet.forEach((lines, number) => {
    if (!lines.length) return
    const gains = totals.map((_, seat) => good * gain(lines, seat))
    const before = [...totals]
    totals.forEach((_, seat) => (totals[seat]! += gains[seat]!))
    found.push({ ...told(before, totals, gains), round: number + 1 })
  })
  if (found.length < 2) return []
  const most = found.filter((one) => one.swing > 0).sort((one, two) => two.swing - one.swing)
  return most.slice(0, MOST).map((one) => ({ ...one, points: good * one.points })).sort((one, two) => one.round - two.round)
}

/** Whose round it was: the seat whose points differ most from the others', a new leader before all. */
function told(before: number[], after: number[], gains: number[]): Omit<TurningPoint, 'round'> {
  const seats = gains.map((_, seat) => seat)
  const apart = (seat: number) => gains[seat]! - seats.reduce((sum, other) => sum + (other === seat ? 0 : gains[other]!), 0) / (seats.length - 1)
  const margin = (totals: number[], seat: number) => totals[seat]! - Math.max(...totals.filter((_, other) => other !== seat))
  const leader = seats.find((seat) => margin(after, seat) > 0)
  const led = seats.find((seat) => margin(before, seat) > 0)
  const furthest = seats.reduce((best, seat) => (Math.abs(apart(seat)) > Math.abs(apart(best)) ? seat : best))
  const changed = leader !== undefined && leader !== led
  const seat = changed && apart(leader) > 0 ? leader : furthest
  const gap = margin(after, seat)
  const story = gap > 0 ? (seat === led ? 'ahead' : 'lead') : apart(seat) < 0 ? 'behind' : gap === 0 ? 'level' : 'closer'
  return { seat, points: gains[seat]!, story, gap: Math.abs(gap), swing: Math.abs(apart(seat)) * (changed ? 1.5 : 1) }
}
