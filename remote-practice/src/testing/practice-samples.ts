import type { Practice } from '@plaza/shared/api'

export const practice = (over: Partial<Practice> = {}): Practice => ({
  id: '76001',
  form: 'show',
  title: 'Twelve seconds',
  content: 'Not one car moved.',
  images: [],
  video: null,
  user: { id: 'u5', name: 'Grandmother Fang', avatar: null },
  place: null,
  activity: null,
  created_at: '2026-11-26T01:00:00.000Z',
  likes: 3,
  comments: 0,
  liked: false,
  own: false,
  state: 'shown',
  refusal: null,
  steps: [],
  ...over,
})
