import type { Boot, CommonBoot, OwnBoot } from '@plaza/shared/remotes'

/** A JSON block of the document: the last one with this id, because no page content comes after it. */
const block = (id: string) => JSON.parse([...document.querySelectorAll(`#${id}`)].at(-1)?.textContent ?? 'null')

const common: CommonBoot | null = block('plaza-boot')
const own: OwnBoot | null = block('plaza-own')

/** The boot data in this page's HTML. */
export const boot = (common && { ...common, ...own }) as Boot
