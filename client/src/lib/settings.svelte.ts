// What this browser remembers about how its owner likes to play.

export type Pace = 'calm' | 'normal' | 'instant'
export type Theme = 'auto' | 'light' | 'dark'

/** Whether things are pointed at with fingers. */
export const coarse = matchMedia('(pointer: coarse)').matches

const stored = JSON.parse(localStorage.getItem('donabe-settings') ?? '{}')

export const settings = $state({
  pace: (stored.pace ?? 'normal') as Pace,
  sound: Boolean(stored.sound ?? false),
  theme: (stored.theme ?? 'auto') as Theme,
  hints: Boolean(stored.hints ?? false), // show on all hidden cards what they can still be
  confirm: Boolean(stored.confirm ?? coarse), // a move is sent only when it was confirmed
})

export function remember(): void {
  localStorage.setItem('donabe-settings', JSON.stringify(settings))
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset['theme'] =
    settings.theme === 'auto' ? (dark ? 'dark' : 'light') : settings.theme
}

/** Milliseconds between two updates that are shown one after the other. */
export function beat(): number {
  return { calm: 1400, normal: 700, instant: 0 }[settings.pace]
}

export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches
