import type { Boot, CommonBoot, OwnBoot } from '@plaza/shared/remotes'

/** A JSON block of the document. The last of that name: nothing that a page renders stands behind it. */
const block = (id: string) => JSON.parse([...document.querySelectorAll(`#${id}`)].at(-1)?.textContent ?? 'null')

const common: CommonBoot | null = block('plaza-boot')
const own: OwnBoot | null = block('plaza-own')

/** What the server put into this page; read once. */
export const boot = (common && { ...common, ...own }) as Boot
