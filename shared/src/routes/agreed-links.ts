/**
 * Pages that other teams link to: route ids and parameters, by owner. The owner alone defines the path
 * (`remote-<owner>/src/routes.ts`); a test compares the tables with this list.
 */
export const agreedLinks = {
  media: {
    album: ['id'],
    anchor: ['id'],
    article: ['aid'],
    atlas: ['aid'],
    audio: ['aid'],
    index: [],
    organisation: ['id'],
    page: ['id'],
    publish: [],
    radio: ['id'],
    radios: [],
    special: ['aid'],
    specials: [],
    tv: [],
    'tv-channel': ['id'],
    video: ['aid'],
    'video-collection': ['aid'],
  },
  community: {
    circle: ['circle_id'],
    'circle-post': ['aid'],
    'circle-user': ['id'],
    government: [],
    guide: ['id'],
    'guide-search': [],
    guides: [],
    interaction: [],
    'interaction-detail': ['id'],
    'matrix-account': ['id'],
    'post-report': ['id'],
    services: [],
    topic: ['id'],
  },
  practice: {
    activity: ['id'],
    'activity-record': [],
    'my-wishes': [],
    'voluntary-activities': [],
    'volunteer-register': [],
  },
  account: {
    login: [],
    mine: [],
    'phone-bind': [],
    profile: [],
    'wx-bind-phone': [],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
