import type { Boot } from '@plaza/shared/remotes'

interface ServerHtml {
  route: string
  address: string
  html: string
}

let serverHtml: ServerHtml | null = null
const here = () => location.pathname + location.search

/**
 * Keeps the page that the server rendered, before the app is drawn in its place: where the code of that page cannot be
 * had, it can still be read.
 */
export function keepServerHtml(root: Element, { rendered }: Pick<Boot, 'rendered'>): void {
  const page = rendered && root.querySelector('main [data-route]')
  if (page) serverHtml = { route: rendered.route, address: here(), html: page.outerHTML }
}

/** The page as the server rendered it at this address; null where it did not. */
export const serverHtmlOf = (route: string): string | null =>
  serverHtml?.route === route && serverHtml.address === here() ? serverHtml.html : null
