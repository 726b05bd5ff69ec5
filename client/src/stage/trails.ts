const BOW = 0.16 // how far a trail swings out, of its length

/** A dotted line over the table, from a player to where a card went. */
export interface Trail {
  path: string
}

/** Trails from a player's hand, or face, to what is new on the table, drawn at some scale, because of that player; too many at once say nothing. */
export function trails(board: HTMLElement, seat: number, targets: HTMLElement[], scale: number): Trail[] {
  const face = board.querySelector(`[data-seat="${seat}"] .face`)
  const hand = face?.closest('section')?.querySelector('[data-zone="hand"]') ?? null
  const there = targets.filter((one) => !hand?.contains(one))
  if (!face || there.length === 0 || there.length > 2) return []
  const { left, top } = board.getBoundingClientRect()
  const placed = (one: Element) => {
    const box = one.getBoundingClientRect()
    return new DOMRect((box.left - left) / scale, (box.top - top) / scale, box.width / scale, box.height / scale)
  }
  return there.map((one) => ({ path: path(placed(hand ?? face), placed(one)) }))
}

function path(from: DOMRect, to: DOMRect): string {
  const start = { x: from.left + from.width / 2, y: from.top + from.height / 2 }
  const end = { x: to.left + to.width / 2, y: to.top + to.height / 2 }
  const [across, down] = [end.x - start.x, end.y - start.y]
  const length = Math.hypot(across, down) || 1
  const leave = Math.min(0.45, (Math.min(from.width, from.height) / 2 + 8) / length)
  const arrive = Math.max(0.55, 1 - reach(to, across / length, down / length) / length)
  const at = (part: number) => `${(start.x + across * part).toFixed(1)} ${(start.y + down * part).toFixed(1)}`
  const middle = `${((start.x + end.x) / 2 + down * BOW).toFixed(1)} ${((start.y + end.y) / 2 - across * BOW).toFixed(1)}`
  return `M${at(leave)} Q${middle} ${at(arrive)}`
}

/** From the middle of a box to its edge in a direction, and a little further. */
const reach = (box: DOMRect, across: number, down: number) => Math.min(box.width / 2 / Math.abs(across || 1e-6), box.height / 2 / Math.abs(down || 1e-6)) + 6
