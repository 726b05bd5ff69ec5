import { markdown } from './markdown'
import type { Passage } from './types'

/** A heading as an anchor. */
export const slug = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-').replace(/^-|-$/g, '')

/** The headings of a rulebook, in order. */
export const contents = (rules: Passage[]) => rules.filter((passage) => !passage.clause).flatMap((passage) => markdown(passage.text).flatMap((block) => (block.kind === 'heading' ? [block.text] : [])))
