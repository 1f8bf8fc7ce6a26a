import { defineRoutes } from '@plaza/shared/routes'

export const routes = defineRoutes({
  index: {
    path: '/index',
    role: 'home',
    query: ['tab'],
    showFooter: true,
    showplayer: true,
    first: [{ endpoint: 'cards.page', params: { id: 'home' } }],
  },
  'frame-index': {
    path: '/_frame_index',
    noNeedAuth: true,
    frame: true,
    keepsDesktop: true,
    first: [{ endpoint: 'cards.page', params: { id: 'home' } }],
  },
  'frame-cates': {
    path: '/_frame_cates',
    query: ['id'],
    noNeedAuth: true,
    frame: true,
    keepsDesktop: true,
    first: [{ endpoint: 'categories.list' }],
  },
  'frame-specials': {
    path: '/_frame_specials',
    noNeedAuth: true,
    frame: true,
    keepsDesktop: true,
    first: [{ endpoint: 'specials.list' }],
  },
  'frame-subcates': {
    path: '/_frame_subcates',
    query: ['id'],
    noNeedAuth: true,
    frame: true,
    keepsDesktop: true,
    first: [{ endpoint: 'categories.list' }],
  },
  page: {
    path: '/page/:id?',
    role: 'page',
    query: ['tab'],
    showFooter: true,
    showplayer: true,
    first: [{ endpoint: 'cards.page', params: { id: ':id' } }],
  },
  'card-more': {
    path: '/morePageCardData/:id',
    showplayer: true,
    first: [{ endpoint: 'cards.more', params: { id: ':id' } }],
  },
  category: {
    path: '/cates/:id',
    query: ['sub', 'type'],
    showFooter: true,
    showplayer: true,
    first: [
      { endpoint: 'categories.detail', params: { id: ':id' } },
      { endpoint: 'contents.feed', params: { id: ':id' } },
    ],
  },
  subcategory: {
    path: '/subcates/:id',
    query: ['type'],
    showplayer: true,
    first: [
      { endpoint: 'categories.detail', params: { id: ':id' } },
      { endpoint: 'contents.feed', params: { id: ':id' } },
    ],
  },
  search: {
    path: '/search',
    draws: ['search.tab', 'search.kind'],
    query: ['kind', 'q'],
    showplayer: true,
    first: [{ endpoint: 'searches.hot' }],
  },
  'radio-programmes': { path: '/more-radio', showplayer: true, first: [{ endpoint: 'channels.shows' }] },
  cities: { path: '/cities', first: [{ endpoint: 'config.cities' }] },
  anchors: { path: '/anchors', showplayer: true, first: [{ endpoint: 'anchors.list' }] },
  anchor: {
    path: '/anchors/:id',
    query: ['tab'],
    showplayer: true,
    first: [
      { endpoint: 'anchors.detail', params: { id: ':id' } },
      { endpoint: 'anchors.contents', params: { id: ':id' } },
    ],
  },
  module: {
    path: '/modules/:id',
    showplayer: true,
    first: [
      { endpoint: 'modules.detail', params: { id: ':id' } },
      { endpoint: 'modules.contents', params: { id: ':id' } },
    ],
  },
  find: {
    path: '/find',
    showFooter: true,
    showplayer: true,
    first: [{ endpoint: 'cards.page', params: { id: 'find' } }],
  },
  audio: {
    path: '/audios/:aid',
    showplayer: true,
    plays: 'tracks',
    query: ['t'],
    first: [{ endpoint: 'contents.audio', params: { id: ':aid' } }],
  },
  'audio-comment': {
    path: '/audios/:aid/comment/:id',
    showplayer: true,
    query: ['t'],
    first: [{ endpoint: 'contents.audio', params: { id: ':aid' } }],
  },
  album: {
    path: '/albums/:id',
    showplayer: true,
    plays: 'tracks',
    first: [
      { endpoint: 'contents.album', params: { id: ':id' } },
      { endpoint: 'contents.albumTracks', params: { id: ':id' }, query: { order: 'asc' } },
    ],
  },
  article: {
    path: '/posts/:aid',
    showplayer: true,
    first: [{ endpoint: 'contents.staticArticle', params: { id: ':aid' } }],
  },
  'article-comment': {
    path: '/posts/:aid/comment/:id',
    showplayer: true,
    first: [{ endpoint: 'contents.staticArticle', params: { id: ':aid' } }],
  },
  atlas: {
    path: '/atlas/:aid',
    query: ['at'],
    showplayer: true,
    first: [{ endpoint: 'atlases.detail', params: { id: ':aid' } }],
  },
  'atlas-comment': {
    path: '/atlas/:aid/comment/:id',
    query: ['at'],
    showplayer: true,
    first: [{ endpoint: 'atlases.detail', params: { id: ':aid' } }],
  },
  video: {
    path: '/videos/:aid',
    query: ['t'],
    leadsToApp: true,
    first: [{ endpoint: 'videos.detail', params: { id: ':aid' } }],
  },
  'video-comment': {
    path: '/videos/:aid/comment/:id',
    query: ['t'],
    leadsToApp: true,
    first: [{ endpoint: 'videos.detail', params: { id: ':aid' } }],
  },
  'video-preview': { path: '/videos/:aid/preview', query: ['sign', 'until'], noNeedAuth: true, keepsDesktop: true },
  'video-collections': {
    path: '/videos-collection',
    leadsToApp: true,
    first: [{ endpoint: 'videos.collections' }],
  },
  'video-collection': {
    path: '/videos-collection/:aid',
    query: ['episode'],
    leadsToApp: true,
    first: [
      { endpoint: 'videos.collection', params: { id: ':aid' } },
      { endpoint: 'videos.episodes', params: { id: ':aid' } },
    ],
  },
  specials: {
    path: '/specials',
    role: 'home-of-category-2',
    showFooter: true,
    showplayer: true,
    first: [{ endpoint: 'specials.list' }],
  },
  special: {
    path: '/specials/:aid',
    showplayer: true,
    first: [{ endpoint: 'specials.detail', params: { id: ':aid' } }],
  },
  'special-comment': {
    path: '/specials/:aid/comment/:id',
    showplayer: true,
    first: [{ endpoint: 'specials.detail', params: { id: ':aid' } }],
  },
  'special-more': {
    path: '/special-more/:aid',
    query: ['section'],
    showplayer: true,
    first: [
      { endpoint: 'specials.detail', params: { id: ':aid' } },
      { endpoint: 'specials.section', params: { id: ':aid', section: '1' } },
    ],
  },
  'short-video-share': {
    path: '/share/:id',
    noNeedAuth: true,
    leadsToApp: true,
    first: [{ endpoint: 'videos.detail', params: { id: ':id' } }],
  },
  'short-videos': { path: '/play', query: ['at'], first: [{ endpoint: 'videos.shorts' }] },
  'short-video': { path: '/play/:id', query: ['at'], first: [{ endpoint: 'videos.shorts', query: { from: ':id' } }] },
  'tv-channel': {
    path: '/lives/:id',
    plays: 'live',
    query: ['day', 'part', 'replay'],
    leadsToApp: true,
    first: [{ endpoint: 'channels.play', query: { id: ':id' } }],
  },
  radios: {
    path: '/radios',
    showFooter: true,
    showplayer: true,
    plays: 'live',
    first: [{ endpoint: 'channels.list', body: { type: 1 } }],
  },
  radio: {
    path: '/radios/:id',
    query: ['day'],
    showplayer: true,
    plays: 'live',
    first: [{ endpoint: 'channels.play', query: { id: ':id' } }],
  },
  tv: { path: '/tv', showFooter: true, plays: 'live', first: [{ endpoint: 'channels.list', body: { type: 4 } }] },
  'live-events': { path: '/live', query: ['state'], leadsToApp: true, first: [{ endpoint: 'channels.events' }] },
  organisation: {
    path: '/orgs/:id',
    query: ['tab'],
    showplayer: true,
    first: [
      { endpoint: 'organisations.detail', params: { id: ':id' } },
      { endpoint: 'organisations.contents', params: { id: ':id' } },
    ],
  },
  organisations: { path: '/org-list', query: ['kind'], showplayer: true, first: [{ endpoint: 'organisations.list' }] },
  'organisation-graphics': {
    path: '/org-graphic',
    query: ['id'],
    showplayer: true,
    first: [{ endpoint: 'organisations.list' }],
  },
  programmes: {
    path: '/programMore/:id',
    showplayer: true,
    first: [{ endpoint: 'channels.shows', query: { id: ':id' } }],
  },
  'publish-select': { path: '/select', ownPage: true },
  'publish-text': { path: '/character', ownPage: true },
  publish: { path: '/publish', loginInApp: true, ownPage: true },
  preview: { path: '/preview/:id', query: ['sign', 'until'], noNeedAuth: true, keepsDesktop: true },
  'seasonal-tourism': { path: '/dyfcg', query: ['route'], noNeedAuth: true, first: [{ endpoint: 'tourism.season' }] },
  'page-builder-preview': { path: '/mobile-renovation', noNeedAuth: true, frame: true, keepsDesktop: true },
})

declare module '@plaza/shared/routes' {
  interface OwnRoutes {
    media: typeof routes
  }
}
