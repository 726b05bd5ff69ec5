import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable, type Message } from '@fluent/bundle'
import { api } from './api'
import { article } from './article'
import { speech, wanted } from './language.svelte'
import type { Choice, Face, Text } from './types'

/** Arguments that are seats, each with the argument that tells a sentence whether that seat is `you` or `other`. */
const SEAT_ARGUMENTS = { seat: 'who', target: 'whom', giver: 'who_gives', taker: 'who_takes' }

const ENGLISH = 'en'

/** Fetch the catalogue that terminal and browser share, in the language that is wanted and in English. */
export async function loadSentences(): Promise<void> {
  const english = api.catalogue(ENGLISH)
  const chosen = wanted()
  const own = chosen[0]?.split('-')[0] === ENGLISH ? english : api.catalogue(chosen.join(','))
  speech.bundles = [...new Set([await own, await english])].map(bundled)
  speech.language = speech.bundles[0]!.locales[0]!
  document.documentElement.lang = speech.language
}

function bundled({ language, text }: { language: string; text: string }): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, transform: kept, functions: { A: ([following]) => article(plainly(following)) } })
  bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return bundle
}

/** Keeps an ending with its number: no line ends within the Hungarian 3-hoz. */
const kept = (text: string) => text.replace(/(^|\d)-(?=\p{Ll})/gu, '$1-\u2060')

const plainly = (value: FluentValue | undefined) => (value instanceof FluentNumber ? value.value : String(value ?? ''))

/** A message of the catalogue as a sentence, or undefined if there is none. */
function formatted(id: string, args: Record<string, FluentVariable>, pattern: (message: Message) => Message['value'] = (message) => message.value): string | undefined {
  for (const bundle of speech.bundles) {
    const message = bundle.getMessage(id)
    const found = message && pattern(message)
    if (found) return bundle.formatPattern(found, args, [])
  }
  return undefined
}

const has = (id: string) => speech.bundles.some((bundle) => bundle.hasMessage(id))

/** Things one after another, as the language separates them. */
export const listed = (things: string[]) => things.join(sentence('list-comma'))

/** What somebody is called; a guest who has not taken a name has `#` and a number for one. */
export const called = (name: string) => name.replace(/^#(\d+)$/, (_, number: string) => tell('guest-name', { number }))

/** Says things to one viewer, with the players' names put in. */
export class Speaker {
  constructor(
    readonly game: string,
    names: string[],
    readonly viewer: number,
    readonly faces: Record<string, Face>,
    readonly fewest = false, // win: points are bad
  ) {
    this.names = names.map(called)
  }

  readonly names: string[]

  say(text: Text | undefined): string {
    return text ? this.sentence(text.id, text.args ?? {}) : ''
  }

  sentence(id: string, args: Record<string, unknown> = {}): string {
    return formatted(id, this.filled(args)) ?? id
  }

  /** The same in few words, where the catalogue has them. */
  brief(text: Text | undefined): string {
    return (text && formatted(text.id, this.filled(text.args ?? {}), (message) => message.attributes['brief'] ?? null)) ?? this.say(text)
  }

  /** A part of a sentence's message, such as its title; empty if there is none. */
  attribute(id: string, name: string, args: Record<string, unknown> = {}): string {
    return formatted(id, this.filled(args), (message) => message.attributes[name] ?? null) ?? ''
  }

  event(kind: string, facts: Record<string, unknown>): string {
    const own = `${this.game}-event-${kind}`
    return this.sentence(has(own) ? own : `event-${kind}`, facts)
  }

  /** What a player says aloud with an event, where the game has words for it. */
  words(kind: string, facts: Record<string, unknown>): string {
    const own = `${this.game}-said-${kind}`
    return has(own) ? this.sentence(own, facts) : ''
  }

  decided(criterion: string): string {
    const own = `${this.game}-decided-${criterion}`
    return this.sentence(has(own) ? own : `decided-${criterion}`)
  }

  /** Who has won, in a sentence. */
  won(seats: number[]): string {
    if (seats.length === 1) return this.sentence('won', { seat: seats[0] })
    const names = listed(seats.filter((seat) => seat !== this.viewer).map((seat) => this.names[seat]!))
    return this.sentence('won-together', { who: seats.includes(this.viewer) ? 'you' : 'other', names })
  }

  choice({ label, picks }: Choice): string {
    return label ? this.say(label) : this.face(picks.at(-1)!.split('/')[0]!)
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
    if (Array.isArray(value)) return listed(value.map((item) => String(this.value('card', item))))
    if (value !== null && typeof value === 'object') return this.say(value as Text)
    if (key in SEAT_ARGUMENTS && typeof value === 'number')
      return this.names[value] ?? String(value)
    if (key === 'card' && typeof value === 'string') return this.face(value)
    return typeof value === 'number' ? value : String(value)
  }
}

/** A sentence without a table around it. */
export function sentence(id: string, attribute = ''): string {
  return formatted(id, {}, (message) => (attribute ? (message.attributes[attribute] ?? null) : message.value)) ?? ''
}

/** A sentence with its arguments, without a table around it. */
export function tell(id: string, args: Record<string, FluentVariable> = {}): string {
  return formatted(id, args) ?? id
}

/** What the server has to say about an error: its text if the catalogue has it, else its message. */
export function told(text: Text | undefined, message = ''): string {
  return text && has(text.id) ? tell(text.id, Object.fromEntries(Object.entries(text.args ?? {}).map(([key, value]) => [key, key === 'name' ? called(String(value)) : plain(value)]))) : message
}

function plain(value: unknown): FluentVariable {
  if (Array.isArray(value)) return listed(value.map((item) => String(plain(item))))
  if (value !== null && typeof value === 'object') return told(value as Text)
  return typeof value === 'number' ? value : String(value)
}

/** A game's title as the language writes it. */
export const titleOf = (game: { key: string; title: string }) => sentence(`${game.key}-title`) || game.title
