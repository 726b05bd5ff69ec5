import { speech } from './language.svelte'
import { told } from './text'
import type { Frame, Game, GameDetail, ReviewAnswer, TableSummary } from './types'

/** A refusal the server explained; its message is for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

export async function call<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (answer.ok) return (answer.status === 204 ? null : await answer.json()) as T
  const problem = await answer.json().catch(() => ({}))
  throw new Refused(problem.code ?? 'error', told(problem.text, problem.message), answer.status)
}

export interface Me {
  id: string
  name: string
}

/** What brings this person to another device. */
export interface DeviceLink {
  code: string
  seconds: number
}

export interface NewTable {
  game: string
  players: number
  options: Record<string, unknown>
  public: boolean
  bots: string
  start: boolean
  hints?: boolean
}

/** A game's guided first match: the lesson says everything else. */
export interface NewLesson {
  game: string
  lesson: true
}

export const api = {
  me: () => call<Me>('/api/me'),
  rename: (name: string) => call<Me>('/api/me', 'PUT', { name }),
  link: () => call<DeviceLink>('/api/me/link', 'POST'),
  arrive: (code: string) => call<Me>('/api/me/arrival', 'POST', { code }),
  games: () => call<Game[]>('/api/games'),
  game: (key: string) => call<GameDetail>(`/api/games/${key}?language=${speech.language}`),
  tables: () => call<{ mine: TableSummary[]; open: TableSummary[] }>('/api/tables'),
  table: (id: string) => call<TableSummary>(`/api/tables/${id}`),
  create: (table: NewTable | NewLesson) => call<{ id: string }>('/api/tables', 'POST', table),
  frames: (id: string, as: string) => call<Frame[]>(`/api/tables/${id}/frames?as=${as}`),
  review: (id: string) => call<ReviewAnswer>(`/api/tables/${id}/review`),
  languages: () => call<Record<string, string>>('/api/text'),
  catalogue: async (wanted: string) => {
    const answer = await fetch(`/api/text/${encodeURIComponent(wanted)}`)
    return { language: answer.headers.get('content-language') ?? 'en', text: await answer.text() }
  },
}
