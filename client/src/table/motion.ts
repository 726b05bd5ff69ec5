import { cubicOut } from 'svelte/easing'
import { crossfade, fade } from 'svelte/transition'
import { still } from '../lib/settings.svelte'

// Cards travel from where they were to where they are; with reduced motion they only fade.
const [send, receive] = crossfade({
  duration: () => 250,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: 180 }),
})

export const leave: typeof send = (node, params) => (still() ? () => fade(node, { duration: 120 }) : send(node, params))
export const arrive: typeof receive = (node, params) => (still() ? () => fade(node, { duration: 120 }) : receive(node, params))
