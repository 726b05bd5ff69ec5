import { decided, narrowed } from '../lib/picking'
import type { Speaker } from '../lib/text'
import type { Card, Choice, View, Zone } from '../lib/types'

/** What a person may point at on one view, and what was pointed at so far. */
export class Board {
  view = $state.raw<View | null>(null)
  speaker = $state.raw<Speaker | null>(null)
  picked = $state<string[]>([])
  nudge = $state(0) // goes up when something was pointed at that is no choice
  send: (choice: Choice) => void = () => {}
  wonder: (pick: string) => void = () => {}

  choices = $derived<Choice[]>(this.view?.choices ?? [])
  narrowed = $derived(narrowed(this.choices, this.picked))
  open = $derived(this.narrowed.open)

  /** Copies of a card are as good as each other: by the id of any copy, the copy that a choice names. */
  copies = $derived.by<Map<string, string>>(() => {
    const named = new Map<string, string>()
    for (const zone of this.view?.zones ?? []) {
      for (const card of zone.cards ?? []) {
        const lit = card.face && zone.cards?.find((other) => other.face === card.face && this.open.has(other.id))
        if (lit && zone.owner === this.view?.viewer) named.set(card.id, lit.id)
      }
    }
    return named
  })

  /** Choices whose next pick is not a thing on the table: they are offered as buttons. */
  chips = $derived.by<{ pick: string; label: string }[]>(() => {
    const here = this.things()
    const chips = new Map<string, string>()
    for (const choice of this.narrowed.left) {
      const pick = choice.picks[this.picked.length]
      if (pick === undefined || here.has(pick)) continue
      const last = choice.picks.length === this.picked.length + 1
      chips.set(pick, chips.has(pick) || !last ? this.chipName(pick, choice) : (this.speaker?.say(choice.label) ?? pick))
    }
    return [...chips].map(([pick, label]) => ({ pick, label }))
  })

  show(view: View | null, speaker: Speaker): void {
    this.view = view
    this.speaker = speaker
    this.picked = []
  }

  isOpen(id: string): boolean {
    return this.open.has(id) || this.copies.has(id)
  }

  point(pointed: string): void {
    const id = this.open.has(pointed) ? pointed : (this.copies.get(pointed) ?? pointed)
    if (this.picked.includes(id) && !this.open.has(id)) {
      this.picked = this.picked.slice(0, this.picked.indexOf(id))
      return
    }
    if (!this.open.has(id)) {
      this.nudge += 1
      if (this.choices.length) this.wonder(id)
      return
    }
    this.picked = [...this.picked, id]
    const choice = decided(this.choices, this.picked)
    if (choice) this.finish(choice)
  }

  finish(choice: Choice): void {
    this.picked = []
    this.send(choice)
  }

  back(): void {
    this.picked = this.picked.slice(0, -1)
  }

  seatName(seat: number): string {
    return seat === this.view?.viewer ? 'you' : (this.speaker?.names[seat] ?? `seat ${seat}`)
  }

  /** What a screen reader says of a card. */
  nameOf(card: Card): string {
    const face = card.face ? (this.speaker?.face(card.face) ?? card.face) : 'face-down card'
    const choice = this.narrowed.left.find((one) => one.picks[this.picked.length] === card.id)
    const only = choice && choice.picks.length === this.picked.length + 1
    const can = card.may_be?.length ? `, can be ${card.may_be.join(' ')}` : ''
    return choice ? `${only ? this.speaker?.say(choice.label) : face}${can}` : face + can
  }

  owned(seat: number): Zone[] {
    return (this.view?.zones ?? []).filter((zone) => zone.owner === seat)
  }

  shared(): Zone[] {
    return (this.view?.zones ?? []).filter((zone) => (zone.owner ?? -1) === -1)
  }

  private things(): Set<string> {
    const ids = new Set<string>()
    for (const zone of this.view?.zones ?? []) for (const card of zone.cards ?? []) ids.add(card.id)
    for (const seat of this.view?.seats ?? []) ids.add(`seat:${seat.seat}`)
    const row = this.view?.zones.find((zone) => zone.owner === this.view?.viewer && ['hand', 'row'].includes(zone.kind))
    for (let gap = 0; row && gap <= (row.cards?.length ?? 0); gap++) ids.add(`gap:${gap}`)
    return ids
  }

  private chipName(pick: string, choice: Choice): string {
    const own = `${this.view?.game}-pick-${pick.replace(':', '-')}`
    const said = this.speaker?.sentence(own) ?? own
    return said === own ? (choice.picks.length > this.picked.length + 1 ? pick.replace(/^\w+:/, '') : (this.speaker?.say(choice.label) ?? pick)) : said
  }
}
