import { listed as joined, sentence, told, type Speaker } from '../lib/text'
import type { Question, Refusal } from '../lib/types'

const FEW = 4 // choices that are worth naming

/** A refusal in a person's words, and what could be chosen instead; what is asked stands on the ribbon. */
export function explained(refusal: Refusal, view: Question | null, speaker: Speaker | null): string[] {
  const id = `refused-${refusal.code}`
  if (!speaker || !sentence(id)) return [plain(told(refusal.text, refusal.message))]
  const choices = refusal.code === 'illegal' ? [...new Set((view?.choices ?? []).map((choice) => speaker.choice(choice)))] : []
  const instead = choices.length > FEW ? [speaker.sentence('refused-lit')] : choices.length ? [speaker.sentence('refused-choices', { choices: listed(choices, speaker) })] : []
  return [speaker.sentence(id), ...instead]
}

function listed(choices: string[], speaker: Speaker): string {
  const last = choices.at(-1)!
  return choices.length === 1 ? last : speaker.sentence('refused-or', { first: joined(choices.slice(0, -1)), last })
}

/** A server's message as a sentence, without code marks. */
const plain = (message: string) => message.charAt(0).toUpperCase() + message.slice(1).replace(/[`*]/g, '') + (/[.!?。！？]$/.test(message) ? '' : sentence('full-stop'))
