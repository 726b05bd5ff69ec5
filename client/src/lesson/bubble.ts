import { common, type Box, type Kept } from '../stage/placing'

/** Where the bubble lies, where the coach sits on it, and where its tail is. */
export interface Placed {
  left: number
  top: number
  pot: { left: number; size: number } | null // left: from the bubble's left edge
  tail: { side: 'left' | 'right' | 'top' | 'bottom'; at: number } | null // at: pixels along that side
  covered: number
}

export interface Size {
  width: number
  height: number
}

const STEP = 8 // pixels between the places that are tried
const EDGE = 8 // pixels to the edge of the room
const TAIL = 16 // pixels that a tail needs between the bubble and what it points at
const SUNK = 0.1 // of the coach's height stands in front of the bubble

/** The place in a room where a bubble covers least of what is kept, near to its subject; the coach sits on it if there is room. */
export function placed(bubble: Size, room: Box, kept: Kept[], subject: Box | null, pots: number[]): Placed {
  const wished = middle(subject ?? { ...room, top: room.top + room.height * 0.2 })
  let best: Placed | null = null
  let least = Infinity
  for (const size of [...pots, 0]) {
    const head = size * (1 - SUNK)
    for (let top = room.top + EDGE + head; ; top += STEP) {
      const last = top + bubble.height + EDGE > room.top + room.height
      if (last) top = Math.max(room.top + EDGE + head, room.top + room.height - EDGE - bubble.height)
      for (let left = room.left + EDGE; ; left += STEP) {
        const end = left + bubble.width + EDGE > room.left + room.width
        if (end) left = Math.max(room.left + EDGE, room.left + room.width - EDGE - bubble.width)
        const here = { left, top, ...bubble }
        const sat = size ? seated(here, size, kept) : { left: 0, covered: 0 }
        const covered = sat.covered + over(here, kept)
        const cost = covered + distance(here, wished) + (size ? 0 : 40)
        if (cost < least) {
          least = cost
          best = { left, top, pot: size ? { left: sat.left, size } : null, tail: subject && tailed(here, subject), covered }
        }
        if (end) break
      }
      if (last) break
    }
    if (best!.covered < 1) break
  }
  return best!
}

/** The end of the bubble on which the coach covers less. */
function seated(bubble: Box, size: number, kept: Kept[]): { left: number; covered: number } {
  const sat = [bubble.width - size - 10, 10].map((left) => ({ left, covered: over({ left: bubble.left + left, top: bubble.top - size * (1 - SUNK), width: size, height: size }, kept) }))
  return sat[0]!.covered <= sat[1]!.covered ? sat[0]! : sat[1]!
}

const over = (box: Box, kept: Kept[]) => kept.reduce((sum, one) => sum + one.weight * common(box, one), 0)

const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })

/** From a box to a point, as seen from the box's middle; sideways counts a little more. */
function distance(box: Box, to: { x: number; y: number }): number {
  const { x, y } = middle(box)
  return Math.hypot((x - to.x) * 1.1, y - to.y)
}

/** The tail on the side that looks at the subject, if it lies there. */
function tailed(bubble: Box, subject: Box): Placed['tail'] {
  const gaps = {
    bottom: subject.top - bubble.top - bubble.height,
    top: bubble.top - subject.top - subject.height,
    right: subject.left - bubble.left - bubble.width,
    left: bubble.left - subject.left - subject.width,
  }
  const side = (['bottom', 'top', 'right', 'left'] as const).reduce((one, two) => (gaps[two] > gaps[one] ? two : one))
  if (gaps[side] < TAIL / 2) return null
  const flat = side === 'bottom' || side === 'top'
  const wished = flat ? middle(subject).x - bubble.left : middle(subject).y - bubble.top
  return { side, at: Math.max(26, Math.min((flat ? bubble.width : bubble.height) - 26, wished)) }
}
