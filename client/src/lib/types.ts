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
  pieces?: string[]
  tag?: string
  may_be?: string[]
  printed?: Text[] // words that its drawing leaves to the table: name, number, bonus
  lines?: Text[]
}

export interface Step {
  label: string
  height?: number
  name?: Text
  icons?: string[]
  pins?: string[]
  faint?: string[]
  best?: boolean
  mine?: boolean
  worth?: string
  colour?: string
}

export interface Line {
  text: Text
  icons?: string[]
  cards?: string[] // those it stands over
}

/** Two neighbours and what they make together. */
export interface Pair {
  text: string
  place?: number // of the left one
  token?: string // the action that uses them
  icon?: string
}

export interface Zone {
  id: string
  kind: string
  layout: string
  owner?: number
  cards?: Card[]
  counts?: Record<string, number>
  gains?: Record<string, number> // what my choice would add to them
  clause?: string // of a question that a choice leads on to: what stands against any other answer
  steps?: Step[]
  pairs?: Pair[]
  gaps?: Pair[][] // by gap, what the next card would make there
  marked?: number[] // gaps that a review points at
  lines?: Line[]
  label?: Text
  note?: Text
}

export interface Badge {
  id: string
  value: string
  label?: Text
  of?: number
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
  label?: Text // none: the card that is pointed at says it
  tag?: string // a word or number to show at the thing itself
  any_order?: boolean // the picks may be pointed at in any order
  then?: string[] // its last picks, which answer the questions that follow
}

/** How far the round is: words, and a pip for each of its parts. */
export interface Progress {
  label: Text
  of?: number
  done?: number[] // by finished part, the seat whose it is, or -1
  meter?: boolean // the parts fill up; none of them is being played
  note?: Text
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
  progress?: Progress
  goal?: Text // what wins, and what to aim at now
  last_trick?: number // cards of earlier tricks of this round may not be looked up
}

export interface SeatInfo {
  name: string
  kind: string
  here: boolean
  away?: boolean // a bot plays for the person
  left?: number // seconds until the turn clock runs out
  acting?: boolean // owed a decision when this was told
}

export interface TableSummary {
  id: string
  game: string
  players: number
  options: Record<string, unknown>
  status: 'open' | 'playing' | 'over' | 'outdated'
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
  hints: boolean // may be asked for
  lesson: boolean // a guided first match
}

export interface NarratedEvent {
  version: number
  kind: string
  facts: Record<string, unknown>
  round: number
  trick?: number // the trick whose cards it shows, where they may not be looked up later
}

/** What a player has just said or done, in a bubble. */
export interface Said {
  words: string
  loud?: boolean // shouted
}

export interface ChatMessage {
  from: string
  text: string
  at: number
  seat?: number // of who said it, at that time; absent for who was watching
  house?: boolean // said by the keeper of the house
}

export type ScoreLine = [seat: number, line: string, count: number, points: number]

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
  usual_players: number
  fewest_win: boolean
  minutes: number
  cloth: string // colours of its mat, or empty
  hem: string
  options: Option[]
  bots: string[] // levels, the weakest first
  usual_bot: string
  lesson: boolean // it has a guided first match
}

export interface Spot {
  zone: string
  left: number
  top: number
  width: number
  height: number
  look?: string
  phases?: string[]
  given?: string
}

export interface StageShape {
  mat?: Spot[]
  side?: number
  top?: number
  mine?: number
  facts?: string[]
  near?: number
  aside?: number
  abreast?: boolean
  stacked?: boolean
  flow?: boolean
  badges?: boolean
}

export interface Scene {
  cloth?: string
  hem?: string
  weave?: string
  seat?: { kind: string; share?: number; look?: string; beside?: boolean }[]
  facts?: string[]
  hand?: string[]
  aside?: string[]
  quiet?: string[]
  shouts?: string[] // kinds of events that are shouted
  bill?: string // the kind of event that tells what is on a player's bill
  desktop: StageShape
  phone: StageShape
  landscape: StageShape
  duel?: StageShape | null
  duel_phone?: StageShape | null
}

export interface GameDetail extends Game {
  scene: Scene
  faces: Record<string, Face>
  rules: Passage[]
  clauses: Record<string, string[]> // by prompt, the clauses that answer it
  figures: Figure[]
}

/** A picture after a clause: components by their drawings, or a moment of a match. */
export interface Figure {
  name: string
  clause: string
  drawings?: string[]
  view?: View
}

/** A numbered clause of the rulebook, or a heading with what follows it and no number; Markdown. */
export interface Passage {
  clause: string
  text: string
}

/** What the coach of a lesson says: a sentence, what it points at, and the choices it asks for. */
export interface Tip {
  id: string
  part?: 'right' | 'other' // the answer to a move
  args?: Record<string, unknown>
  about?: string[]
  because?: string[]
  tokens?: string[] // none: it only tells
  number?: number
  of?: number
  ending?: boolean // told where the round's end is shown
  last?: boolean // the lesson is learned with it
}

export interface Update {
  t: 'sync' | 'update'
  version: number
  table?: TableSummary
  view?: View | null
  change?: Record<string, unknown> // instead of the view: how it differs from the one before
  events?: NarratedEvent[]
  chat?: ChatMessage[]
  sheet?: ScoreLine[][]
  result?: Result | null
  tips?: Tip[]
}

/** A question, what answers it, and what stands against anything else. */
export interface Question {
  prompt: Text
  choices?: Choice[]
  clause?: string
}

export interface Refusal {
  t: 'refused'
  id?: string
  code: string
  message: string // in English
  text?: Text // the same by its name in the catalogue
  clause?: string
  asked?: Question // where that is not what the view asks
}

/** A choice, with what the expert expects of it; nothing where it is the only one. */
export interface HintedChoice {
  token: string
  share?: number // of the win, from 0 to 1
  points?: number // gained by the end of the round
  reason?: Text
}

export interface Hint {
  t: 'hint'
  version: number
  choices: HintedChoice[]
}

export interface Frame {
  version: number
  round: number
  view: View
  events: NarratedEvent[]
}

/** A choice that there was, with what the expert expects of it. */
export interface WeighedChoice {
  token: string
  label: Text
  picks: string[]
  share: number
  points: number
  reason?: Text | null // for it, where the game can give one
}

export interface Decision {
  move: number // it was made at this frame
  seat: number
  round: number
  number: number
  played: string
  choices: WeighedChoice[] // the expert's first
  loss: number
  lead: number
  shares: number[]
}

export interface Curve {
  seat: number
  moves: number[]
  shares: number[][]
}

export interface KeyMoment {
  move: number
  seat: number
  kind: 'loss' | 'praise'
}

export interface Review {
  decisions: Decision[]
  curves: Curve[]
  moments: KeyMoment[]
}

export type ReviewAnswer = { state: 'running'; done: number; of: number } | { state: 'failed' } | ({ state: 'done' } & Review)

/** Who looks on without sitting there. */
export interface Watching {
  count: number
  names: string[] // of the first of them
}

export type FromServer =
  | Update
  | Refusal
  | Hint
  | { t: 'ack'; id: string; version: number }
  | { t: 'here'; seats: boolean[]; seen?: number[] }
  | ({ t: 'watchers' } & Watching)
