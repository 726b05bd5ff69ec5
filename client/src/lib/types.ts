// What the server sends; docs/protocol.md and donabe/kernel/view.py describe it. Fields at their default are absent.

export interface Text {
  id: string
  args?: Record<string, unknown>
}

export interface Card {
  id: string
  face?: string
  back?: string
  marks?: string[]
  tokens?: string[]
  may_be?: string[]
}

export interface Zone {
  id: string
  kind: string
  layout: string
  owner?: number
  cards?: Card[]
  counts?: Record<string, number>
  label?: Text
  note?: Text
}

export interface Badge {
  id: string
  value: string
  label?: Text
}

export interface Seat {
  seat: number
  score: number
  acting?: boolean
  decided?: boolean
  out?: boolean
  badges?: Badge[]
}

export interface Choice {
  token: string
  picks: string[]
  label: Text
  tag?: string // a word or number to show at the thing itself
}

export interface View {
  game: string
  viewer: number
  round: number
  rounds: number
  phase: string
  prompt: Text
  seats: Seat[]
  zones: Zone[]
  choices?: Choice[]
}

export interface SeatInfo {
  name: string
  kind: string
  here: boolean
  away?: boolean // a bot plays for the person
  left?: number // seconds until the turn clock runs out
}

export interface Summary {
  id: string
  game: string
  players: number
  options: Record<string, unknown>
  status: 'open' | 'playing' | 'over'
  round: number
  rounds: number
  host: string
  public: boolean
  seats: SeatInfo[]
  you: number
  updated: number
  away_after: number
  clock: number
  commitment: string
  next: string // the table on which the same people go on
}

export interface Entry {
  version: number
  kind: string
  facts: Record<string, unknown>
  round: number
}

export interface ChatLine {
  from: string
  text: string
  at: number
}

export type Line = [seat: number, line: string, count: number, points: number]

export interface Result {
  ranks: number[]
  totals: number[]
  decided: string[]
  seed: string
  commitment: string
}

export interface Face {
  index: string
  symbol: string
  letter: string
  colour: string
  name: Text
}

export interface Option {
  name: string
  kind: 'flag' | 'number' | 'one-of' | 'table'
  default: unknown
  low?: number
  high?: number
  values?: string[]
}

export interface Game {
  key: string
  title: string
  players: number[]
  minutes: number
  options: Option[]
  bots: string[]
}

export interface GameDetail extends Game {
  faces: Record<string, Face>
  clauses: Record<string, string>
  rules: string
}

export interface Update {
  t: 'sync' | 'update'
  version: number
  table?: Summary
  view?: View | null
  log?: Entry[]
  chat?: ChatLine[]
  sheet?: Line[][]
  result?: Result | null
}

export interface Refusal {
  t: 'refused'
  id?: string
  code: string
  message: string
  clause?: string
}

export interface Frame {
  version: number
  round: number
  view: View
  events: Entry[]
}

export type FromServer =
  | Update
  | Refusal
  | { t: 'ack'; id: string; version: number }
  | { t: 'here'; seats: boolean[] }
