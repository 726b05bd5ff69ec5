import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { makeJapaneseFont } from './japanese-font'

// The built client is package data of donabe.web; it is never committed.
export default defineConfig(async () => {
  await makeJapaneseFont()
  return {
    plugins: [svelte()],
    build: { outDir: '../src/donabe/web/static', emptyOutDir: true, target: 'es2022' },
    server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/art': 'http://127.0.0.1:8000' } },
  }
})
