import { defineExtensions } from '@plaza/shared/extensions'
import type { routes } from './routes'

export const extensions = defineExtensions<typeof routes>({
  'mine.entry': {
    version: '1.0',
    items: [
      {
        id: 'circles',
        order: 30,
        group: 'services',
        label: { en: 'My circles', zh: '我的圈子' },
        icon: 'circle',
        to: { route: 'followed-circles' },
      },
      {
        id: 'letters',
        order: 40,
        group: 'services',
        label: { en: 'My letters', zh: '我的来信' },
        icon: 'mail',
        to: { route: 'interaction-record', params: { id: 'all' } },
      },
      {
        id: 'own-page',
        order: 10,
        group: 'own',
        label: { en: 'My page', zh: '我的主页' },
        icon: 'person',
        to: { route: 'circle-user', params: { id: ':user' } },
      },
      {
        id: 'own-comments',
        order: 20,
        group: 'own',
        label: { en: 'My comments', zh: '我的评论' },
        icon: 'comment',
        to: { route: 'circle-user', params: { id: ':user' }, query: { tab: 'comments' } },
        count: 'comments',
      },
      {
        id: 'blocked-people',
        order: 30,
        group: 'own',
        label: { en: 'Blocked people', zh: '黑名单' },
        icon: 'block',
        to: { route: 'circle-user', params: { id: ':user' }, query: { tab: 'blocked' } },
      },
    ],
  },
})
