import type { Advice, Circle, Department, Merchant, Topic, Vote } from '@plaza/shared/api'

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
  members_only: false,
  newest_members: [],
  role: null,
  restriction: null,
  ...over,
})

export const vote = (over: Partial<Vote> = {}): Vote => ({
  id: 'v1',
  title: 'Where shall we walk?',
  multiple: false,
  max_choices: null,
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

export const department = (over: Partial<Department> = {}): Department => ({
  id: '751',
  name: 'City Management',
  image: null,
  intro: 'Streets, lamps and litter',
  phone: '0888-1200001',
  answered: 4,
  ...over,
})

export const advice = (over: Partial<Advice> = {}): Advice => ({
  id: '50001',
  number: '20261120-00001',
  title: 'The lamp at No. 16 is out',
  excerpt: 'It has been dark since Monday',
  kind: 'complain',
  department: { id: '751', name: 'City Management' },
  state: 'assigned',
  author: { id: '508', name: 'Aunt Qiu', avatar: null },
  audience: 'named',
  created_at: '2026-11-20T08:00:00Z',
  due_at: '2026-11-27T10:00:00Z',
  days_left: 3,
  late: false,
  answer_excerpt: null,
  answered_at: null,
  score: null,
  followers: 12,
  own: false,
  hidden: false,
  content: 'It has been dark since Monday, and there are steps.',
  images: [],
  place: null,
  answer: null,
  held: false,
  question: null,
  refusal: null,
  hidden_reason: null,
  followed: false,
  actions: [],
  steps: [
    { at: '2026-11-20T08:00:00Z', step: 'received', department: { id: '751', name: 'City Management' }, text: null },
  ],
  ...over,
})
