export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Something that is better not covered, and how much that matters. */
export interface Kept extends Box {
  weight: number
}

const STEP = 10 // pixels between the places that are tried

/** Where a panel covers least, and of such places the one nearest to a point. */
export function leastCovering(panel: { width: number; height: number }, room: { width: number; height: number }, kept: Kept[], near: { x: number; y: number }): { left: number; top: number; covered: number } {
  let best = { left: 0, top: 0, covered: 0 }
  let least = Infinity
  for (let top = 4; top === 4 || top + panel.height <= room.height - 4; top += STEP) {
    for (let left = 4; left === 4 || left + panel.width <= room.width - 4; left += STEP) {
      const covered = kept.reduce((sum, one) => sum + one.weight * common({ left, top, ...panel }, one), 0)
      const away = Math.hypot(left + panel.width / 2 - near.x, top + panel.height - near.y)
      if (covered + away < least) {
        least = covered + away
        best = { left, top, covered }
      }
    }
  }
  return best
}

/** The area that two boxes share. */
export function common(one: Box, two: Box): number {
  const across = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left)
  const down = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top)
  return across > 0 && down > 0 ? across * down : 0
}
