/** After a change, a moment in which nothing is pointed at: a click was still meant for what was there before. */
export class Settling {
  on = $state(false)
  private timer = 0

  constructor(private readonly time: number) {}

  begin(): void {
    this.on = true
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => (this.on = false), this.time)
  }

  /** The same while something is being made that changes everything. */
  async during<Made>(making: Promise<Made>): Promise<Made> {
    this.on = true
    clearTimeout(this.timer)
    return making.finally(() => this.begin())
  }
}

/** Of the whole screen: longer than the second click of a double click takes. */
export const screen = new Settling(500)

/** Keeps a key that is held down, or pressed before the screen has settled, from pressing anything. */
export function guard(event: KeyboardEvent): void {
  const target = event.target as Element
  const typing = target.closest('input, select, textarea')
  const presses = event.key === 'Enter' || (event.key === ' ' ? target.closest('button') : !typing && !event.ctrlKey && !event.metaKey && /^[\w?]$/.test(event.key))
  if (!presses || !(event.repeat || (screen.on && !typing))) return
  event.preventDefault()
  event.stopPropagation()
}
