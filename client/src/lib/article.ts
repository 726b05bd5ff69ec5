// The Hungarian article: `az` before what is spoken with a vowel first, else `a`; in sentences it is A($name).
// donabe/locales/article.py is the same for the terminal, and both are tested with the same cases.

const VOWELS = new Set('aeiou')
const SPELLED = new Set('aefilmnorsuxy') // letters whose names begin with a vowel: ef, el, em, ..., ipszilon

const bare = (letter: string) => [...letter.normalize('NFD')][0]!.toLowerCase()

/** The article before a number or a word. */
export function article(following: string | number): string {
  const text = String(following)
  const found = text.match(/[\p{L}\p{N}]+/u) // quotes and brackets before it are not spoken
  if (!found || /^[-\u2212]/.test(text)) return 'a' // mínusz
  const digits = found[0].match(/^\d+/)
  return (digits ? spokenNumber(digits[0]) : spokenWord([...found[0]])) ? 'az' : 'a'
}

/** Egy, öt, ötven, ötszáz, ezer, ötezer, egymillió ...; but tíz, száz, tízezer. */
const spokenNumber = (digits: string) => digits[0] === '5' || (digits[0] === '1' && digits.length % 3 === 1)

function spokenWord(letters: string[]): boolean {
  const first = bare(letters[0]!)
  if (letters.length === 1 || !/\p{L}/u.test(letters[1]!)) return SPELLED.has(first)
  if (first === 'y') return !VOWELS.has(bare(letters[1]!)) // Yvonne, but Yuki
  return VOWELS.has(first)
}
