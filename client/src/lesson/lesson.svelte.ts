import type { TableSummary, Tip, Update } from '../lib/types'
import { memory } from './memory'

/** A tip's name: the same one is not told twice. */
const named = (tip: Tip) => `${tip.id}.${tip.part ?? ''}`
const tells = (tip: Tip) => !tip.tokens?.length

/** What the coach says at one table: tips that only tell wait for the person, one after the other; the last that asks for a move stays. */
export class Lesson {
  active = $state(false)
  private told = $state.raw<Tip[]>([]) // earlier ones
  private telling = $state.raw<Tip[]>([]) // to be told, the present one first
  private wish = $state.raw<Tip | null>(null) // waits for a move
  private back = $state(0) // how many tips the person looks back

  private passed = new Set<string>()
  private endings: Tip[] = [] // to be told where the round's end is shown
  private tried: Tip | null = null // the wish that a move on its way has answered
  private game = ''
  private over: boolean // skipped, or learned
  private waiting: (() => void)[] = []

  constructor(private readonly table: string) {
    const known = memory.of(table)
    this.passed = new Set(known.passed)
    this.over = Boolean(known.over)
  }

  /** The tip that is shown. */
  tip = $derived<Tip | null>(this.back ? this.told[this.told.length - this.back]! : (this.telling[0] ?? this.wish))
  /** Everything waits until it was told. */
  holds = $derived(this.telling.length > 0)
  looking = $derived(this.back > 0)
  canGoBack = $derived(this.back < this.told.length)

  /** Whose table it is: only there is a coach. */
  sit(table: TableSummary): void {
    this.game = table.game
    this.active = table.lesson && table.you === 0 && !this.over
  }

  /** Hear what the coach says to what has just happened. */
  hear({ t, tips = [], view }: Update): void {
    if (!this.active) return
    if (t === 'sync') this.telling = this.endings = []
    const tokens = new Set(view?.choices?.map((choice) => choice.token))
    this.tell(tips.filter((tip) => t === 'sync' || !tip.ending))
    if (t !== 'sync') this.endings.push(...tips.filter((tip) => tip.ending && !this.passed.has(named(tip))))
    const wish = tips.findLast((tip) => tip.tokens?.some((token) => tokens.has(token)))
    if (wish) this.wish = wish
    else if (t === 'sync' || (view && !tokens.size)) this.wish = null
    if (tips.length) this.back = 0
    if (!this.holds) this.release()
  }

  /** Tell what is to be told at the end of a round, to which these tips belong; whether there is anything. */
  tellEnding(tips: Tip[] = []): boolean {
    const all = [...this.endings, ...tips]
    this.endings = []
    if (!this.active || !all.some((tip) => tip.ending)) return false
    this.tell(all)
    return true
  }

  /** Add those that only tell and have not been told. */
  private tell(tips: Tip[]): void {
    const fresh = tips.filter((tip) => tells(tip) && !this.passed.has(named(tip)) && !this.telling.some((one) => named(one) === named(tip)))
    if (this.active && fresh.length) this.telling = [...this.telling, ...fresh]
  }

  /** Resolves when nothing is left to be told. */
  heard(): Promise<void> {
    return this.holds ? new Promise((done) => this.waiting.push(done)) : Promise.resolve()
  }

  /** Go on to the next tip. */
  next(): void {
    if (this.back) this.back -= 1
    else if (this.telling.length) this.pass(this.telling[0]!)
  }

  goBack(): void {
    if (this.canGoBack) this.back += 1
  }

  private pass(tip: Tip): void {
    this.passed.add(named(tip))
    memory.pass(this.table, named(tip))
    this.told = [...this.told, tip]
    this.telling = this.telling.slice(1)
    if (tip.last) {
      memory.learn(this.game)
      this.end()
    } else if (!this.holds) this.release()
  }

  /** The person has made a move. */
  moved(): void {
    this.tried = this.wish
    if (this.wish) this.told = [...this.told, this.wish]
    this.wish = null
    this.back = 0
  }

  /** It was refused. */
  unmoved(): void {
    if (this.tried) this.told = this.told.slice(0, -1)
    this.wish ??= this.tried
    this.tried = null
  }

  /** Go on without the coach, for good. */
  end(): void {
    memory.end(this.table)
    this.over = true
    this.active = false
    this.telling = []
    this.wish = null
    this.back = 0
    this.release()
  }

  private release(): void {
    for (const done of this.waiting.splice(0)) done()
  }
}
