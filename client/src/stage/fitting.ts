/** How large cards can be in a box, and how far apart. */
export interface Fit {
  rows: number
  perRow: number
  card: number // width in pixels
  step: number // from one card's left edge to the next
}

const TALL = 1.4 // cards are five by seven

/** The largest cards of which `count` fit, overlapping down to `least` pixels a step, in one row or, if that is better, in two; over each row `above` pixels stay free. Cards in one row may be `lap` times as large as they would be side by side. */
export function fit(count: number, width: number, height: number, least: number, most: number, gap = 6, above = 0, lap = 1): Fit {
  const fits = [1, 2].map((rows) => fitRows(Math.max(1, count), rows, width, height - rows * above, least, most, gap, rows > 1 ? 1 : lap))
  const [one, two] = fits as [Fit, Fit]
  const enough = one.step < one.card * 0.8 ? 1 : 1.15 // cards that lie on each other are worth less
  if (count < 4 || (one.step >= least && (least < 44 || two.card <= one.card * enough))) return one
  return two.card < 36 ? fitRows(count, 1, width, height - above, Math.min(least, 28), most, gap, lap) : two
}

function fitRows(count: number, rows: number, width: number, height: number, least: number, most: number, gap: number, lap: number): Fit {
  const perRow = Math.ceil(count / rows)
  const tall = (height - (rows - 1) * gap) / rows / TALL
  const apart = (width - (perRow - 1) * gap) / perRow
  const wide = perRow === 1 ? width : apart > (lap > 1 ? 0.6 : 0.7) * Math.min(most, tall) ? apart * lap : width - (perRow - 1) * least
  const card = Math.max(18, Math.min(most, tall, wide))
  const step = perRow > 1 ? Math.min(card + gap, (width - card) / (perRow - 1)) : card
  return { rows, perRow, card, step }
}

/** A row of cards with a slot in every gap from some place on; the cards before it lie closer. */
export interface Slotted {
  card: number
  slot: number // how wide, at the left of the card after it
  low: number // the part of a card above its slot: where a card is hardly seen, its index stays in sight
  left: number[] // of each card
}

export function slotted(count: number, first: number, width: number, tall: number, most: number): Slotted {
  const card = Math.min(most, tall)
  const close = card * 0.4
  const unit = Math.min(card + 46, (width - card - (first - 1) * close) / (count - first)) // what is seen of a card, and the slot after it
  const slot = Math.max(22, Math.min(42, unit * 0.46))
  const start = (width - card - (first - 1) * close - (count - first) * unit) / 2 + 5
  return { card, slot, low: unit - slot < card * 0.46 ? 0.3 : 0, left: Array.from({ length: count }, (_, place) => start + Math.min(place, first - 1) * close + Math.max(0, place - first + 1) * unit) }
}

/** A tray of cards with a tag over each gap, in as many rows as it needs. */
export interface TrayFit {
  rows: number
  perRow: number
  card: number
  step: number
  left: number // of a row's first card
  top: number // of the first row's tags
  tag: number // a tag's height
  pad: number // the wood over and under the cards
  shelf: number // the height of a row with its tags
  open: boolean // gaps are slots between the cards
  slot: number // the height of a slot
}

const SLOT = 46 // a slot and the air around it

/** One row, or two where cards would stand less than a finger apart or be much smaller; a gap opens between the cards where there is room for that. */
export function fitTray(count: number, width: number, height: number, inserting: boolean): TrayFit {
  const one = fitShelves(Math.max(1, count), 1, width, height)
  const two = fitShelves(Math.max(1, count), 2, width, height)
  const best = (one.step >= 43 && two.card < one.card * 1.2) || count < 4 || two.card < 26 ? one : two
  if (!inserting) return best
  const slots = width >= 480 && best.rows === 1 ? opened(best, count, width) : best
  if (slots.open || best.step > best.card + 7 || best.step < best.card) return slots
  return { ...best, card: best.card - 6, left: best.left + 3, pad: best.pad + 4 } // room for a bar in every gap
}

function fitShelves(count: number, rows: number, width: number, height: number): TrayFit {
  const small = width < 480 || height < 160
  const tag = height > 230 && width > 900 ? 54 : !small ? 42 : rows > 1 ? 40 : 46
  const pad = !small ? 11 : rows > 1 || height < 230 ? 5 : 8
  const perRow = Math.ceil(count / rows)
  const inner = width - (width < 480 ? 42 : 52)
  const gap = small ? 3 : 8 // at least
  const tall = (height / rows - tag - 2 * pad - 4) / 1.4
  const card = Math.min(width < 480 ? 100 : 150, tall, Math.max(small ? 44 : 70, (inner - (perRow - 1) * gap) / perRow))
  const step = perRow > 1 ? Math.min(Math.max(card + (rows > 1 ? 20 : gap), 44), (inner - card) / (perRow - 1)) : Math.max(card + gap, 44)
  const shelf = tag + card * 1.4 + 2 * pad + 2
  const left = (width - card - (perRow - 1) * step) / 2
  return { rows, perRow, card, step, left, top: Math.max(0, width < 480 ? height - rows * shelf - 28 : (height - rows * shelf) / 2.4), tag, pad, shelf, open: false, slot: card * 1.4 }
}

function opened(fit: TrayFit, count: number, width: number): TrayFit {
  const card = Math.min(fit.card, (width - 24 - (count + 1) * SLOT) / count)
  if (card < 54) return fit
  const step = card + SLOT
  const pad = fit.pad + (fit.slot - card * 1.4) / 2
  return { ...fit, card, pad, step, left: (width - count * card - (count - 1) * SLOT) / 2, open: true }
}

/** About how long words are in one line, by the width of a Latin letter; Japanese ones are wider. */
export const lengthOf = (words: string, letter: number) => [...words].reduce((sum, one) => sum + (one > '\u2e7f' ? 1.8 * letter : letter), 0)

/** Where the middles of words come to stand in one line from left to right, each as near as it can be to where it wants to; null if the line is too short. */
export function apartInLine(words: { at: number; half: number }[], width: number): number[] | null {
  if (words.reduce((sum, one) => sum + 2 * one.half, 0) > width) return null
  const middles = words.map((one) => one.at)
  let edge = 0
  words.forEach(({ half }, place) => (edge = (middles[place] = Math.max(middles[place]!, edge + half)) + half))
  edge = width
  words.toReversed().forEach(({ half }, back) => (edge = (middles[words.length - 1 - back] = Math.min(middles[words.length - 1 - back]!, edge - half)) - half))
  return middles
}

const DRAWN = [1280, 800] as const // what a desktop is drawn for

/** How much larger a larger window shows what is drawn for a desktop. */
export const grown = (width: number, height: number) => Math.max(1, Math.min(width / DRAWN[0], height / DRAWN[1]))
