import { beat, still } from '../lib/settings.svelte'

const TRAVEL = { duration: 250, easing: 'cubic-bezier(0.33, 1, 0.68, 1)' }
const APPEAR = { duration: 180 }

interface Lying {
  element: HTMLElement
  rect: DOMRect | null
}

/** Cards travel from where they were to where they are, new ones appear; with reduced motion they only fade,
and at the pace without a beat they are there at once.

All cards are measured together, once before and once after a change: measuring zone by zone makes the browser lay out the
whole page again for every zone. */
export class Motion {
  private before = new Map<string, Lying>()
  private travels: Animation[] = []

  /** To be called before the board changes. */
  remember(board: HTMLElement): void {
    this.before = beat() > 0 ? lying(board, !still()) : new Map()
  }

  /** To be called after the board has changed. */
  play(board: HTMLElement): void {
    if (this.before.size === 0) return
    for (const travel of this.travels) travel.cancel()
    this.travels = []
    for (const [id, now] of lying(board, !still())) {
      const was = this.before.get(id)
      if (was?.rect && now.rect) this.travel(now.element, was.rect, now.rect)
      else if (was?.element !== now.element) now.element.animate({ opacity: [0, 1] }, APPEAR)
    }
  }

  private travel(element: HTMLElement, from: DOMRect, to: DOMRect): void {
    if (from.left === to.left && from.top === to.top && from.width === to.width) return
    const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`
    const frames = { transform: [shift, 'none'], transformOrigin: ['0 0', '0 0'] }
    this.travels.push(element.animate(frames, TRAVEL))
  }
}

/** Every card by its id, and where it is if that is asked for. */
function lying(board: HTMLElement, measured: boolean): Map<string, Lying> {
  const cards = [...board.querySelectorAll<HTMLElement>('[data-card]')]
  return new Map(
    cards.map((element) => [element.dataset['card']!, { element, rect: measured ? element.getBoundingClientRect() : null }]),
  )
}
