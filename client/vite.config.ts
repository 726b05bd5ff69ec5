import { readdirSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'
import { makeJapaneseFont } from './japanese-font'

// Components by their place in the alphabet, so that a class of theirs has three letters at most and every build has the same ones.
const components = readdirSync('src', { recursive: true, encoding: 'utf-8' }).map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.svelte')).sort()

function short(filename: string): string {
  const place = components.findIndex((name) => filename.endsWith(`src/${name}`))
  if (place < 0) throw new Error(`${filename} is not among the components`)
  return `_${place.toString(36)}`
}

// The server sends no page that is drawn already. Svelte's code for such pages is meant to fall away, but this bundler does not see that the flag stays false.
// Nobody reads what Svelte calls its symbols, nor more of its errors than their names, nor its warnings. And no sentence has a date in it, which Fluent is ready for; what it reports of a faulty sentence nobody reads here, the tests read it.
const leftOut = {
  name: 'left-out',
  transform(code: string, id: string) {
    if (id.includes('/svelte/src/')) return code.replace('export let hydrating', 'export const hydrating').replace('hydrating = value;', '').replace(/Symbol\('[^']*'\)/g, 'Symbol()').replace(/console\.warn\(`https.*|https:\/\/svelte.dev\/e\/|message = 'The reaction.*/g, '')
    if (id.includes('/@fluent/bundle/')) return code.replace(/\n\s+DATETIME,/, '').replace(/FluentDateTime\.supportsValue\(arg\)|arg instanceof FluentDateTime(?=\) )/g, 'false').replace(/scope\.reportError\(new \w+\(("[^"]*"|`[^`]*`)\)\);/g, '').replace(/Error\(("[^"]*"|`[^`]*`)( \+\s+`[^`]*`)?\)/g, 'Error()')
  },
}

// What a page that is fetched later needs is its style; Vite's own helper does much more.
const fetchedLater = {
  name: 'fetched-later',
  transform: (_code: string, id: string) => (id.includes('vite/preload-helper') ? PRELOAD : undefined),
}
const PRELOAD = `const styled = (file) => new Promise((done) => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: '/' + file, onload: done, onerror: done })
  document.head.append(link)
})
export const __vitePreload = (load, files = []) => Promise.all(files.filter((file) => file.endsWith('.css')).map(styled)).then(load)`

// What the bundler makes small can be made smaller; reads without effect stay, as `void board.view` is one. No function is asked how many arguments it takes.
const smaller: Plugin = {
  name: 'smaller',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = (await minify(file.code, { module: true, ecma: 2020, compress: { passes: 3, keep_fargs: false } })).code!
  },
}

// The built client is package data of donabe.web; it is never committed.
export default defineConfig(async () => {
  await makeJapaneseFont()
  return {
    // Short class names, no older syntax, no version of the compiler, and no polyfill for a preload that only makes things faster: the client has to stay small.
    plugins: [leftOut, fetchedLater, smaller, svelte({ compilerOptions: { discloseVersion: false, runes: true, fragments: 'tree', cssHash: ({ filename }) => short(filename) } })],
    build: { outDir: '../src/donabe/web/static', emptyOutDir: true, target: 'esnext', rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } }, modulePreload: { polyfill: false } },
    server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/art': 'http://127.0.0.1:8000' } },
  }
})
