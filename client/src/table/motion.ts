import { beat, still } from '../lib/settings.svelte'

const TRAVEL = { duration: 220, easing: 'cubic-bezier(0.33, 1, 0.68, 1)' }
const APPEAR = { duration: 180 }
const HOP = { duration: 450, easing: 'ease-in-out' }

interface Piece {
  element: HTMLElement
  place: string
  kind: string
}

interface Lying {
  element: HTMLElement
  rect: DOMRect | null
  last: boolean // it is where something was done last
}

/** Cards travel from where they were to where they are, new ones appear; with reduced motion they only fade,
and at the pace without a beat they are there at once. A card that flies over something takes no click from it.

All cards are measured together, once before and once after a change: measuring zone by zone makes the browser lay out the
whole page again for every zone. */
export class Motion {
  private before = new Map<string, Lying>()
  private pieces: (Piece & { rect: DOMRect })[] = []
  private travels: Animation[] = []
  private scale = 1
  private playing = false // what changed is still to be played

  /** To be called before the board changes. */
  remember(board: HTMLElement): void {
    if (this.playing) return // what was seen last is known
    this.playing = true
    this.before = beat() > 0 ? lying(board, !still()) : new Map()
    this.pieces = beat() > 0 && !still() ? standing(board).map((piece) => ({ ...piece, rect: piece.element.getBoundingClientRect() })) : []
  }

  /** To be called after the board, drawn at some scale, has changed; gives the cards that are new there or were just dealt with, or else the pieces. */
  play(board: HTMLElement, scale: number): HTMLElement[] {
    this.scale = scale
    this.playing = false
    if (this.before.size === 0) return []
    this.land()
    const fresh: HTMLElement[] = []
    for (const [id, now] of lying(board, !still())) {
      const was = this.before.get(id)
      if (!was || (now.last && !was.last)) fresh.push(now.element)
      if (was?.rect && now.rect) this.travel(now.element, was.rect, now.rect)
      else if (was?.element !== now.element) now.element.animate({ opacity: [0, 1] }, APPEAR)
    }
    const come = this.pieces.length ? this.hop(standing(board)) : []
    return fresh.length ? fresh : come
  }

  /** A piece that is new somewhere hops there from where one of its kind is gone; gives the new ones. */
  private hop(now: Piece[]): HTMLElement[] {
    const stay = (all: Piece[]) => new Set(all.map((one) => `${one.place} ${one.kind}`))
    const [then, here] = [stay(this.pieces), stay(now)]
    let gone = this.pieces.filter((one) => !here.has(`${one.place} ${one.kind}`))
    const come = now.filter((piece) => !then.has(`${piece.place} ${piece.kind}`))
    const hops = come.flatMap(({ element, kind }) => {
      const from = gone.find((piece) => piece.kind === kind)
      gone = gone.filter((piece) => piece !== from)
      return from ? [{ element, transform: arc(from.rect, element.getBoundingClientRect(), this.scale) }] : []
    })
    for (const { element, transform } of hops) this.travels.push(element.animate({ transform }, HOP))
    return come.map((one) => one.element)
  }

  private travel(element: HTMLElement, from: DOMRect, to: DOMRect): void {
    if (from.left === to.left && from.top === to.top && from.width === to.width) return
    const shift = `translate(${(from.left - to.left) / this.scale}px, ${(from.top - to.top) / this.scale}px) scale(${from.width / to.width})`
    const frames = { transform: [shift, 'none'], transformOrigin: ['0 0', '0 0'] }
    const flight = element.animate(frames, TRAVEL)
    element.dataset['flying'] = ''
    flight.onfinish = () => delete element.dataset['flying']
    this.travels.push(flight)
  }

  /** Whatever still moves is where it was going. */
  private land(): void {
    for (const travel of this.travels) {
      travel.cancel()
      delete ((travel.effect as KeyframeEffect).target as HTMLElement).dataset['flying']
    }
    this.travels = []
  }
}

/** Every card by its id, and where it is if that is asked for. */
function lying(board: HTMLElement, measured: boolean): Map<string, Lying> {
  const cards = [...board.querySelectorAll<HTMLElement>('[data-card]')]
  return new Map(
    cards.map((element) => [element.dataset['card']!, { element, rect: measured ? element.getBoundingClientRect() : null, last: element.matches('.last, :has(.last)') }]),
  )
}

/** Every piece that has a place of its own. */
function standing(board: HTMLElement): Piece[] {
  return [...board.querySelectorAll<HTMLElement>('[data-piece]')].map((element) => ({
    element,
    place: element.dataset['piece']!,
    kind: element.dataset['kind'] ?? '',
  }))
}

/** Frames of a hop that ends where the piece is. */
function arc(from: DOMRect, to: DOMRect, scale: number): string[] {
  const [across, down, size] = [(from.left - to.left) / scale, (from.top - to.top) / scale, from.width / to.width]
  return [`translate(${across}px, ${down}px) scale(${size})`, `translate(${across / 2}px, ${down / 2 - 70}px) scale(1.25)`, 'none']
}
