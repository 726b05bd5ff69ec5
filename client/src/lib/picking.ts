import type { Choice } from './types'

/** What a person may point at next, given what was pointed at so far: the client's whole knowledge of rules. */
export interface Narrowed {
  left: Choice[]
  open: Set<string>
  done: Choice | null // the one choice that the picks so far say completely
}

export function narrowed(choices: Choice[], picked: string[]): Narrowed {
  const left = choices.filter((choice) => picked.every((pick, place) => choice.picks[place] === pick))
  const open = new Set(left.flatMap((choice) => choice.picks[picked.length] ?? []))
  return { left, open, done: left.find((choice) => choice.picks.length === picked.length) ?? null }
}

/** The choice to send once only one is left. */
export function decided(choices: Choice[], picked: string[]): Choice | null {
  if (picked.length === 0) return null
  const { left } = narrowed(choices, picked)
  return left.length === 1 ? (left[0] ?? null) : null
}
