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
  'footer.item': {
    version: '1.0',
    items: [
      { id: 'home', order: 1, type: 1, to: { route: 'index' } },
      { id: 'tv', order: 8, type: 8, to: { route: 'tv' } },
      { id: 'radios', order: 9, type: 9, to: { route: 'radios' } },
      { id: 'page', order: 11, type: 11, to: { route: 'page', params: { id: ':source' } }, needsSource: true },
    ],
  },
})
