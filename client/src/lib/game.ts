import { api } from './api'
import { speech } from './language.svelte'
import { sentence } from './text'
import { lengthOf } from '../stage/fitting'
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
  sayDrawings()
}

const CARD = 86 // how long words on a card may be; it is 100 wide

/** Say what stands on the drawings in the language that is spoken. */
export function sayDrawings(): void {
  for (const text of document.querySelectorAll<SVGTextElement>('#art [data-say]')) {
    const [id, part] = text.dataset['say']!.split('.') as [string, string?]
    const size = Number(text.dataset['size'])
    text.textContent = sentence(id, part)
    text.setAttribute('font-size', String(Math.min(size, (size * CARD) / lengthOf(text.textContent, size * 0.58))))
  }
}
