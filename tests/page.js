/** Complaints about a page as it is drawn now, within some of its parts: what scrolls except the boxes that may, and texts that are too small, out of the window, covered, or on each other.

Pictures on a bill have to stay on it and beside its texts. On a table only the size of texts and texts on each other count here: its cards cover what lies under them. */
async ([parts, scrollers]) => {
  const SMALLEST = 11
  const complaints = []
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))
  const root = document.documentElement
  if (root.scrollHeight > innerHeight + 1) complaints.push(`the page is ${root.scrollHeight - innerHeight} px taller than the window`)
  if (root.scrollWidth > innerWidth + 1) complaints.push(`the page is ${root.scrollWidth - innerWidth} px wider than the window`)
  const name = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`
  const wholes = [...document.querySelectorAll(parts)]
  const shared = (one, two) => [Math.min(one.right, two.right) - Math.max(one.left, two.left), Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)]

  for (const one of wholes.flatMap((whole) => [whole, ...whole.querySelectorAll('*')])) {
    if (one.matches(scrollers) || one.closest('.sr, svg')) continue
    const { overflowX, overflowY } = getComputedStyle(one)
    if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1) complaints.push(`${name(one)} scrolls by ${one.scrollHeight - one.clientHeight} px`)
    if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1) complaints.push(`${name(one)} scrolls sideways by ${one.scrollWidth - one.clientWidth} px`)
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
  for (const whole of wholes) {
    const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent.trim()
      if (!text || parent.closest('.sr, svg, select, [aria-hidden=true]')) continue
      const style = getComputedStyle(parent)
      if (style.visibility === 'hidden' || style.opacity === '0') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].map((box) => clipped(box, parent)).filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1)
      const scale = parent.offsetWidth ? parent.getBoundingClientRect().width / parent.offsetWidth : 1
      const size = parseFloat(style.fontSize) * scale
      if (boxes.length && size < SMALLEST - 0.01) complaints.push(`"${text}" is ${size.toFixed(1)} px`)
      for (const box of boxes) {
        texts.push({ text, parent, ...box })
        if (parent.closest(scrollers) || parent.closest('.board')) continue
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) complaints.push(`"${text}" is out of the window`)
        const found = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
        if (found && !found.contains(parent) && !parent.contains(found)) complaints.push(`"${text}" is covered by ${name(found)}`)
      }
    }
  }
  for (const [place, one] of texts.entries()) {
    for (const two of texts.slice(place + 1)) {
      const [across, down] = shared(one, two)
      if (across > 2 && down > 4 && !one.parent.contains(two.parent) && !two.parent.contains(one.parent)) complaints.push(`"${one.text}" and "${two.text}" overlap`)
    }
  }

  for (const one of wholes.flatMap((whole) => [...whole.querySelectorAll('a, button')])) {
    const { left, right, width } = one.getBoundingClientRect()
    if (width && !one.closest(scrollers) && (left < -1 || right > innerWidth + 1)) complaints.push(`${name(one)} is out of the window`)
  }

  for (const button of document.querySelectorAll('.paper .pill')) {
    const box = button.getBoundingClientRect()
    const paper = button.closest('.paper').getBoundingClientRect()
    if (box.left < paper.left - 1 || box.right > paper.right + 1) complaints.push(`"${button.textContent.trim()}" sticks out of its paper`)
  }

  for (const picture of document.querySelectorAll('.bill .laid svg')) {
    const box = picture.getBoundingClientRect()
    const bill = picture.closest('.bill').getBoundingClientRect()
    if (box.left < bill.left || box.right > bill.right || box.bottom > bill.bottom) complaints.push('a picture sticks out of its bill')
    for (const text of texts) {
      const [across, down] = shared(box, text)
      if (across > 1 && down > 2) complaints.push(`a picture lies on "${text.text}"`)
    }
  }
  return [...new Set(complaints)]
}
