import { defineExtensions } from '@plaza/shared/extensions'
import type { routes } from './routes'

export const extensions = defineExtensions<typeof routes>({
  'mine.tab': {
    version: '1.0',
    items: [
      {
        id: 'volunteering',
        order: 10,
        label: { en: 'Volunteering', zh: '志愿服务' },
        part: 'volunteering',
        height: 480,
      },
    ],
  },
  'page.card': {
    version: '1.1',
    items: [
      {
        id: 'next-activity',
        order: 10,
        kind: 'next-activity',
        label: { en: 'Own next activity', zh: '我的下一场活动' },
        part: 'next-activity',
        height: 90,
      },
    ],
  },
  'mine.entry': {
    version: '1.0',
    items: [
      {
        id: 'helpers',
        order: 80,
        group: 'services',
        label: { en: 'Those I look after', zh: '我的亲友' },
        icon: 'hand-heart',
        to: { route: 'helpers' },
      },
      {
        id: 'wishes',
        order: 90,
        group: 'services',
        label: { en: 'Wishes', zh: '心愿' },
        icon: 'sparkles',
        to: { route: 'my-wishes' },
      },
      {
        id: 'orders',
        order: 100,
        group: 'services',
        label: { en: 'Orders', zh: '点单' },
        icon: 'list',
        to: { route: 'service-orders' },
      },
      {
        id: 'activities',
        order: 110,
        group: 'services',
        label: { en: 'Activities', zh: '活动' },
        icon: 'activity',
        to: { route: 'activity-record' },
      },
      {
        id: 'bookings',
        order: 120,
        group: 'services',
        label: { en: 'Bookings', zh: '场地预约' },
        icon: 'ticket',
        to: { route: 'venues', query: { tab: 'bookings' } },
      },
      {
        id: 'claimed',
        order: 130,
        group: 'services',
        label: { en: 'Claimed', zh: '我认领的' },
        icon: 'heart',
        to: { route: 'my-claimed' },
      },
      {
        id: 'shows',
        order: 140,
        group: 'services',
        label: { en: 'My shows', zh: '我的展示' },
        icon: 'images',
        to: { route: 'civilization-shows', query: { tab: 'mine' } },
      },
      {
        id: 'volunteer-code',
        order: 150,
        group: 'services',
        label: { en: 'My code', zh: '志愿者码' },
        icon: 'card',
        to: { route: 'practice-code' },
      },
    ],
  },
  'search.tab': {
    version: '1.0',
    items: [
      { id: 'practice', order: 90, label: { en: 'Volunteering', zh: '志愿' }, routes: ['team-search', 'venues'] },
    ],
  },
  'search.kind': {
    version: '1.0',
    items: [
      { id: 'team', order: 110, label: { en: 'Volunteer team', zh: '志愿队伍' }, shape: 'square' },
      { id: 'wish', order: 120, label: { en: 'Wish', zh: '心愿' } },
      { id: 'team-service', order: 130, label: { en: 'Volunteer service', zh: '志愿服务' } },
      { id: 'venue', order: 140, label: { en: 'Place', zh: '阵地' } },
      { id: 'project', order: 150, label: { en: 'Volunteer project', zh: '志愿项目' } },
    ],
  },
  'message.kind': {
    version: '1.0',
    items: [
      {
        id: 'volunteering',
        order: 40,
        label: { en: 'Volunteering', zh: '志愿服务' },
        icon: 'hand-heart',
        routes: [
          'activity',
          'activity-record',
          'civilization-show',
          'helpers',
          'micro-wish-detail',
          'my-claimed',
          'my-wishes',
          'order-detail',
          'practice-code',
          'practice-record',
          'real-name',
          'service-orders',
          'team-detail',
          'team-manage',
          'venue',
          'venues',
          'voluntary-activities',
          'volunteer-register',
        ],
      },
    ],
  },
})
