import type { Choice, View, Zone } from './types'

/** The zone that says what a choice, with answers given so far, leads on to: nothing that lies on the table. */
function ledTo(view: View | null, token: string, answers: string[]): Zone | undefined {
  const at = (path: string[]) => view?.zones.find((zone) => zone.id === `then:${path.join('/')}`)
  return at([token, ...answers]) ?? at(['*', ...answers.map(() => '*')])
}

/** What can be chosen; a choice that leads on to others is one with each of their answers. */
export const whole = (view: View | null): Choice[] => (view?.choices ?? []).flatMap((choice) => ledOn(view, choice))

function ledOn(view: View | null, choice: Choice): Choice[] {
  const then = choice.then ?? []
  const asked = ledTo(view, choice.token, then)
  const steps = asked?.steps?.filter(({ label }) => !asked.id.includes('*') || !choice.picks.includes(label)) // of all alike, those that are left
  return steps?.flatMap(({ label, name, worth }) => ledOn(view, { ...choice, picks: [...choice.picks, label], label: name!, tag: worth ?? '', then: [...then, label] })) ?? [choice]
}

/** The zone of the question that a choice leads on to, with what was pointed at so far; the last one, if all are answered. */
export function following(view: View | null, choice: Choice | undefined, picked: string[]): Zone | undefined {
  if (!choice?.then) return
  const own = choice.picks.length - choice.then.length
  return picked.length < own ? undefined : ledTo(view, choice.token, choice.then.slice(0, Math.min(picked.length - own, choice.then.length - 1)))
}

/** What lies on the table; while a question is open that lays cards out, they lie where the hand was. */
export function laidOut(view: View | null, asked: Zone | undefined): Zone[] {
  const zones = view?.zones ?? []
  if (!asked?.cards) return zones
  const here = new Set(asked.cards.map((card) => card.id))
  const others = zones.filter((zone) => !zone.cards?.some((card) => here.has(card.id)))
  return [...others.map((zone) => (zone.kind === 'hand' && zone.owner === view?.viewer ? { ...zone, kind: 'waiting' } : zone)), { ...asked, id: 'laid', kind: 'laid' }]
}

/** What a person may point at next, given what was pointed at so far: the client's whole knowledge of rules. */
export interface Narrowed {
  left: Choice[]
  open: Set<string>
  done: Choice | null // the one choice that the picks so far say completely
}

export function narrowed(choices: Choice[], picked: string[]): Narrowed {
  const left = choices.filter((choice) => picked.every((pick, place) => (choice.any_order ? choice.picks.includes(pick) : choice.picks[place] === pick)))
  const open = new Set(left.flatMap((choice) => (choice.any_order ? choice.picks.filter((pick) => !picked.includes(pick)) : (choice.picks[picked.length] ?? []))))
  return { left, open, done: left.find((choice) => choice.picks.length === picked.length) ?? null }
}

/** The choice that was pointed at to its last pick, if no longer one begins the same way. */
export function decided(choices: Choice[], picked: string[]): Choice | null {
  if (picked.length === 0) return null
  const { left, done } = narrowed(choices, picked)
  return left.length === 1 ? done : null
}
