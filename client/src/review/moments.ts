import type { Curve, Decision, Frame, Review, WeighedChoice } from '../lib/types'

/** A share of the win as a whole number of percent. */
export const percent = (share: number) => Math.round(share * 100)

/** Where each round begins among the frames. */
export function rounds(frames: Frame[]): { round: number; from: number }[] {
  const found: { round: number; from: number }[] = []
  frames.forEach((frame, from) => {
    if (frame.round !== found.at(-1)?.round) found.push({ round: frame.round, from })
  })
  return found
}

/** Every seat's share of the win at a moment. */
export function sharesAt(curve: Curve, at: number): number[] {
  const place = curve.moves.findLastIndex((move) => move <= at)
  return curve.shares[Math.max(0, place)] ?? []
}

/** The face of the first card that is pointed at to make a choice, if this viewer sees it. */
export function faceOf(frame: Frame | undefined, choice: WeighedChoice): string {
  const cards = (frame?.view.zones ?? []).flatMap((zone) => zone.cards ?? [])
  for (const pick of choice.picks) {
    const face = cards.find((card) => card.id === pick)?.face
    if (face) return face
  }
  return ''
}

/** Whose decisions are shown: those of the seat whose eyes we have, else mine, else the first person's. */
export function reviewedSeat(review: Review, eyes: string, mine: number): number {
  const seats = review.curves.map((curve) => curve.seat)
  return [Number(eyes), mine].find((seat) => seats.includes(seat)) ?? seats[0] ?? -1
}

export interface Ring {
  who: 'you' | 'expert' | 'both'
  label: string
}

/** Which things on the table were pointed at, and which the expert would have pointed at. */
export function rings(decision: Decision | undefined, labels: { you: string; expert: string }): Map<string, Ring> {
  const found = new Map<string, Ring>()
  if (!decision) return found
  const best = decision.choices[0]!
  const mine = decision.choices.find((choice) => choice.token === decision.played)!
  for (const pick of best.picks) found.set(pick, { who: 'expert', label: decision.loss > 0 ? `${labels.expert} +${percent(decision.loss)} %` : labels.expert })
  for (const pick of mine.picks) found.set(pick, found.has(pick) ? { who: 'both', label: labels.you } : { who: 'you', label: labels.you })
  return found
}

/** Places in rising order, moved as little as it takes for them to lie `apart` from each other between two ends. */
export function spread(places: number[], apart: number, from: number, to: number): number[] {
  const found = places.map((place) => Math.max(from, Math.min(to, place)))
  for (let one = 1; one < found.length; one++) found[one] = Math.max(found[one]!, found[one - 1]! + apart)
  for (let one = found.length - 1, most = to; one >= 0; one--, most -= apart) found[one] = Math.min(found[one]!, Math.max(from, most))
  return found
}
