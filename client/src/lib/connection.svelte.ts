import { Lesson } from '../lesson/lesson.svelte'
import { changed } from './change'
import { Hints } from './hints.svelte'
import { beat } from './settings.svelte'
import { sound, soundOf } from './sound'
import type { ChatMessage, FromServer, NarratedEvent, Refusal, Result, ScoreLine, TableSummary, Update, View, Watching } from './types'

const LONGEST_REST = 20_000 // milliseconds at the end of a round while there are others
const WAITED_FOR = 8_000 // and once all others have gone on
const HINT = 'hint' // the id under which a refused hint comes back
const HURRY = 'hurry' // the same for a bot that was hurried
const AGAIN = 1_500 // milliseconds until something is sent again that the server could not take
const LATER = ['unavailable', 'too-fast'] // codes of refusals that say so
const TRICK_BEATS = 2.5 // how many beats the end of a trick lies there
const CROWD = 12 // so many updates that wait are not looked at one by one

/** Let the browser draw and hear what is pressed, and time pass; at once where nobody looks, since time is slow there. */
const pause = (rest = 0) => (rest <= 0 && document.hidden ? undefined : new Promise((done) => setTimeout(done, rest)))

/** A round that is being looked at after its end. */
export interface EndedRound {
  number: number
  lines: ScoreLine[]
  totals: number[]
  events: NarratedEvent[] // what ended it, and what began the next one
  told: NarratedEvent[] // all that happened in it, with these
  last: boolean // the match has ended with it
}

/** A live table: what the server has told this viewer, and a way to answer. It reconnects by itself. */
export class Connection {
  table = $state<TableSummary | null>(null)
  view = $state.raw<View | null>(null)
  events = $state.raw<NarratedEvent[]>([])
  chat = $state.raw<ChatMessage[]>([])
  sheet = $state.raw<ScoreLine[][]>([])
  result = $state.raw<Result | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  online = $state(false)
  waiting = $state(false) // a move is on its way
  fresh = $state(0) // the version whose events are new
  ended = $state.raw<EndedRound | null>(null)

  until = $state(0) // when it goes on by itself, as performance.now(); 0 if nobody waits
  seen = $state.raw<number[]>([]) // by seat, the latest round whose end that person has left
  missed = $state.raw<number[]>([]) // by seat, since when nobody is connected there, as performance.now()
  watching = $state.raw<Watching>({ count: 0, names: [] })
  readonly hints = new Hints(() => this.send({ t: 'hint', id: HINT, version: this.version }))

  readonly lesson: Lesson

  private version = -1
  private latest: View | null = null // what was last received, shown or not
  private socket: WebSocket | null = null
  private closed = false
  private retry = 0
  private again = 0 // the timer of the next attempt to connect
  private greeted = false // the server has taken our hello
  private unsent = new Map<string, string>()
  private queue: Update[] = []
  private playing = false
  private rested = 0 // until when what is shown is to be seen, as performance.now()
  private timer = 0
  private count = 0
  private moving = '' // the id of the last move
  private moved = Infinity // the version that move has made, once it is known
  private readonly name = Math.random().toString(36).slice(2, 10)

  constructor(readonly id: string) {
    this.lesson = new Lesson(id)
    this.open()
  }

  close(): void {
    this.closed = true
    this.socket?.close()
  }

  send(message: Record<string, unknown>): void {
    this.socket?.send(JSON.stringify(message))
  }

  move(token: string): void {
    this.refusal = null
    this.hints.drop()
    this.lesson.moved()
    this.waiting = true
    this.moved = Infinity
    this.moving = this.keep({ t: 'move', token, version: this.version })
  }

  say(text: string): void {
    this.keep({ t: 'chat', text })
  }

  /** Have a bot that has thought for long play at once. */
  hurryUp(seat: number): void {
    this.send({ t: 'hurry', id: HURRY, seat })
  }

  /** Send something that must arrive once: it is sent again after a lost connection until it is answered. */
  private keep(message: Record<string, unknown>): string {
    const id = `${this.name}-${++this.count}`
    const frame = JSON.stringify({ ...message, id })
    this.unsent.set(id, frame)
    if (this.online) this.socket?.send(frame)
    return id
  }

  /** Send something again in a while if that is all that stands against it; after a lost connection it is sent anyway. */
  private sendLater(refusal: Refusal): boolean {
    const { id, code } = refusal
    if (!id || !this.unsent.has(id) || !LATER.includes(code)) return false
    this.refusal = { ...refusal, code: 'sent-again' }
    setTimeout(() => {
      const frame = this.unsent.get(id)
      if (frame && this.online) this.socket?.send(frame)
    }, AGAIN)
    return true
  }

  /** Try to connect at once. */
  tryNow(): void {
    clearTimeout(this.again)
    if (this.socket?.readyState === WebSocket.CLOSED) this.open()
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`)
    this.socket = socket
    socket.onopen = () => {
      this.greet(socket)
      this.online = true
      this.watching = { count: 0, names: [] }
      this.retry = 0
      this.hints.drop()
    }
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as FromServer)
    socket.onclose = () => {
      this.online = false
      if (!this.closed) this.again = window.setTimeout(() => this.open(), Math.min(5000, 250 * 2 ** this.retry++))
    }
  }

  /** Say hello, and send again what was not answered. */
  private greet(socket: WebSocket): void {
    this.greeted = false
    socket.send(JSON.stringify({ t: 'hello', changes: true, ...(this.version < 0 ? {} : { version: this.version }) }))
    for (const frame of this.unsent.values()) socket.send(frame)
  }

  /** Say hello again in a while if the server could not take it; nothing else is heard before it does. */
  private greetLater({ id, code }: Refusal): boolean {
    const socket = this.socket
    if (this.greeted || !(id || LATER.includes(code))) return false
    if (!id) setTimeout(() => socket && socket === this.socket && this.greet(socket), AGAIN)
    return true
  }

  private receive(message: FromServer): void {
    if (message.t !== 'refused') this.greeted = true
    switch (message.t) {
      case 'sync':
        this.queue = []
        this.latest = message.view ?? null
        this.show(message, true)
        this.goOn()
        break
      case 'update':
        if (message.change && this.latest) message.view = changed(this.latest, message.change)
        if (message.view) this.latest = message.view
        this.queue.push(message)
        void this.drain()
        break
      case 'ack':
        this.unsent.delete(message.id)
        if (this.refusal && this.refusal.id === message.id) this.refusal = null
        if (message.id === this.moving) this.moved = message.version
        this.look()
        break
      case 'hint':
        this.hints.answer(message)
        break
      case 'refused':
        if (message.id === HINT) {
          this.hints.drop()
          if (message.code !== 'stale') this.refusal = message // it was too late for a hint, and that is all
          break
        }
        if (message.id === HURRY) {
          if (message.code !== 'stale') this.refusal = message // it has just played, and that is all
          break
        }
        if (this.greetLater(message) || this.sendLater(message)) break
        if (message.id) this.unsent.delete(message.id)
        if (this.waiting && message.id === this.moving) this.lesson.unmoved()
        this.waiting = false
        this.refusal = message
        break
      case 'here':
        if (this.table) this.table.seats.forEach((seat, place) => (seat.here = message.seats[place] ?? false))
        this.miss()
        this.seen = message.seen ?? []
        this.hurry()
        break
      case 'watchers':
        this.watching = message
        break
    }
  }

  /** Show updates one after the other, slowly enough to follow, and after what the coach has to tell; what I did myself is shown at once. */
  private async drain(): Promise<void> {
    if (this.playing) return
    this.playing = true
    let first = true
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      await this.lesson.heard()
      const rest = this.waiting || !update.view || this.queue.length >= CROWD ? 0 : this.rested - performance.now()
      if (rest > 0 || !first) await pause(rest)
      first = false
      if (this.endsRound(update)) await this.rest(update)
      this.ended = null
      if (update.version <= this.version) continue // a whole view has come meanwhile
      this.show(update, false)
      if (update.view) this.rested = performance.now() + beat() * (update.events?.some((event) => event.kind === 'trick') ? TRICK_BEATS : 1)
    }
    this.playing = false
  }

  /** Whether an update leads from the round that is shown to the next one, or to the end of the match. */
  private endsRound(update: Update): boolean {
    return this.view !== null && !this.result && (Boolean(update.result) || (update.view?.round ?? 0) > this.view.round)
  }

  /** Show how a round ended before the table of the next one, until the person goes on or some seconds have passed. */
  private async rest(update: Update): Promise<void> {
    const number = this.view!.round
    const sheet = update.sheet ?? this.sheet
    const totals = this.table!.seats.map((_, seat) => sheet.flat().reduce((sum, line) => sum + (line[0] === seat ? line[3] : 0), 0))
    const told = this.lesson.tellEnding(update.tips)
    if (beat() > 0 || told) {
      this.ended = { number, lines: sheet[number - 1] ?? [], totals, events: update.events ?? [], told: [...this.events.filter((event) => event.round === number), ...(update.events ?? [])], last: Boolean(update.result) }
      this.until = this.others().length ? performance.now() + LONGEST_REST : 0
      await new Promise<void>((done) => {
        this.goOn = done
        this.hurry()
      })
      clearTimeout(this.timer)
      await pause() // the button was pressed
    }
    if (this.table!.you >= 0 && this.others().length) this.send({ t: 'seen', round: number })
  }

  /** Other people who are at the table, by seat. */
  private others(): number[] {
    return this.table!.seats.flatMap((seat, place) => (seat.kind === 'human' && seat.here && !seat.away && place !== this.table!.you ? [place] : []))
  }

  private miss(): void {
    this.missed = (this.table?.seats ?? []).map((seat, place) => (seat.here ? 0 : this.missed[place] || performance.now()))
  }

  /** When a bot will play for somebody who is gone, as performance.now(); 0 where none will, and while all are gone: then the table waits. */
  standIn(place: number): number {
    const { seats, status, away_after } = this.table!
    const seat = seats[place]
    const gone = status === 'playing' && seat?.kind === 'human' && !seat.here && !seat.away
    return gone && seats.some((other) => other.kind === 'human' && other.here) ? this.missed[place]! + away_after * 1000 : 0
  }

  /** Go on by itself when it is time, sooner once all others have gone on. */
  private hurry(): void {
    if (!this.ended) return
    const others = this.others()
    if (others.length && others.every((seat) => (this.seen[seat] ?? 0) >= this.ended!.number)) this.until = Math.min(this.until || Infinity, performance.now() + WAITED_FOR)
    clearTimeout(this.timer)
    if (this.until) this.timer = window.setTimeout(() => this.goOn(), this.until - performance.now())
  }

  /** Leave the end of a round. */
  goOn: () => void = () => {}

  private show(update: Update, whole: boolean): void {
    const mine = this.acting()
    if (!whole) soundOf(this.view, update.view)
    this.version = update.version
    if (update.table) {
      this.lesson.sit((this.table = update.table))
      this.miss()
    }
    if (update.view !== undefined) {
      this.hints.keep(this.view, update.view)
      this.view = update.view
    }
    if (update.events) {
      this.events = whole ? update.events : [...this.events, ...update.events]
      this.fresh = update.version
    }
    if (update.chat) this.chat = whole ? update.chat : [...this.chat, ...update.chat]
    if (update.sheet) this.sheet = update.sheet
    if (update.result !== undefined) this.result = update.result
    this.look()
    this.lesson.hear(update)
    if (!whole && update.result?.ranks[this.view?.viewer ?? -1] === 1) sound('win')
    else if (!mine && this.acting()) sound('turn')
  }

  /** A move is on its way until the table is shown as it left it: another's move may come in between. */
  private look(): void {
    if (this.version >= this.moved) this.waiting = false
  }

  private acting(): boolean {
    return (this.view?.choices?.length ?? 0) > 0
  }
}
