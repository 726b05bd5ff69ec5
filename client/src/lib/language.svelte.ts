import type { FluentBundle } from '@fluent/bundle'

// Which language is spoken: the one chosen in this browser, else what the browser prefers.

const KEY = 'donabe-language'

/** The sentences to speak with: the language's, then English ones for what it lacks. Whoever reads them says everything again when they change. */
export const speech = $state<{ language: string; bundles: FluentBundle[] }>({ language: 'en', bundles: [] })

/** The languages to ask for, the best first. */
export function wanted(): string[] {
  const chosen = localStorage.getItem(KEY)
  return chosen ? [chosen] : [...navigator.languages]
}

/** Remember a choice of this person. */
export const remember = (language: string) => localStorage.setItem(KEY, language)
