import { decided, following, laidOut, narrowed, whole } from '../lib/picking'
import { beat, settings } from '../lib/settings.svelte'
import { Settling } from '../lib/settling.svelte'
import { listed, sentence, tell, type Speaker } from '../lib/text'
import type { Card, Choice, Question, View, Zone } from '../lib/types'

const SETTLING = 250 // milliseconds in which a new question cannot be answered: the click was meant for the old one
const DOUBLE = 500 // the longest double click

/** What a person may point at on one view, and what was pointed at so far. */
export class Board {
  view = $state.raw<View | null>(null)
  speaker = $state.raw<Speaker | null>(null)
  picked = $state<string[]>([])
  bots = $state.raw<string[]>([]) // by seat, the kind of bot, or empty
  opened = $state('') // a zone that is shown large over the table, so that its things can be pointed at
  covered = $state(false) // whether answers cover what I have beside my hand
  tried = $state('') // what the pointer or the focus is on, where that shows what it would mean
  width = $state(innerWidth) // of the window
  height = $state(innerHeight)
  nudge = $state(0) // goes up when something was pointed at that is no choice
  nudged = $state('') // what that was
  send: (choice: Choice) => void = () => {}
  hurry: ((seat: number) => void) | undefined // a bot, where that can be done
  wonder: (pick: string, asked?: Question) => void = () => {}
  standIn: (seat: number) => number = () => 0 // when a bot will play for somebody who is gone, as performance.now(); 0 for whoever is not

  private readonly settling = new Settling(SETTLING) // lights nothing for a moment
  private changed = -SETTLING // when something was picked
  private sent = -DOUBLE // when the last choice was sent
  private then: string[] = [] // what answers the questions that follow what was sent

  stepwise = $state(false) // what leads on to another choice is sent at once
  choices = $derived<Choice[]>(this.settling.on ? [] : this.stepwise ? (this.view?.choices ?? []) : whole(this.view))
  narrowed = $derived(narrowed(this.choices, this.picked))
  /** The choice that waits to be confirmed. */
  ready = $derived(settings.confirm ? decided(this.choices, this.picked) : null)
  open = $derived(this.ready ? narrowed(this.choices, this.picked.slice(0, -1)).open : this.narrowed.open)

  /** What the choice that is begun leads on to. */
  following = $derived(this.picked.length ? following(this.view, this.narrowed.left[0], this.picked) : undefined)

  /** What lies on the table. */
  zones = $derived(laidOut(this.view, this.following))

  /** The choice that is being looked at: picked, or under the pointer. */
  trial = $derived(this.ready ?? this.narrowed.left.find((one) => one.picks[this.picked.length] === this.tried))

  /** Copies of a card are as good as each other: by the id of any copy, the copy that a choice names. */
  copies = $derived.by<Map<string, string>>(() => {
    const named = new Map<string, string>()
    for (const zone of this.zones) {
      for (const card of zone.cards ?? []) {
        const lit = card.face && zone.cards?.find((other) => other.face === card.face && this.open.has(other.id))
        if (lit && zone.owner === this.view?.viewer) named.set(card.id, lit.id)
      }
    }
    return named
  })

  /** Choices whose next pick is not a thing on the table: they are offered as buttons. */
  chips = $derived.by<{ pick: string; label: string }[]>(() => {
    const here = this.things()
    const chips = new Map<string, string>()
    for (const choice of this.narrowed.left) {
      const pick = choice.picks[this.picked.length]
      if (pick === undefined || here.has(pick)) continue
      const last = choice.picks.length === this.picked.length + 1
      chips.set(pick, chips.has(pick) || !last ? this.chipName(pick, choice) : (this.speaker?.choice(choice) ?? pick))
    }
    return [...chips].map(([pick, label]) => ({ pick, label }))
  })

  show(view: View | null, speaker: Speaker): void {
    const asked = (one: View | null) => JSON.stringify((one?.choices ?? []).map(({ token, picks }) => [token, picks]))
    const another = asked(view) !== asked(this.view)
    if (this.view && view && beat() > 0 && another) this.settling.begin()
    this.view = view
    this.speaker = speaker
    if (another) this.picked = [] // what others do meanwhile takes nothing out of my hand
    this.tried = ''
    this.goOn(view)
  }

  /** Answer the question that follows with what was pointed at, unless that is no answer any more. */
  private goOn(view: View | null): void {
    if (!view?.choices?.length && view?.seats[view.viewer]?.acting) return // the first part is on its way
    const [answer, ...more] = this.then
    this.then = []
    const next = view?.choices?.find(({ picks }) => picks[0] === answer && picks.length === 1)
    if (next) this.finish(next, more)
  }

  isOpen(id: string): boolean {
    return this.open.has(id) || this.copies.has(id)
  }

  /** Whether a card was pointed at; the second of its copies, if that kind was pointed at twice. */
  isPicked(id: string): boolean {
    const [first, copy = 1] = id.split('/')
    return this.picked.filter((pick) => pick === first).length >= Number(copy)
  }

  point(pointed: string): void {
    if (this.settling.on) return
    const id = this.open.has(pointed) ? pointed : (this.copies.get(pointed) ?? pointed)
    if (this.picked.at(-1) === id && performance.now() - this.changed < SETTLING) return // a double click
    if (this.ready && this.picked.at(-1) === id) this.confirm()
    else if (this.picked.includes(pointed)) this.picked = this.picked.slice(0, this.picked.indexOf(pointed))
    else if (this.open.has(id)) this.pick(id)
    else if (!this.pickInstead(id)) this.refuse(id)
  }

  /** Put something else in the place of what was pointed at before. */
  private pickInstead(id: string): boolean {
    const place = this.picked.findIndex((_, place) => narrowed(this.choices, this.picked.slice(0, place)).open.has(id))
    if (place < 0) return false
    this.picked = this.picked.slice(0, place)
    this.pick(id)
    return true
  }

  private pick(id: string): void {
    this.picked = [...(this.ready ? this.picked.slice(0, -1) : this.picked), id]
    this.changed = performance.now()
    const choice = decided(this.choices, this.picked)
    if (choice && !settings.confirm) this.finish(choice)
  }

  private refuse(id: string): void {
    this.nudge += 1
    this.nudged = id
    const asked = this.following
    if (this.choices.length) this.wonder(id, asked && { prompt: asked.note!, choices: this.narrowed.left, clause: asked.clause })
  }

  /** Send the choice that waits, unless the tap belongs to the one that made it. */
  confirm(): void {
    if (this.ready && performance.now() - this.changed > SETTLING) this.finish(this.ready)
  }

  /** Point at everything that a choice consists of; the second time confirms it. */
  say(choice: Choice): void {
    if (this.ready === choice) return this.confirm()
    this.picked = []
    for (const [place, pick] of choice.picks.entries()) {
      this.point(pick)
      if (this.picked.length !== place + 1) return // it is said already
    }
  }

  finish(choice: Choice, then = choice.then ?? []): void {
    this.picked = []
    this.sent = performance.now()
    this.then = then
    this.send(choice)
  }

  /** Whether a click is the second of a double click whose first has already sent a choice. */
  swallows(click: MouseEvent): boolean {
    return click.detail > 1 && performance.now() - this.sent < DOUBLE
  }

  back(): void {
    this.picked = this.picked.slice(0, -1)
  }

  seatName(seat: number): string {
    return seat === this.view?.viewer ? sentence('you') : (this.speaker?.names[seat] ?? tell('lobby-seat', { number: seat + 1 }))
  }

  /** What a hidden card can still be: indices where they say all, runs of whole numbers shortened. */
  mayBe(card: Card): string {
    const faces = (card.may_be ?? []).map((name) => this.speaker?.faces[name])
    const suits = new Set(faces.map((face) => face?.letter))
    if (suits.size > 1 || card.back === 'card') return card.may_be!.join(' ')
    return runs(faces.map((face, place) => face?.index ?? card.may_be![place]!))
  }

  /** What a screen reader says of a card; what it can still be only if that is asked for. */
  nameOf(card: Card, asked = false): string {
    const face = card.face ? (this.speaker?.face(card.face) ?? card.face) : sentence('card-hidden')
    const choice = this.narrowed.left.find((one) => one.picks[this.picked.length] === card.id)
    const only = choice && choice.picks.length === this.picked.length + 1
    const can = asked && card.may_be?.length ? [tell('card-can-be', { cards: listed(card.may_be.map((name) => this.speaker?.face(name) ?? name)) })] : []
    return listed([only ? (this.speaker?.choice(choice) ?? face) : face, ...can])
  }

  owned(seat: number): Zone[] {
    return this.zones.filter((zone) => zone.owner === seat)
  }

  shared(): Zone[] {
    return this.zones.filter((zone) => (zone.owner ?? -1) === -1)
  }

  private things(): Set<string> {
    const ids = new Set<string>()
    for (const zone of this.zones) for (const card of zone.cards ?? []) ids.add(card.id)
    for (const seat of this.view?.seats ?? []) ids.add(`seat:${seat.seat}`)
    const row = this.view?.zones.find((zone) => zone.owner === this.view?.viewer && ['hand', 'row'].includes(zone.kind))
    for (let gap = 0; row && gap <= (row.cards?.length ?? 0); gap++) ids.add(`gap:${gap}`)
    return ids
  }

  private chipName(pick: string, choice: Choice): string {
    const own = `${this.view?.game}-pick-${pick.replace(':', '-')}`
    const said = this.speaker?.sentence(own) ?? own
    return said === own ? (choice.picks.length > this.picked.length + 1 ? pick.replace(/^\w+:/, '') : (this.speaker?.choice(choice) ?? pick)) : said
  }
}

/** `1 2 3 5` as `1–3 5`. */
function runs(indices: string[]): string {
  const out: string[][] = []
  for (const index of indices) {
    const run = out.at(-1)
    if (run && /^\d+$/.test(index) && Number(index) === Number(run.at(-1)) + 1) run.push(index)
    else out.push([index])
  }
  return out.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(' '))).join(' ')
}
