import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { makeJapaneseFont } from './japanese-font'

const whole = new Map<string, string>() // by short name, the one it is the beginning of

function short(hash: string): string {
  const name = `s${hash.slice(0, 4)}`
  if ((whole.get(name) ?? hash) !== hash) throw new Error(`two components are called ${name}`)
  whole.set(name, hash)
  return name
}

// The built client is package data of donabe.web; it is never committed.
export default defineConfig(async () => {
  await makeJapaneseFont()
  return {
    // Short class names, no version of the compiler, and no polyfill for a preload that only makes things faster: the client has to stay small.
    plugins: [svelte({ compilerOptions: { discloseVersion: false, cssHash: ({ hash, css, filename }) => short(hash(filename ?? css)) } })],
    build: { outDir: '../src/donabe/web/static', emptyOutDir: true, target: 'esnext', modulePreload: { polyfill: false } },
    server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/art': 'http://127.0.0.1:8000' } },
  }
})
