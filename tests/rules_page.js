// What is wrong with the pictures of a rules page: drawings that are missing or empty, things beyond their mat, words over words.
() => {
  const problems = []
  const isSeen = (box) => box.width > 1 && box.height > 1
  const words = (figure) => {
    const found = []
    const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim() || node.parentElement.closest('.sr, svg')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) if (isSeen(box)) found.push({ text: node.data.trim(), node, box })
    }
    return found
  }
  const overlap = (one, two) => {
    const across = Math.min(one.right, two.right) - Math.max(one.left, two.left)
    const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
    return across > 2 && down > 3
  }
  for (const figure of document.querySelectorAll('figure[data-figure]')) {
    const name = figure.dataset.figure
    const whole = figure.getBoundingClientRect()
    const svgs = [...figure.querySelectorAll('.picture svg')]
    if (!svgs.some((svg) => isSeen(svg.getBoundingClientRect()))) problems.push(`${name}: nothing is drawn`)
    for (const use of figure.querySelectorAll('use')) {
      const target = document.getElementById(use.getAttribute('href').slice(1))
      if (!target) problems.push(`${name}: there is no ${use.getAttribute('href')}`)
    }
    for (const zone of figure.querySelectorAll('[data-zone-id]')) {
      if (!isSeen(zone.getBoundingClientRect())) problems.push(`${name}: ${zone.dataset.zoneId} has no room`)
      const drawn = [...zone.querySelectorAll('svg')].filter((svg) => isSeen(svg.getBoundingClientRect()))
      if (!drawn.length && !zone.innerText.trim()) problems.push(`${name}: ${zone.dataset.zoneId} is empty`)
    }
    for (const thing of figure.querySelectorAll('.picture svg, .picture .card')) {
      const box = thing.getBoundingClientRect()
      if (isSeen(box) && (box.left < whole.left - 2 || box.right > whole.right + 2)) problems.push(`${name}: something sticks out`)
    }
    const said = words(figure)
    said.forEach((one, place) => {
      for (const two of said.slice(place + 1)) if (one.node !== two.node && overlap(one.box, two.box)) problems.push(`${name}: "${one.text}" over "${two.text}"`)
    })
  }
  return problems
}
