import { call } from '../lib/api'
import type { Text } from '../lib/types'

export interface Order {
  game: string
  players: number
  bots: string[]
  matches: number
  options: Record<string, unknown>
}

export interface Study extends Order {
  id: string
  state: 'running' | 'done' | 'failed'
  done: number
  mine: boolean
  trouble?: Text
}

const PLACE = '/api/lab/studies'
export const studies = () => call<Study[]>(PLACE)
export const begin = (order: Order) => call<Study>(PLACE, 'POST', order)
export const remove = (study: Study) => call<null>(`${PLACE}/${study.id}`, 'DELETE')
