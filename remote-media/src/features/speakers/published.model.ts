import { contentTypes, isLiveType } from '@plaza/shared/routes'

/** Content types by tab; `all` sends no type. */
const types = {
  graphics: [contentTypes.article, contentTypes.atlas],
  videos: [contentTypes.video, contentTypes.shortVideo],
  audios: [contentTypes.audio],
} as const

type PublishedTab = 'all' | keyof typeof types

/** Tabs with a live content type. */
export const openTabs = (): PublishedTab[] => [
  'all',
  ...(Object.keys(types) as (keyof typeof types)[]).filter((tab) => types[tab].some(isLiveType)),
]

/** Query of a tab; none for `all`, so that it equals the first call of the server. */
export const queryOf = (tab: PublishedTab): { query?: { type: string } } =>
  tab === 'all' ? {} : { query: { type: types[tab].join(',') } }
