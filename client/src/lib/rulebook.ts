import { markdown } from './markdown'
import type { Passage } from './types'

/** A heading as an anchor, in any script. */
export const slug = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-').replace(/^-|-$/g, '')

export interface Rulebook {
  title: Passage | undefined // and what stands under it
  short: Passage | undefined // the rules in short
  clauses: Passage[] // with their headings
  appendix: Passage[] // not for the table: it is not printed
}

/** A rulebook in its parts. */
export function parts(rules: Passage[]): Rulebook {
  const short = rules[1]?.clause || rules[2]?.clause ? undefined : rules[1] // clauses would follow on any other heading
  const end = rules.findLastIndex((passage) => passage.clause) + 1
  return { title: rules[0], short, clauses: rules.slice(short ? 2 : 1, end), appendix: rules.slice(end) }
}

/** The headings of a rulebook, in order. */
export const contents = (rules: Passage[]) => rules.filter((passage) => !passage.clause).flatMap((passage) => markdown(passage.text).flatMap((block) => (block.kind === 'heading' ? [block.text] : [])))
