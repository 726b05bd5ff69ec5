// What this browser remembers about how its owner likes to play.

export type Pace = 'calm' | 'normal' | 'instant'

const stored = JSON.parse(localStorage.getItem('donabe-settings') ?? '{}')

export const settings = $state({
  pace: (stored.pace ?? 'normal') as Pace,
  sound: Boolean(stored.sound ?? false),
  theme: (stored.theme ?? 'auto') as 'auto' | 'light' | 'dark',
  hints: Boolean(stored.hints ?? false), // show what a hidden card can still be
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

let audio: AudioContext | null = null

/** Two soft notes: it is my turn. */
export function chime(): void {
  if (!settings.sound) return
  audio ??= new AudioContext()
  for (const [delay, pitch] of [
    [0, 523],
    [0.16, 659],
  ] as const) {
    const tone = audio.createOscillator()
    const level = audio.createGain()
    tone.frequency.value = pitch
    level.gain.setValueAtTime(0.12, audio.currentTime + delay)
    level.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + delay + 0.4)
    tone.connect(level).connect(audio.destination)
    tone.start(audio.currentTime + delay)
    tone.stop(audio.currentTime + delay + 0.4)
  }
}
