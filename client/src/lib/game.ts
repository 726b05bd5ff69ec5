import { api } from './api'
import { speech } from './language.svelte'
import type { GameDetail } from './types'

const known = new Map<string, Promise<GameDetail>>()

/** A game with its faces, and its rules in the language that is spoken, fetched once. */
export function gameDetail(key: string): Promise<GameDetail> {
  const name = `${key} ${speech.language}`
  if (!known.has(name)) known.set(name, api.game(key))
  return known.get(name)!
}

let drawn = ''

/** Put one game's drawings into the page; only one game's at a time, since emblems share names. */
export async function draw(key: string): Promise<void> {
  if (drawn === key) return
  const sheet = await (await fetch(`/art/${key}.svg`)).text()
  const holder = document.getElementById('art') ?? document.body.appendChild(Object.assign(document.createElement('div'), { id: 'art' }))
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
  const parsed = new DOMParser().parseFromString(sheet, 'image/svg+xml').documentElement
  holder.replaceChildren(document.importNode(parsed, true))
  drawn = key
}
