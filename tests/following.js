/** Waits until the coach says something or something is lit; tells what there is, and where somebody clicks who follows the coach.

`plan` has, by decision, the ids of what to point at, where that is known. `kind` is `tell`, `do`, or `free` where something is lit and the
coach asks for nothing. */
async ([lit, plan]) => {
  const patience = 30_000
  const begun = performance.now()
  const frame = () => new Promise(requestAnimationFrame)
  const inside = (one, two) => one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1

  const place = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    for (const [across, down] of [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8], [0.1, 0.1]]) {
      const point = [left + width * across, top + height * down]
      if (document.elementFromPoint(...point)?.closest(lit) === one) return point
    }
    return null
  }

  /** What the coach wishes for, what it is about, or anything. */
  const wished = (coach) => {
    const all = [...document.querySelectorAll(lit)]
    const named = (ids) => ids.flatMap((id) => all.filter((one) => one.dataset.id === id && !one.matches('.picked'))) // in the order they are pointed at
    const planned = plan[window.moves] // the ids of what to point at for the decision after so many moves
    const ways = planned ? [named(planned), all.filter((one) => one.matches('.main')), all] : coach ? [named(JSON.parse(coach.dataset.wished)), named(JSON.parse(coach.dataset.about)), all] : [all]
    return ways.flat().map(place).find(Boolean) ?? null
  }

  const complaints = (coach) => {
    const found = []
    const bubble = coach.getBoundingClientRect()
    for (const one of document.querySelectorAll('.spotlight .subject, .spotlight .reason')) {
      if (inside(bubble, one.getBoundingClientRect())) found.push(`the bubble covers its ${one.getAttribute('class')}`)
    }
    const said = coach.querySelector('#coach-text')
    const lines = Math.round(said.getBoundingClientRect().height / parseFloat(getComputedStyle(said).lineHeight))
    if (lines > 3) found.push(`it is told in ${lines} lines`)
    if (!coach.dataset.part && !document.querySelector('.spotlight .subject')) found.push('nothing is shown')
    if (bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth || bubble.bottom > innerHeight) found.push('the bubble is not wholly in view')
    const root = document.documentElement
    if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1) found.push('the page scrolls')
    return found
  }

  for (;;) {
    for (let frames = 0; frames < 4; frames++) await frame() // the table goes on, and the bubble finds its place
    const coach = document.querySelector('.coach.placed')
    const free = [...document.querySelectorAll(lit)].some(place)
    if (coach && (coach.dataset.kind === 'tell' || wished(coach))) {
      const { tip, part, kind } = coach.dataset
      const title = coach.querySelector('h2').textContent
      return { kind, tip, part, title, last: coach.querySelector('.foot.last') !== null, place: wished(coach), complaints: complaints(coach) }
    }
    if (!coach && free) return { kind: 'free', tip: '', part: '', title: '', last: false, place: wished(null), complaints: [] }
    if (performance.now() - begun > patience) throw new Error('the coach says nothing, and nothing is lit')
  }
}
