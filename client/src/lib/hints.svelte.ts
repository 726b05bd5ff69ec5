import type { Hint, View } from './types'

/** What the expert would do: asked for at most once for each decision of mine. */
export class Hints {
  shown = $state(false)
  thinking = $state(false)
  found = $state.raw<Hint | null>(null)

  constructor(private readonly ask: () => void) {}

  toggle(): void {
    this.shown = !this.shown
    if (!this.shown || this.found || this.thinking) return
    this.thinking = true
    this.ask()
  }

  answer(hint: Hint): void {
    if (this.thinking) this.found = hint
    this.thinking = false
  }

  /** None comes, or it has become useless. */
  drop(): void {
    this.shown = this.thinking = false
    this.found = null
  }

  /** A hint is for one decision: others may decide meanwhile, where all choose at once. */
  keep(before: View | null, now: View | null): void {
    if (asked(before) !== asked(now)) this.drop()
  }
}

const asked = (view: View | null) => JSON.stringify((view?.choices ?? []).map((choice) => choice.token))
