import { defineRoutes } from '@plaza/shared/routes'

export const routes = defineRoutes({
  services: {
    path: '/services',
    query: ['q'],
    showFooter: true,
    accent: 'gov',
    first: [{ endpoint: 'services.groups' }, { endpoint: 'config.modules' }],
  },
  guides: {
    path: '/guide',
    query: ['by', 'of'],
    showFooter: true,
    accent: 'gov',
    first: [{ endpoint: 'guides.categories' }, { endpoint: 'guides.list', query: { by: 'hot' } }],
  },
  'guide-search': { path: '/guide/search', query: ['q'], accent: 'gov' },
  guide: {
    path: '/guides/:id',
    query: ['case'],
    accent: 'gov',
    first: [{ endpoint: 'guides.detail', params: { id: ':id' } }],
  },
  interaction: {
    path: '/interact',
    query: ['tab', 'department'],
    showFooter: true,
    accent: 'gov',
    first: [{ endpoint: 'advices.list' }, { endpoint: 'advices.department' }, { endpoint: 'advices.statistics' }],
  },
  'interaction-detail': {
    path: '/interacts/:id',
    accent: 'gov',
    first: [{ endpoint: 'advices.detail', params: { id: ':id' } }],
  },
  'interaction-record': { path: '/interacts/:id/record', ownPage: true, accent: 'gov' },
  'advice-publish': { path: '/send-inter', ownPage: true, accent: 'gov' },
  government: {
    path: '/gover',
    draws: ['page.card'],
    showFooter: true,
    accent: 'gov',
    first: [{ endpoint: 'cards.page', params: { id: 'government' } }],
  },
  party: {
    path: '/dj',
    draws: ['page.card'],
    query: ['tab', 'organisation', 'q'],
    accent: 'party',
    first: [
      { endpoint: 'cards.page', params: { id: 'party' }, when: { tab: '' } },
      { endpoint: 'cards.page', params: { id: 'party-study' }, when: { tab: 'study' } },
      { endpoint: 'cards.page', params: { id: 'party-activities' }, when: { tab: 'activities' } },
      { endpoint: 'partyOrganisations.list', when: { tab: 'organisations', organisation: '', q: '' } },
    ],
  },
  matrix: {
    path: '/matrix',
    query: ['group', 'q'],
    accent: 'gov',
    first: [{ endpoint: 'services.matrix' }],
  },
  'matrix-account': {
    path: '/matrixs/:id',
    accent: 'gov',
    first: [
      { endpoint: 'services.matrixAccount', params: { id: ':id' } },
      { endpoint: 'services.matrixArticles', params: { id: ':id' } },
    ],
  },
  'user-by-uid': {
    path: '/uid/:id',
    query: ['tab'],
    accent: 'circle',
    first: [
      { endpoint: 'people.detail', params: { id: ':id' } },
      { endpoint: 'people.posts', params: { id: ':id' }, query: { tab: 'all' } },
    ],
  },
  around: {
    path: '/around',
    query: ['kind', 'open', 'q'],
    showFooter: true,
    accent: 'gov',
    first: [{ endpoint: 'merchants.near' }],
  },
  'around-detail': {
    path: '/arounds/:id',
    accent: 'gov',
    first: [
      { endpoint: 'merchants.detail', params: { id: ':id' } },
      { endpoint: 'merchants.activities', query: { merchant_id: ':id' } },
    ],
  },
  'around-map': {
    path: '/around-map',
    query: ['kind', 'open', 'q'],
    accent: 'gov',
    first: [{ endpoint: 'merchants.near' }, { endpoint: 'config.map' }],
  },
  'around-detail-map': {
    path: '/arounds-map/:id',
    accent: 'gov',
    first: [{ endpoint: 'merchants.detail', params: { id: ':id' } }, { endpoint: 'config.map' }],
  },
  'topic-posts': {
    path: '/topics/:id',
    query: ['tab'],
    accent: 'circle',
    first: [
      { endpoint: 'topics.detail', params: { id: ':id' } },
      { endpoint: 'topics.posts', params: { id: ':id' }, query: { tab: 'new' } },
    ],
  },
  invitation: {
    path: '/invitation-post',
    query: ['invitation', 'target', 'id'],
    accent: 'circle',
    first: [{ endpoint: 'invitations.detail', params: { code: '?invitation' } }],
  },
  circle: {
    path: '/group-detail/:circle_id',
    query: ['tab'],
    showplayer: true,
    accent: 'circle',
    first: [
      { endpoint: 'circles.detail', params: { id: ':circle_id' } },
      { endpoint: 'circles.topics', params: { id: ':circle_id' } },
      { endpoint: 'circles.posts', params: { id: ':circle_id' }, query: { tab: 'all' } },
    ],
  },
  'circle-post': {
    path: '/group-post-detail/:aid',
    showplayer: true,
    accent: 'circle',
    first: [{ endpoint: 'posts.detail', params: { id: ':aid' } }],
  },
  'followed-circles': {
    path: '/group-follow-list',
    showplayer: true,
    accent: 'circle',
    first: [{ endpoint: 'circles.list' }, { endpoint: 'posts.feed' }],
  },
  'post-publish': { path: '/post-publish/:id', query: ['topic'], ownPage: true, accent: 'circle' },
  'post-report': { path: '/post-report/:id', query: ['target'], ownPage: true, accent: 'circle' },
  topics: {
    path: '/topic-list/:id',
    accent: 'circle',
    first: [
      { endpoint: 'circles.detail', params: { id: ':id' } },
      { endpoint: 'circles.topics', params: { id: ':id' } },
    ],
  },
  topic: {
    path: '/topic-detail/:id',
    query: ['tab'],
    accent: 'circle',
    first: [
      { endpoint: 'topics.detail', params: { id: ':id' } },
      { endpoint: 'topics.posts', params: { id: ':id' }, query: { tab: 'new' } },
    ],
  },
  'circle-select': {
    path: '/select-list/',
    query: ['circle', 'q', 'write', 'from'],
    ownPage: true,
    accent: 'circle',
  },
  'vote-create': {
    path: '/vote-create/',
    query: ['circle', 'topic', 'post'],
    ownPage: true,
    accent: 'circle',
  },
  'circle-search': { path: '/group-search/:id', query: ['q'], accent: 'circle' },
  'circle-user': {
    path: '/user-detail/:id',
    query: ['tab'],
    accent: 'circle',
    first: [
      { endpoint: 'people.detail', params: { id: ':id' } },
      { endpoint: 'people.posts', params: { id: ':id' }, query: { tab: 'all' } },
    ],
  },
})

declare module '@plaza/shared/routes' {
  interface OwnRoutes {
    community: typeof routes
  }
}
