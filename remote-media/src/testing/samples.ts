import type {
  Album,
  Article,
  Audio,
  Channel,
  ChannelPlay,
  Content,
  Interaction,
  Post,
  Programme,
  Track,
} from '@plaza/shared/api'

/** Contents as the server answers them; each test changes what it is about. */
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

export const audioContent = (over: Partial<Content> = {}): Content =>
  content({
    id: '501',
    type: 1,
    title: 'Rain at the old pier',
    duration: '03:20',
    audio: { url: '/media/rain.m4a', album: 'Night voices', album_id: '40' },
    ...over,
  })

export const article = (over: Partial<Article> = {}): Article => ({
  ...content(),
  author: 'Lu Mingzhou',
  category: { id: '1', name: 'News' },
  organisation: null,
  body: '<p>The last boat leaves at <strong>midnight</strong>.</p>',
  voice: null,
  ...over,
})

export const marks = (over: Partial<Interaction> = {}): Interaction => ({
  id: '101',
  views: 12_345,
  likes: 20,
  comments: 3,
  collections: 4,
  liked: false,
  collected: false,
  followed: false,
  ...over,
})

export const audio = (over: Partial<Audio> = {}): Audio => ({
  ...audioContent(),
  post_id: '501',
  source_id: '501',
  url: '/media/rain.m4a',
  seconds: 200,
  body: '',
  sort: 1,
  album: { id: '40', title: 'Night voices', image: null, track_count: 12 },
  anchor: { id: '901', name: 'Song Tingyu', avatar: null },
  ...over,
})

export const album = (over: Partial<Album> = {}): Album => ({
  id: '40',
  title: 'Night voices',
  image: '/media/pictures/night.webp',
  description: 'Twelve nights by the sea.',
  category: 'Culture',
  anchor: null,
  track_count: 2,
  views: 900,
  updated_at: '2026-11-20T08:00:00Z',
  finished: 0,
  ...over,
})

export const track = (over: Partial<Track> = {}): Track => ({
  id: '501',
  sort: 1,
  title: 'Rain at the old pier',
  image: null,
  url: '/media/rain.m4a',
  duration: '03:20',
  views: 70,
  published_at: '2026-11-20T08:00:00Z',
  ...over,
})

export const programme = (over: Partial<Programme> = {}): Programme => ({
  id: 'p1',
  title: 'Early bus',
  anchor: 'Jiang Yubai',
  starts_at: '2026-11-21T00:00:00Z',
  ends_at: '2026-11-21T02:00:00Z',
  replay_url: null,
  ...over,
})

export const channel = (over: Partial<Channel> = {}): Channel => ({
  id: '801',
  type: 1,
  name: 'Starbay News Radio',
  image: '/media/pictures/mast.webp',
  slogan: 'What the harbour wakes up to',
  frequency: 'FM 97.8',
  followers: 10,
  followed: false,
  now: programme(),
  ...over,
})

export const channelPlay = (over: Partial<ChannelPlay> = {}): ChannelPlay => ({
  channel: channel(),
  stream_url: '/media/live/news.m3u8',
  date: '2026-11-21',
  programmes: [programme()],
  anchors: [],
  listeners: 1200,
  ...over,
})

export const post = (over: Partial<Post> = {}): Post => ({
  id: 'p1',
  circle: { id: '61', name: 'Harbour light' },
  user: { id: '508', name: 'Aunt Qiu', avatar: null, role: 'member' },
  content: 'Fog on the old pier',
  images: [],
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
  ...over,
})
