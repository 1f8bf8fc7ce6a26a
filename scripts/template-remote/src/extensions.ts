import { defineExtensions } from '@plaza/shared/extensions'
import type { routes } from './routes'

/** What the remote adds to places of others: an entry of /mine (docs/remotes.md, Extension points). */
export const extensions = defineExtensions<typeof routes>({
  'mine.entry': {
    version: '1.0',
    items: [
      {
        id: 'name-of-remote',
        order: 900,
        group: 'services',
        label: { en: 'name-of-remote', zh: 'name-of-remote' },
        icon: 'star',
        to: { route: 'name-of-remote-overview' },
      },
    ],
  },
})
