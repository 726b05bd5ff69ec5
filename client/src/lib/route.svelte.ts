import { screen } from './settling.svelte'

// Where the person is: '/', '/table/ID', '/replay/ID', '/review/ID', '/rules/GAME', '/new/GAME', '/carry#CODE', '/lab'.

export const route = $state({ path: location.pathname, query: location.search })

/** Whether this house has a lab: the server says so in its page. */
export const hasLab = 'lab' in document.documentElement.dataset

export function go(path: string): void {
  history.pushState(null, '', path)
  arrived()
}

/** Go where something is being made for the person; until then nothing else can be pointed at. */
export const goTo = (made: Promise<string>): Promise<void> => screen.during(made).then(go)

function arrived(): void {
  screen.begin()
  route.path = location.pathname
  route.query = location.search
  scrollTo(0, 0)
}

addEventListener('popstate', arrived)

/** Let plain links be handled here without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema')) return
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  go(link.pathname + link.search)
}
