import { defineExtensions } from '@plaza/shared/extensions'
import type { routes } from './routes'

export const extensions = defineExtensions<typeof routes>({
  'mine.entry': {
    version: '1.0',
    items: [
      {
        id: 'publish',
        order: 20,
        group: 'services',
        label: { en: 'Publish', zh: '发布' },
        icon: 'pencil',
        to: { route: 'publish' },
      },
    ],
  },
})
