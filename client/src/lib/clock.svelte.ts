// The time, twice a second, for whatever counts down.

export const clock = $state({ now: performance.now() })

setInterval(() => (clock.now = performance.now()), 500)
