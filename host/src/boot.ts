import type { Boot } from '@plaza/shared/remotes'

/** What the server put into this page; read once. The last of that name: nothing that a page renders stands behind it. */
export const boot: Boot = JSON.parse([...document.querySelectorAll('#plaza-boot')].at(-1)?.textContent ?? 'null')
