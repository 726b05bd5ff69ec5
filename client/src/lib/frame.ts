import { flushSync } from 'svelte'

type Told = (width: number, height: number) => void

let laying: Promise<void> | undefined
let coming: Promise<unknown> | undefined
const boxes = new WeakMap<Element, Told>()
const fresh: Element[] = [] // not measured yet
const observer = new ResizeObserver((changes) => measure(changes.map((change) => change.target)))

/** Once all new boxes are measured, before anything else is heard: what is pointed at meanwhile is where it is seen. */
export const laid = () =>
  (laying ??= Promise.resolve().then(() => {
    while (fresh.length) {
      measure(fresh.splice(0))
      flushSync() // which may bring further boxes
    }
    laying = undefined
  }))

/** The next frame, the same one for all who ask before it. Whoever measures then finds the page as it is about to be drawn. */
export const frame = () => (coming ??= new Promise(requestAnimationFrame).then(() => (coming = undefined)))

/** Tells how much room is in a box, before it is drawn and whenever that changes. New boxes are measured together: each for itself would have the page laid out again and again. */
export const measured = (tell: Told) => (box: Element) => {
  boxes.set(box, tell)
  fresh.push(box)
  observer.observe(box, { box: 'border-box' })
  void laid()
  return () => observer.unobserve(box)
}

function measure(all: Element[]): void {
  const sizes = all.map((box) => [boxes.get(box), box.clientWidth, box.clientHeight] as const)
  for (const [tell, width, height] of sizes) tell?.(width, height)
}
