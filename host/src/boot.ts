import type { Boot, CommonBoot, OwnBoot } from '@plaza/shared/remotes'

/** A JSON block of a document: the last one with this id, because no page content comes after it. */
const block = (id: string, of = document) =>
  JSON.parse([...of.querySelectorAll(`#${id}`)].at(-1)?.textContent ?? 'null')

/** What the server says of this visitor in a page of the app; null for another document. */
export const ownBootIn = (page: Document): OwnBoot | null => block('plaza-own', page)

const common: CommonBoot | null = block('plaza-boot')
const own = ownBootIn(document)

/** The boot data in this page's HTML. */
export const boot = (common && { ...common, ...own }) as Boot
