import { defineRemote } from '@plaza/shared/remotes'
import type { routes } from './routes'

export default defineRemote<typeof routes>({
  'name-of-remote-overview': () => import('./features/overview/name-of-remote-overview.page'),
  'name-of-remote-note': () => import('./features/overview/name-of-remote-note.page'),
})
