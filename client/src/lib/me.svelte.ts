import { api, type Me } from './api'

/** Who this browser is to the server; the name is empty until the server has answered. */
export const me = $state<Me>({ id: '', name: '' })

let asked: Promise<void> | null = null

/** Ask who I am, once. */
export function meet(): Promise<void> {
  asked ??= api.me().then((answer) => void Object.assign(me, answer))
  return asked
}

/** Take another name. */
export async function rename(name: string): Promise<void> {
  Object.assign(me, await api.rename(name))
}

/** Whether somebody still has the name that every new guest gets. */
export const unnamed = (name: string) => /^#\d+$/.test(name)
