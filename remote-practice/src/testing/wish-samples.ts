import type { Wish, WishDetail } from '@plaza/shared/api'

export const wish = (over: Partial<Wish> = {}): Wish => ({
  id: '73001',
  size: 'wish',
  title: 'A slow game of chess',
  content: 'Wednesday afternoons, in the pavilion.',
  images: [],
  kind: 'company',
  district: '临江',
  user: { id: 'u6', name: 'Old He', avatar: null },
  claimant: null,
  state: 'open',
  created_at: '2026-11-26T01:00:00.000Z',
  claimed_at: null,
  due_at: null,
  finished_at: null,
  thanks: null,
  likes: 3,
  liked: false,
  own: false,
  review: null,
  refusal: null,
  steps: ['claim'],
  ...over,
})

export const wishDetail = (over: Partial<WishDetail> = {}): WishDetail => ({
  ...wish(),
  contact: null,
  claim_days: 14,
  asked: null,
  timeline: [{ event: 'published', at: '2026-11-26T01:00:00.000Z', by: 'Old He' }],
  ...over,
})
