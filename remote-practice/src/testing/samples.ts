import type { ActivityDetail, ActivitySummary } from '@plaza/shared/api'

export const summary = (over: Partial<ActivitySummary> = {}): ActivitySummary => ({
  id: '31',
  title: 'Clean the old pier',
  image: '/pier.webp',
  kind: 'Nature',
  place: 'Old pier',
  district: 'Linjiang',
  starts_at: '2026-11-28T01:00:00.000Z',
  ends_at: '2026-11-28T03:30:00.000Z',
  joined: 30,
  capacity: 40,
  hours: 2.5,
  state: 'open',
  team: { id: '4', name: 'Tide team' },
  ...over,
})

export const detail = (over: Partial<ActivityDetail> = {}): ActivityDetail => ({
  ...summary(),
  body: '<p>Bring gloves.</p>',
  contact: 'Ms Lin 138-0000-0001',
  lat: 29.9,
  lng: 121.6,
  signup_opens_at: '2026-11-20T01:00:00.000Z',
  signup_closes_at: '2026-11-28T01:00:00.000Z',
  participation: 'none',
  steps: ['join'],
  radius: 300,
  newest: [{ id: 'u9', name: 'L**', avatar: null }],
  likes: 3,
  liked: false,
  comments: 0,
  credited_hours: null,
  sign_code: null,
  ...over,
})
