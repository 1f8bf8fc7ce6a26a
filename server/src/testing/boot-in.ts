import type { Boot } from '@plaza/shared/remotes'

const block = (html: string, id: string) => JSON.parse(new RegExp(`id="${id}">(.*)</script>`).exec(html)?.[1] ?? 'null')

/** The boot data in a page's HTML, as the host reads it. Throws if it is not a page of the app. */
export function bootIn(html: string): Boot {
  const common = block(html, 'plaza-boot')
  return common && { ...common, ...block(html, 'plaza-own') }
}
