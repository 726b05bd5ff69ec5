import type { Choice } from './types'

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
