import { listed as joined, sentence, told, type Speaker } from '../lib/text'
import type { Question, Refusal } from '../lib/types'

const FEW = 4 // choices that are worth naming

/** A refusal in a person's words: what is asked, and what could be chosen instead. */
export function explained(refusal: Refusal, view: Question | null, speaker: Speaker | null): string[] {
  const id = `refused-${refusal.code}`
  if (!speaker || !sentence(id)) return [plain(told(refusal.text, refusal.message))]
  const said = [speaker.sentence(id, { prompt: speaker.say(view?.prompt) })]
  const choices = [...new Set((view?.choices ?? []).map((choice) => speaker.choice(choice)))]
  if (refusal.code === 'illegal' && choices.length && choices.length <= FEW) said.push(speaker.sentence('refused-choices', { choices: listed(choices, speaker) }))
  return said
}

function listed(choices: string[], speaker: Speaker): string {
  const last = choices.at(-1)!
  return choices.length === 1 ? last : speaker.sentence('refused-or', { first: joined(choices.slice(0, -1)), last })
}

/** A server's message as a sentence, without code marks. */
const plain = (message: string) => message.charAt(0).toUpperCase() + message.slice(1).replace(/[`*]/g, '') + (/[.!?。！？]$/.test(message) ? '' : sentence('full-stop'))
