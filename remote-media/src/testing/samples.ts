import type {
  Album,
  Article,
  Atlas,
  Audio,
  Channel,
  ChannelPlay,
  Interaction,
  Programme,
  Special,
  Track,
} from '@plaza/shared/api'
import { audioContent, content } from '@plaza/shared/testing'

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
  likes: 8,
  liked: false,
  ...over,
})

export const atlas = (over: Partial<Atlas> = {}): Atlas => ({
  ...content({ id: '701', type: 7, title: 'A night on the bridge' }),
  author: 'Lu Mingzhou',
  organisation: null,
  pictures: [
    { url: '/media/pictures/night.webp', caption: 'Midnight, the lamps are tried', width: 1200, height: 675 },
    { url: '/media/pictures/dawn.webp', caption: 'The first light', width: 1200, height: 675 },
  ],
  ...over,
})

export const special = (over: Partial<Special> = {}): Special => ({
  ...content({ id: '51', type: 5, title: 'Eleven years for nine minutes', summary: 'The bridge and its people.' }),
  sections: [
    { id: '1', title: 'On the bridge', contents: [content({ id: '201', title: 'In place' })], count: 6, more: true },
    {
      id: '2',
      title: 'Beside it',
      contents: [content({ id: '202', title: 'A boatman waits' })],
      count: 1,
      more: false,
    },
  ],
  ...over,
})
