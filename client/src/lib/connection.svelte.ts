import { beat, chime } from './settings.svelte'
import type { ChatLine, Entry, FromServer, Line, Refusal, Result, Summary, Update, View } from './types'

/** A live table: what the server has told this viewer, and a way to answer. It reconnects by itself. */
export class Connection {
  table = $state<Summary | null>(null)
  view = $state.raw<View | null>(null)
  log = $state.raw<Entry[]>([])
  chat = $state.raw<ChatLine[]>([])
  sheet = $state.raw<Line[][]>([])
  result = $state.raw<Result | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  online = $state(false)
  waiting = $state(false) // a move is on its way
  fresh = $state(0) // the version whose log entries are new

  private version = -1
  private socket: WebSocket | null = null
  private closed = false
  private retry = 0
  private unsent = new Map<string, string>()
  private queue: Update[] = []
  private playing = false
  private count = 0
  private moving = '' // the id of the last move
  private moved = Infinity // the version that move has made, once it is known
  private readonly name = Math.random().toString(36).slice(2, 10)

  constructor(readonly id: string) {
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
    this.waiting = true
    this.moved = Infinity
    this.moving = this.keep({ t: 'move', token, version: this.version })
  }

  say(text: string): void {
    this.keep({ t: 'chat', text })
  }

  /** Send something that must arrive once: it is sent again after a lost connection until it is answered. */
  private keep(message: Record<string, unknown>): string {
    const id = `${this.name}-${++this.count}`
    const frame = JSON.stringify({ ...message, id })
    this.unsent.set(id, frame)
    if (this.online) this.socket?.send(frame)
    return id
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`)
    this.socket = socket
    socket.onopen = () => {
      socket.send(JSON.stringify(this.version < 0 ? { t: 'hello' } : { t: 'hello', version: this.version }))
      this.online = true
      this.retry = 0
      for (const frame of this.unsent.values()) socket.send(frame)
    }
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as FromServer)
    socket.onclose = () => {
      this.online = false
      if (!this.closed) setTimeout(() => this.open(), Math.min(5000, 250 * 2 ** this.retry++))
    }
  }

  private receive(message: FromServer): void {
    switch (message.t) {
      case 'sync':
        this.queue = []
        this.show(message, true)
        break
      case 'update':
        this.queue.push(message)
        void this.drain()
        break
      case 'ack':
        this.unsent.delete(message.id)
        if (message.id === this.moving) this.moved = message.version
        this.look()
        break
      case 'refused':
        if (message.id) this.unsent.delete(message.id)
        this.waiting = false
        this.refusal = message
        break
      case 'here':
        if (this.table) this.table.seats.forEach((seat, place) => (seat.here = message.seats[place] ?? false))
        break
    }
  }

  /** Show updates one after the other, slowly enough to follow. */
  private async drain(): Promise<void> {
    if (this.playing) return
    this.playing = true
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      this.show(update, false)
      if (this.queue.length > 0 && update.view && this.queue.length < 12) await new Promise((done) => setTimeout(done, beat()))
    }
    this.playing = false
  }

  private show(update: Update, whole: boolean): void {
    const mine = this.acting()
    this.version = update.version
    if (update.table) this.table = update.table
    if (update.view !== undefined) this.view = update.view
    if (update.log) {
      this.log = whole ? update.log : [...this.log, ...update.log]
      this.fresh = update.version
    }
    if (update.chat) this.chat = whole ? update.chat : [...this.chat, ...update.chat]
    if (update.sheet) this.sheet = update.sheet
    if (update.result !== undefined) this.result = update.result
    this.look()
    if (!mine && this.acting()) chime()
  }

  /** A move is on its way until the table is shown as it left it: another's move may come in between. */
  private look(): void {
    if (this.version >= this.moved) this.waiting = false
  }

  private acting(): boolean {
    return (this.view?.choices?.length ?? 0) > 0
  }
}
