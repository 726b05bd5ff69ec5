/** One colour for each seat, in every game. */
export const SEAT_COLOURS = ['#c8621f', '#2f7f95', '#5b8a3c', '#8a4f7d', '#a67c1a', '#4b5aa3']

/** A watcher has none. */
export const seatColour = (seat = -1) => SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? '#8d8378'

export type Side = 'left' | 'top' | 'right'

/** Where the other players sit, clockwise from my left. */
export function sides(others: number): Side[] {
  if (others === 1) return ['top']
  if (others === 2) return ['left', 'right']
  return ['left', ...Array.from({ length: others - 2 }, () => 'top' as const), 'right']
}
