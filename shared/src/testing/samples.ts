import type { Content, Post } from '../api'

/** A content as the server answers it; `over` sets the fields that a test is about. */
export const content = (over: Partial<Content> = {}): Content => ({
  id: '101',
  type: 3,
  title: 'Ferries will run until midnight',
  summary: null,
  image: '/media/pictures/harbour.webp',
  images: [],
  layout: 'right',
  source: 'Starbay Daily',
  published_at: '2026-11-20T08:00:00Z',
  views: 12_345,
  comments: 3,
  likes: 20,
  duration: null,
  link_address: null,
  audio: null,
  ...over,
})

/** An audio of a list. */
export const audioContent = (over: Partial<Content> = {}): Content =>
  content({
    id: '501',
    type: 1,
    title: 'Rain at the old pier',
    duration: '03:20',
    audio: { url: '/media/rain.m4a', album: 'Night voices', album_id: '40' },
    ...over,
  })

/** A post of a circle. */
export const post = (over: Partial<Post> = {}): Post => ({
  id: 'p1',
  circle: { id: '61', name: 'Harbour light' },
  user: { id: '508', name: 'Aunt Qiu', avatar: null, role: 'member' },
  content: 'Fog on the old pier',
  images: [],
  video: null,
  topic: null,
  vote: null,
  place: null,
  created_at: '2026-11-21T00:00:00Z',
  views: 120,
  likes: 7,
  comments: 2,
  liked: false,
  own: false,
  pinned: false,
  state: 'shown',
  refusal: null,
  hidden: false,
  edited_at: null,
  actions: [],
  can_invite: true,
  ...over,
})
