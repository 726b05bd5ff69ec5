import { settings } from './settings.svelte'
import type { View } from './types'

// Short sounds made by code; silent unless the person has asked for them.

type Note = [delay: number, pitch: number, length: number]

const NOTES: Record<'turn' | 'win', Note[]> = {
  turn: [[0, 523, 0.4], [0.16, 659, 0.4]],
  win: [[0, 523, 0.3], [0.14, 659, 0.3], [0.28, 784, 0.3], [0.42, 1047, 0.7]],
}

let audio: AudioContext | null = null

/** A page may sound only once somebody has touched it: before, what was begun stays silent. */
function wake(): void {
  if (settings.sound) void (audio ??= new AudioContext()).resume()
}
for (const gesture of ['click', 'keydown']) addEventListener(gesture, wake, true)

export function sound(name: 'card' | 'token' | 'turn' | 'win'): void {
  if (!settings.sound || !audio) return
  if (name === 'card') rustle(audio)
  else if (name === 'token') tone(audio, [0, 1250, 0.07], 'triangle')
  else for (const note of NOTES[name]) tone(audio, note, 'sine')
}

/** The sound of what differs between two views: a card that lies elsewhere, or pieces that do. */
export function soundOf(before: View | null, after: View | null | undefined): void {
  if (!settings.sound || !before || !after) return
  if (cards(before) !== cards(after)) sound('card')
  else if (pieces(before) !== pieces(after)) sound('token')
}

const cards = (view: View) => view.zones.map((zone) => `${zone.id}:${(zone.cards ?? []).map((card) => card.id).join()}`).join(';')

const pieces = (view: View) => JSON.stringify(view.zones.map((zone) => [zone.counts, (zone.cards ?? []).map((card) => card.pieces)]))

function tone(to: AudioContext, [delay, pitch, length]: Note, wave: OscillatorType): void {
  const source = to.createOscillator()
  source.type = wave
  source.frequency.value = pitch
  source.connect(fading(to, 0.12, delay, length))
  source.start(to.currentTime + delay)
  source.stop(to.currentTime + delay + length)
}

/** A short breath of noise, as of paper on a table. */
function rustle(to: AudioContext): void {
  const length = 0.09
  const noise = to.createBuffer(1, to.sampleRate * length, to.sampleRate)
  const data = noise.getChannelData(0)
  for (let place = 0; place < data.length; place++) data[place] = Math.random() * 2 - 1
  const source = to.createBufferSource()
  const muffled = to.createBiquadFilter()
  muffled.type = 'bandpass'
  muffled.frequency.value = 2400
  source.buffer = noise
  source.connect(muffled).connect(fading(to, 0.2, 0, length))
  source.start()
}

function fading(to: AudioContext, level: number, delay: number, length: number): GainNode {
  const gain = to.createGain()
  gain.gain.setValueAtTime(level, to.currentTime + delay)
  gain.gain.exponentialRampToValueAtTime(0.001, to.currentTime + delay + length)
  gain.connect(to.destination)
  return gain
}
