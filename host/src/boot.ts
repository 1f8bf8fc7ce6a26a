import type { Boot } from '@plaza/shared/remotes'

/** What the server put into this page; read once. */
export const boot: Boot = JSON.parse(document.getElementById('plaza-boot')?.textContent ?? 'null')
