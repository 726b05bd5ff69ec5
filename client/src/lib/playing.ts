import { memory } from '../lesson/memory'
import { api } from './api'
import type { Game } from './types'

/** Make a table full of bots; gives its path. */
export async function playNow(game: Game): Promise<string> {
  const { id } = await api.create({ game: game.key, players: game.usual_players, options: {}, public: false, bots: game.usual_bot, start: true })
  return `/table/${id}`
}

/** The table of a game's lesson: the one that was begun, as long as it is not over, or a new one; gives its path. */
export async function teach(game: Game): Promise<string> {
  const begun = memory.begun(game.key)
  if (begun && (await goesOn(begun))) return `/table/${begun}`
  const { id } = await api.create({ game: game.key, lesson: true })
  memory.begin(game.key, id)
  return `/table/${id}`
}

const goesOn = (table: string) => api.table(table).then((one) => one.status === 'playing' && one.you === 0, () => false)
