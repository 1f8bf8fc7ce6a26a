import type { Boot } from '@plaza/shared/remotes'

interface ServerHtml {
  route: string
  address: string
  html: string
}

let serverHtml: ServerHtml | null = null
const here = () => location.pathname + location.search

/**
 * Stores the server's HTML of the page before the app replaces it, so that the page stays readable if its code cannot
 * be loaded.
 */
export function keepServerHtml(root: Element, { rendered }: Pick<Boot, 'rendered'>): void {
  const page = rendered && root.querySelector('main [data-route]')
  if (page) serverHtml = { route: rendered.route, address: here(), html: page.outerHTML }
}

/** The server's HTML of this route; null if it did not render it. */
export const serverHtmlOf = (route: string): string | null =>
  serverHtml?.route === route && serverHtml.address === here() ? serverHtml.html : null
