import { Refused } from './api'
import { sentence, tell } from './text'

/** What went wrong, in a person's words. */
export function told(error: unknown): string {
  if (!(error instanceof Refused)) return sentence('problem-unreachable')
  return sentence(`problem-${error.code}`) || capital(error.message) || tell('problem-answer', { status: error.status })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
