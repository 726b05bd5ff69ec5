/** Complaints about the table as it is drawn now: what scrolls, is lit but out of sight or covered, overlaps, or is too small, and words said over names, scores and the question.

On a window for fingers everything lit has to have a place of 44 px each way that nothing else takes. `window.regions` keeps where the stage's parts were when they were first seen; they may not move while the window stays as it is. */
async (lit) => {
  const FINGER = 42 // 44 px, less what is lost by measuring every other pixel
  const complaints = []
  while (document.querySelector('.settling')) await new Promise(requestAnimationFrame)
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))
  const places = () => [...document.querySelectorAll('.seat, .who, [data-zone]')].map((one) => Object.values(one.getBoundingClientRect().toJSON()).join()).join(';')
  for (let still = 0, before = ''; still < 3; ) { // what has just come is laid out for good in the frame after it, before anybody sees it
    await new Promise(requestAnimationFrame)
    const now = places()
    still = now === before ? still + 1 : 0
    before = now
  }
  const root = document.documentElement
  if (root.scrollHeight > innerHeight + 1) complaints.push(`the page is ${root.scrollHeight - innerHeight} px taller than the window`)
  if (root.scrollWidth > innerWidth + 1) complaints.push(`the page is ${root.scrollWidth - innerWidth} px wider than the window`)
  const name = (one) => one.dataset?.id ?? one.getAttribute?.('aria-label') ?? one.textContent.trim().slice(0, 40)

  for (const one of document.querySelectorAll(lit)) {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) complaints.push(`${name(one)} is lit, but not wholly in view`)
    const reached = [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]].some(
      ([across, down]) => document.elementFromPoint(left + width * across, top + height * down)?.closest(lit) === one,
    )
    if (!reached) complaints.push(`${name(one)} is lit, but covered`)
  }

  /** Whether something is wholly in the window, and what lies over some of it belongs to the same part of the stage. */
  const inSight = (one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
    const places = [0.06, 0.5, 0.94].flatMap((across) => [0.06, 0.5, 0.94].map((down) => document.elementFromPoint(left + width * across, top + height * down)))
    return left > -2 && top > -2 && right < innerWidth + 2 && bottom < innerHeight + 2 && places.some((found) => found?.closest('.mat, .hand, .ribbon') === one.closest('.mat, .hand, .ribbon') && !found.closest('.layer, .bar, .chips'))
  }
  for (const one of document.querySelectorAll('.board > .ribbon .prompt, .board > .hand .card, .mat [data-zone=trick] .card:not(.empty)')) {
    if (one.closest('.covered') || getComputedStyle(one).visibility === 'hidden') continue
    if (!inSight(one)) complaints.push(`${name(one)} is out of sight`)
  }

  /** The longest stretch along a line through something at which it is touched, also a little outside of what is drawn. */
  const stretch = (one, box, along, at) => {
    const [from, to] = along ? [box.left - 12, box.right + 12] : [box.top - 12, box.bottom + 12]
    let best = 0
    for (let place = from, run = 0; place <= to; place += 2) {
      const found = along ? document.elementFromPoint(place, box.top + box.height * at) : document.elementFromPoint(box.left + box.width * at, place)
      run = found?.closest(lit) === one ? run + 2 : 0
      best = Math.max(best, run)
    }
    return best
  }
  if (innerWidth < 720 || innerHeight < 500) {
    for (const one of document.querySelectorAll(lit)) {
      const box = one.getBoundingClientRect()
      const wide = Math.max(...[0.2, 0.5, 0.8].map((at) => stretch(one, box, true, at)))
      const high = Math.max(...[0.1, 0.3, 0.5, 0.7, 0.9].map((at) => stretch(one, box, false, at)))
      if (wide < FINGER || high < FINGER) complaints.push(`${name(one)} is lit, but only ${wide} by ${high} px can be touched`)
    }
  }

  /** The part of a box that no frame around it cuts off. */
  const clipped = (box, inside) => {
    let { left, top, right, bottom } = box
    for (let up = inside; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue
      const frame = up.getBoundingClientRect()
      left = Math.max(left, frame.left)
      top = Math.max(top, frame.top)
      right = Math.min(right, frame.right)
      bottom = Math.min(bottom, frame.bottom)
    }
    return { left, top, right, bottom }
  }

  const texts = []
  const walker = document.createTreeWalker(document.querySelector('.board'), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.textContent.trim() || parent.closest('.sr')) continue
    const style = getComputedStyle(parent)
    const shown = parent.getBoundingClientRect()
    const scale = parent.getScreenCTM?.()?.d ?? (parent.offsetWidth ? shown.width / parent.offsetWidth : 1)
    const drawn = Math.abs(scale - 1) < 0.04 ? 1 : scale // sizes are rounded
    const high = parseFloat(style.fontSize) * drawn
    if (high < (drawn === 1 ? 11 : 10.95) && style.visibility !== 'hidden' && style.opacity !== '0' && shown.width > 1 && shown.height > 1) complaints.push(`"${node.textContent.trim()}" is ${high.toFixed(1)} px`)
    if (parent.closest('svg, [aria-hidden=true]')) continue
    if (style.visibility === 'hidden' || style.opacity === '0') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const seen = clipped(box, parent)
      if (seen.right - seen.left > 1 && seen.bottom - seen.top > 1) texts.push({ text: node.textContent.trim(), parent, ...seen })
    }
  }
  for (const [place, one] of texts.entries()) {
    for (const two of texts.slice(place + 1)) {
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left)
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
      const layers = one.parent.closest('.layer') === two.parent.closest('.layer')
      if (layers && across > 2 && down > 4 && !one.parent.contains(two.parent) && !two.parent.contains(one.parent)) complaints.push(`"${one.text}" and "${two.text}" overlap`)
    }
  }

  for (const bubble of document.querySelectorAll('.bubble.layer')) {
    const said = bubble.getBoundingClientRect()
    for (const one of document.querySelectorAll('.who .name, .who .score, .ribbon .prompt')) {
      const box = one.getBoundingClientRect()
      if (Math.min(said.right, box.right) - Math.max(said.left, box.left) > 2 && Math.min(said.bottom, box.bottom) - Math.max(said.top, box.top) > 4) complaints.push(`"${bubble.textContent}" is said over "${one.textContent}"`)
    }
  }

  if (innerHeight < 500) {
    for (const bubble of document.querySelectorAll('p.bubble.layer')) {
      const said = bubble.getBoundingClientRect()
      for (const one of document.querySelectorAll('.mat .spot, .seat :is(.apart, .dealt) .card')) {
        const box = one.getBoundingClientRect()
        if (Math.min(said.right, box.right) - Math.max(said.left, box.left) > 2 && Math.min(said.bottom, box.bottom) - Math.max(said.top, box.top) > 4) complaints.push(`"${bubble.textContent}" is said over ${one.querySelector('[data-zone]')?.dataset.zone ?? name(one)}`)
      }
    }
  }

  for (const score of document.querySelectorAll('.who .score')) {
    const { lineHeight } = getComputedStyle(score)
    if (score.getBoundingClientRect().height > 1.6 * parseFloat(lineHeight)) complaints.push(`"${score.textContent}" is broken in two`)
  }

  window.regions ??= {}
  for (const part of ['.mat', '.hand', '.facts', '.top', '.left', '.right', '.aside']) {
    const element = document.querySelector(`.board > ${part}`)
    if (!element) continue
    const { left, top, width, height } = element.getBoundingClientRect()
    const now = [left, top, width, height].map(Math.round).join()
    if ((window.regions[part] ??= now) !== now) complaints.push(`${part} moved from ${window.regions[part]} to ${now}`)
  }

  // Within a phase, what lies before a seat and on the mat stays where it is, too.
  const { phase } = document.querySelector('.board').dataset
  for (const zone of document.querySelectorAll('.seat .part > .zone, .mat .spot > .zone')) {
    const { left, top, width, height } = zone.getBoundingClientRect()
    const now = [left, top, width, height].map(Math.round).join()
    const part = `${phase} ${zone.dataset.zoneId}`
    if ((window.regions[part] ??= now) !== now) complaints.push(`${part} moved from ${window.regions[part]} to ${now}`)
  }
  return [...new Set(complaints)]
}
