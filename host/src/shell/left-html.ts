import type { Boot } from '@plaza/shared/remotes'

interface Left {
  route: string
  address: string
  html: string
}

let left: Left | null = null
const here = () => location.pathname + location.search

/**
 * Keeps the page that the server rendered, before the app is drawn in its place: where the code of that page cannot be
 * had, it can still be read.
 */
export function keepLeft(root: Element, { rendered }: Pick<Boot, 'rendered'>): void {
  const page = rendered && root.querySelector('main [data-route]')
  if (page) left = { route: rendered.route, address: here(), html: page.outerHTML }
}

/** The page as the server rendered it at this address; null where it did not. */
export const leftHtml = (route: string): string | null =>
  left?.route === route && left.address === here() ? left.html : null
