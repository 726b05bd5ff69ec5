/** Give the focus to something that has just opened; what comes back returns it to where it was. */
export function borrowFocus(to: HTMLElement): () => void {
  const before = document.activeElement as HTMLElement | null
  to.focus({ preventScroll: true })
  return () => {
    if (before?.isConnected) before.focus({ preventScroll: true })
  }
}
