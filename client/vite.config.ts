import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { makeJapaneseFont } from './japanese-font'

// The built client is package data of donabe.web; it is never committed.
export default defineConfig(async () => {
  await makeJapaneseFont()
  return {
    // Short class names, and no polyfill for a preload that only makes things faster: the client has to stay small.
    plugins: [svelte({ compilerOptions: { cssHash: ({ hash, css, filename }) => `s-${hash(filename ?? css)}` } })],
    build: { outDir: '../src/donabe/web/static', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
    server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/art': 'http://127.0.0.1:8000' } },
  }
})
