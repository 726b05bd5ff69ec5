/** Waits until something is lit or the match is over; gives the place of something lit that a mouse would reach, or null.

The click that follows is watched, and `window.clicked` tells what came of it: `late` if the table went on before it came (it
is caught before it reaches anything else), else `heard`, or `unheard` if nothing that can be seen has changed. */
async ([lit, luck]) => {
  const patience = 30_000
  const FRAMES = 5 // in which the table is laid out anew after something has changed
  const begun = performance.now()
  let covered = 0
  const seen = () => [...document.querySelectorAll(`${lit}, .picked`)].map((one) => `${one.dataset.id} ${one.className}`).join()
  const frame = () => new Promise(requestAnimationFrame)
  const name = (one) => one.dataset.id ?? one.textContent

  /** A point of something that nothing else covers, if there is one. */
  const reached = (one) => {
    for (const block of ['nearest', 'center', 'start', 'end']) {
      one.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = one.getBoundingClientRect()
      for (const [across, down] of [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]]) {
        const place = [left + width * across, top + height * down]
        if (document.elementFromPoint(...place)?.closest(lit) === one) return place
      }
    }
  }

  for (;;) {
    const refusal = document.querySelector('.refusal[role=alert]')
    if (refusal) throw new Error(`a choice was refused: ${refusal.textContent}`)
    if (document.querySelector('.over')) return null
    const open = document.querySelector('.settling') ? [] : [...document.querySelectorAll(lit)]
    if (open.length) {
      const one = open[Math.floor(luck * open.length)]
      const place = reached(one)
      if (!place) {
        if ((covered += 1) > FRAMES) throw new Error(`${name(one)} is lit, but covered`)
        await frame()
        continue
      }
      const before = seen()
      const after = () => (window.clicked = seen() === before ? 'unheard' : 'heard')
      const click = (event) => {
        if (one.contains(event.target) && one.matches(lit)) window.addEventListener('click', after, { once: true })
        else event.stopImmediatePropagation()
      }
      window.addEventListener('click', click, { once: true, capture: true })
      window.clicked = 'late'
      return place
    }
    if (performance.now() - begun > patience) throw new Error('nobody was asked any more')
    await frame()
  }
}
