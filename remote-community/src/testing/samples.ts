import type { Circle, Merchant, Topic, Vote } from '@plaza/shared/api'

export const circle = (over: Partial<Circle> = {}): Circle => ({
  id: '61',
  name: 'Harbour light',
  image: '/harbour.webp',
  intro: 'Pictures of the bay',
  notice: 'The theme of the week is fog',
  rules: ['Own pictures only', 'Ask before you show a face'],
  members: 18420,
  posts: 12,
  joined: false,
  newest_members: [],
  ...over,
})

export const vote = (over: Partial<Vote> = {}): Vote => ({
  id: 'v1',
  title: 'Where shall we walk?',
  multiple: false,
  options: [
    { id: 'a', text: 'Pier', image: null, votes: 3 },
    { id: 'b', text: 'Hill', image: null, votes: 1 },
  ],
  ends_at: '2099-01-01T00:00:00Z',
  closed: false,
  voters: 4,
  chosen: [],
  result: 'always',
  ...over,
})

export const topic = (over: Partial<Topic> = {}): Topic => ({
  id: '9',
  circle_id: '61',
  name: 'Fog',
  intro: 'White mornings',
  image: null,
  posts: 30,
  participants: 12,
  ...over,
})

export const merchant = (over: Partial<Merchant> = {}): Merchant => ({
  id: '711',
  name: '盐仓城市书房',
  name_en: 'Salt Store Reading Room',
  kind: 'library',
  lat: 30.5,
  lng: 121.9,
  address: '盐仓路1号',
  address_en: '1 Salt Store Road',
  phone: '0999-8810937',
  image: null,
  hours: { week: Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]), days: {} },
  distance: null,
  ...over,
})
