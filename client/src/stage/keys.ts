import type { Board } from '../table/board.svelte'

const LIT = '.card.open, .gap, .chip, .head.open'
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The keyboard at the table: arrows move among what is lit, digits choose, Enter confirms, Escape undoes. */
export class Keys {
  private used = false // the last thing done here was done with keys
  private pointed = false // or with a mouse or a finger
  private place = 0 // which of the lit things had the focus

  constructor(
    private readonly board: Board,
    private readonly root: () => HTMLElement | undefined,
  ) {}

  /** Whether a key is not for the table: it is typed elsewhere, or the table lies still. */
  ignores(event: KeyboardEvent): boolean {
    return event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target as Element) || Boolean(this.root()?.closest('[inert]'))
  }

  /** Whether the key meant something here. */
  press(event: KeyboardEvent): boolean {
    if (this.ignores(event)) return false
    this.used = true
    this.pointed = false
    if (event.key === 'Escape' && this.board.picked.length) this.board.back()
    else if (event.key === 'Enter' && this.board.ready && !(event.target as Element).closest('button:not(.picked), a')) this.board.confirm()
    else if (event.key in STEPS) this.step(STEPS[event.key]!)
    else if (/^[1-9]$/.test(event.key)) this.choose(this.lit()[Number(event.key) - 1])
    else return false
    return true
  }

  /** With the focus on it, so that Enter confirms it. */
  private choose(one: HTMLElement | undefined): void {
    one?.focus({ preventScroll: true })
    one?.click()
  }

  touched(): void {
    this.used = false
    this.pointed = true
  }

  /** Before something that was pointed at may go: the browser lays out the whole table once more if what goes has the focus. */
  letGo(): void {
    if (this.pointed) (document.activeElement as HTMLElement | null)?.blur()
  }

  focused(target: Element): void {
    const place = this.lit().findIndex((one) => one === target)
    if (place >= 0) this.place = place
  }

  /** After the table has changed: the focus goes on where it was useful, for somebody who plays with keys. */
  keep(): void {
    const active = document.activeElement
    if (!this.used || (active && active !== document.body && !this.stale(active))) return
    const lit = this.lit()
    const next = lit[Math.min(this.place, lit.length - 1)] ?? this.root()?.querySelector<HTMLElement>('.ribbon')
    next?.focus({ preventScroll: true })
  }

  /** Something on the table that is not lit any more; what waits to be confirmed is confirmed where it is. */
  private stale(active: Element): boolean {
    return Boolean(this.root()?.contains(active)) && !active.matches(`${LIT}, .button${this.board.ready ? ', .picked' : ''}`)
  }

  private step(by: number): void {
    const lit = this.lit()
    const now = lit.findIndex((one) => one === document.activeElement)
    const next = now < 0 ? Math.min(this.place, lit.length - 1) : (now + by + lit.length) % lit.length
    lit[next]?.focus({ preventScroll: true })
  }

  private lit(): HTMLElement[] {
    return [...(this.root()?.querySelectorAll<HTMLElement>(LIT) ?? [])]
  }
}

/** Fields and dialogs have keys of their own. */
const elsewhere = (target: Element) => target.closest?.('input, select, textarea, dialog, [role=dialog], aside') !== null
