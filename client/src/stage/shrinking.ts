const LINES = 2
const LEAST = 12 // pixels

/** Shows words in two lines at most, by making them smaller as far as they can be read; looks when they are about to be drawn, and again when there is more or less room. */
export const inTwoLines = (_words: string) => (box: HTMLElement) => {
  const shrink = () => {
    box.style.fontSize = ''
    for (let size = parseFloat(getComputedStyle(box).fontSize) - 1; size >= LEAST && lines(box) > LINES; size--) box.style.fontSize = `${size}px`
  }
  const room = new ResizeObserver(shrink)
  room.observe(box.parentElement!)
  return () => room.disconnect()
}

const lines = (box: HTMLElement) => Math.round(box.clientHeight / parseFloat(getComputedStyle(box).lineHeight))
