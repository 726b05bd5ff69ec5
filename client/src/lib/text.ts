import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { api } from './api'
import type { Face, Text } from './types'

/** Arguments that are seats, each with the argument that tells a sentence whether that seat is `you` or `other`. */
const SEAT_ARGUMENTS = { seat: 'who', target: 'whom', giver: 'who_gives', taker: 'who_takes' }

const bundle = new FluentBundle('en', { useIsolating: false })

/** Fetch the one catalogue that terminal and browser share. */
export async function loadSentences(): Promise<void> {
  bundle.addResource(new FluentResource(await api.catalogue('en')), { allowOverrides: true })
}

/** Says things to one viewer, with the players' names put in. */
export class Speaker {
  constructor(
    readonly game: string,
    readonly names: string[],
    readonly viewer: number,
    readonly faces: Record<string, Face>,
    readonly fewest = false, // win: points are bad
  ) {}

  say(text: Text | undefined): string {
    return text ? this.sentence(text.id, text.args ?? {}) : ''
  }

  sentence(id: string, args: Record<string, unknown> = {}): string {
    const message = bundle.getMessage(id)
    if (!message?.value) return id
    return bundle.formatPattern(message.value, this.filled(args), [])
  }

  /** A part of a sentence's message, such as its title; empty if there is none. */
  attribute(id: string, name: string, args: Record<string, unknown> = {}): string {
    const pattern = bundle.getMessage(id)?.attributes[name]
    return pattern ? bundle.formatPattern(pattern, this.filled(args), []) : ''
  }

  event(kind: string, facts: Record<string, unknown>): string {
    const own = `${this.game}-event-${kind}`
    return this.sentence(bundle.hasMessage(own) ? own : `event-${kind}`, facts)
  }

  /** What a player says aloud with an event, where the game has words for it. */
  words(kind: string, facts: Record<string, unknown>): string {
    const own = `${this.game}-said-${kind}`
    return bundle.hasMessage(own) ? this.sentence(own, facts) : ''
  }

  decided(criterion: string): string {
    const own = `${this.game}-decided-${criterion}`
    return this.sentence(bundle.hasMessage(own) ? own : `decided-${criterion}`)
  }

  /** Who has won, in a sentence. */
  won(seats: number[]): string {
    if (seats.length === 1) return this.sentence('won', { seat: seats[0] })
    const names = seats.filter((seat) => seat !== this.viewer).map((seat) => this.names[seat]).join(', ')
    return this.sentence('won-together', { who: seats.includes(this.viewer) ? 'you' : 'other', names })
  }

  face(name: string): string {
    const face = this.faces[name]
    return face ? this.say(face.name) : name
  }

  private filled(args: Record<string, unknown>): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = {}
    for (const [key, value] of Object.entries(args)) out[key] = this.value(key, value)
    for (const [seat, selector] of Object.entries(SEAT_ARGUMENTS))
      if (seat in args) out[selector] ??= args[seat] === this.viewer ? 'you' : 'other'
    return out
  }

  private value(key: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) return value.map((item) => String(this.value('card', item))).join(', ')
    if (value !== null && typeof value === 'object') return this.say(value as Text)
    if (key in SEAT_ARGUMENTS && typeof value === 'number')
      return this.names[value] ?? String(value)
    if (key === 'card' && typeof value === 'string') return this.face(value)
    return typeof value === 'number' ? value : String(value)
  }
}

/** A sentence without a table around it. */
export function sentence(id: string, attribute = ''): string {
  const message = bundle.getMessage(id)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return pattern ? bundle.formatPattern(pattern, {}, []) : ''
}

/** A sentence with its arguments, without a table around it. */
export function tell(id: string, args: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id)
  return message?.value ? bundle.formatPattern(message.value, args, []) : id
}
