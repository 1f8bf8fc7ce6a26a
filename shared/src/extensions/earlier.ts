import type { Extensions } from './points'

const pages = (rows: readonly [type: number, route: string][]): Extensions => ({
  'footer.item': {
    version: '1.0',
    items: rows.map(([type, route]) => ({ id: route, order: type, type, to: { route } })),
  },
})

/** Pages of the footer in releases from before remotes described them, by remote (docs/decisions/0542). */
export const earlierExtensions: Readonly<Record<string, Extensions>> = {
  account: {
    'footer.item': {
      version: '1.0',
      items: [{ id: 'mine', order: 2, type: 2, to: { route: 'mine' }, badge: 'unread' }],
    },
  },
  community: pages([
    [3, 'government'],
    [4, 'interaction'],
    [5, 'guides'],
    [6, 'services'],
  ]),
  media: {
    'footer.item': {
      version: '1.0',
      items: [
        { id: 'home', order: 1, type: 1, to: { route: 'index' } },
        { id: 'tv', order: 8, type: 8, to: { route: 'tv' } },
        { id: 'radios', order: 9, type: 9, to: { route: 'radios' } },
        { id: 'page', order: 11, type: 11, to: { route: 'page', params: { id: ':source' } }, needsSource: true },
      ],
    },
  },
}
