import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

// The rounded font with the Japanese that we say ourselves: kana, and every character of the Japanese sentences and rules.
// What people type besides comes from the fonts of their machine.

const HERE = dirname(fileURLToPath(import.meta.url))
const SOURCES = join(HERE, '../src/donabe')
const FONT = join(HERE, 'node_modules/@expo-google-fonts/m-plus-rounded-1c')
const WEIGHTS = { 500: '500Medium/MPLUSRounded1c_500Medium.ttf', 800: '800ExtraBold/MPLUSRounded1c_800ExtraBold.ttf' }
const KANA = Array.from({ length: 0x100 }, (_, place) => String.fromCodePoint(0x3000 + place)).join('')

/** Write `japanese-500.woff2` and `japanese-800.woff2` where app.css expects them. */
export async function makeJapaneseFont(): Promise<void> {
  const folder = join(HERE, 'node_modules/.donabe')
  const characters = KANA + (await said())
  await mkdir(folder, { recursive: true })
  for (const [weight, file] of Object.entries(WEIGHTS)) {
    const whole = await readFile(join(FONT, file))
    await writeFile(join(folder, `japanese-${weight}.woff2`), await subsetFont(whole, characters, { targetFormat: 'woff2' }))
  }
}

/** Every character above Latin that our Japanese files use. */
async function said(): Promise<string> {
  const files = (await readdir(SOURCES, { recursive: true })).filter((name) => /(^|\/)(ja\.ftl|ja\/\w+\.ftl|RULES\.ja\.md)$/.test(name.replaceAll('\\', '/')))
  const texts = await Promise.all(files.map((name) => readFile(join(SOURCES, name), 'utf-8')))
  return [...new Set(texts.join(''))].filter((character) => character.codePointAt(0)! > 0x2000).sort().join('')
}
