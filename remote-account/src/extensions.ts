import { defineExtensions } from '@plaza/shared/extensions'
import type { routes } from './routes'

export const extensions = defineExtensions<typeof routes>({
  'footer.item': {
    version: '1.0',
    items: [{ id: 'mine', order: 2, type: 2, to: { route: 'mine' }, badge: 'unread' }],
  },
})
