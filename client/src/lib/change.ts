import type { View } from './types'

/** By the name of a list, what tells its things apart. */
const KEYS: Record<string, string> = { seats: 'seat', zones: 'id', cards: 'id', steps: 'label', badges: 'id' }

type Thing = Record<string, unknown>

/** A view after a change; what did not change stays the same object. */
export function changed(view: View, change: Thing): View {
  return changedThing(view as unknown as Thing, change) as unknown as View
}

function changedThing(thing: Thing, change: Thing): Thing {
  const after = { ...thing }
  for (const [name, value] of Object.entries(change)) {
    const key = KEYS[name]
    if (key) after[name] = changedList((thing[name] ?? []) as Thing[], value as Thing[] | Record<string, Thing | null>, key)
    else if (value === null) delete after[name]
    else after[name] = value
  }
  return after
}

/** A list after a change: the new order of all its things, or what is different by key, with at most one that is new. */
function changedList(before: Thing[], change: (Thing | string | number)[] | Record<string, Thing | null>, key: string): Thing[] {
  const known = new Map(before.map((one) => [String(one[key]), one]))
  if (Array.isArray(change)) {
    return change.map((one) => (typeof one === 'object' ? changedThing(known.get(String(one[key])) ?? {}, one) : known.get(String(one))!))
  }
  for (const [name, value] of Object.entries(change)) {
    if (value) known.set(name, changedThing(known.get(name) ?? {}, value))
    else known.delete(name)
  }
  return [...known.values()]
}
