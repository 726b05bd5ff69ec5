import type { Choice, View, Zone } from './types'

/** The zone that says what a choice leads on to: nothing that lies on the table. */
export const following = (view: View | null, token: string | undefined): Zone | undefined => view?.zones.find((zone) => zone.id === `then:${token}`)

/** What can be chosen; a choice that leads on to another is one with each of those. */
export function whole(view: View | null): Choice[] {
  return (view?.choices ?? []).flatMap((choice) => following(view, choice.token)?.steps?.map(({ label, name, worth }) => ({ ...choice, picks: [...choice.picks, label], label: name!, tag: worth ?? '', then: label })) ?? [choice])
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
