import { sentence } from './text'

/** How strong each kind of bot is, 0 to 3: the vessel it cooks in, and its flames less one. */
const LEVELS: Record<string, number> = { random: 0, novice: 0, thumb: 1, casual: 1, strong: 2, expert: 3 }

export const levelOf = (kind: string) => LEVELS[kind] ?? 2

/** The kind of bot that sits somewhere, or an empty string for a person or nobody. */
export const botAt = (seat: { kind: string } | undefined) => (!seat || seat.kind === 'human' || seat.kind === 'empty' ? '' : seat.kind)

/** A kind's name, as in the picker. */
export const botName = (kind: string) => sentence(`bot-${kind}`) || kind

/** A kind in small letters behind a bot's own name. */
export const botLevel = (kind: string) => sentence(`bot-${kind}`, 'level') || kind

/** Kinds from the weakest to the strongest. */
export const byLevel = (kinds: string[]) => [...kinds].sort((one, two) => levelOf(one) - levelOf(two))
