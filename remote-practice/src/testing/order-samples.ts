import type { OrderDetail, Service } from '@plaza/shared/api'

export const service = (over: Partial<Service> = {}): Service => ({
  id: '74004',
  title: 'An old toy, repaired',
  image: null,
  kind: { id: '2', name: 'Repairs' },
  intro: 'Tin, wood, or one that used to talk.',
  district: '临江',
  team: { id: '610', name: 'Toy clinic' },
  score: 4.5,
  orders: 12,
  ...over,
})

export const order = (over: Partial<OrderDetail> = {}): OrderDetail => ({
  id: '75001',
  service: { id: '74004', title: 'An old toy, repaired', image: null },
  team: { id: '610', name: 'Toy clinic' },
  state: 'ordered',
  own: true,
  contact: 'Jiang Li',
  phone: '13800000002',
  address: 'Lantern Lane 18',
  provider: null,
  wanted_at: '2026-11-28T02:00:00.000Z',
  note: 'Its eyes do not move.',
  score: null,
  score_text: '',
  score_tags: [],
  created_at: '2026-11-26T02:00:00.000Z',
  steps: ['cancel'],
  for_whom: null,
  asked: null,
  timeline: [{ event: 'ordered', at: '2026-11-26T02:00:00.000Z', text: '' }],
  ...over,
})
