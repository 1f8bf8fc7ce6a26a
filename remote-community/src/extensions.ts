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
  'search.tab': {
    version: '1.0',
    items: [
      { id: 'community', order: 70, label: { en: 'Circles', zh: '圈子' }, routes: ['circle'] },
      { id: 'service', order: 80, label: { en: 'Services', zh: '办事' }, routes: ['guide', 'services'] },
    ],
  },
  'search.kind': {
    version: '1.0',
    items: [
      {
        id: 'circle',
        order: 10,
        label: { en: 'Circle', zh: '圈子' },
        to: { route: 'circle', params: { circle_id: ':id' } },
        shape: 'square',
      },
      {
        id: 'post',
        order: 20,
        label: { en: 'Post', zh: '帖子' },
        to: { route: 'circle-post', params: { aid: ':id' } },
      },
      {
        id: 'topic',
        order: 30,
        label: { en: 'Topic', zh: '话题' },
        to: { route: 'topic', params: { id: ':id' } },
        shape: 'square',
      },
      {
        id: 'person',
        order: 40,
        label: { en: 'Person', zh: '用户' },
        to: { route: 'circle-user', params: { id: ':id' } },
        shape: 'person',
      },
      { id: 'guide', order: 50, label: { en: 'Guide', zh: '办事指南' }, to: { route: 'guide', params: { id: ':id' } } },
      { id: 'service', order: 60, label: { en: 'Service', zh: '服务' } },
    ],
  },
  'message.kind': {
    version: '1.0',
    items: [
      {
        id: 'departments',
        order: 30,
        kind: 'interaction',
        label: { en: 'Departments', zh: '互动交流' },
        icon: 'landmark',
      },
    ],
  },
  'share.action': {
    version: '1.0',
    items: [
      {
        id: 'report-post',
        order: 10,
        label: { en: 'Report', zh: '举报' },
        icon: 'flag',
        to: { route: 'post-report', params: { id: ':id' }, query: { target: 'post' } },
        targets: ['post'],
      },
    ],
  },
  'footer.item': {
    version: '1.0',
    items: [
      { id: 'government', order: 3, type: 3, to: { route: 'government' } },
      { id: 'interaction', order: 4, type: 4, to: { route: 'interaction' } },
      { id: 'guides', order: 5, type: 5, to: { route: 'guides' } },
      { id: 'services', order: 6, type: 6, to: { route: 'services' } },
    ],
  },
})
