import { contentTypes, isLiveType } from '@plaza/shared/routes'

/** What a tab shows, as content types; `all` asks for no type. */
const types = {
  graphics: [contentTypes.article, contentTypes.atlas],
  videos: [contentTypes.video, contentTypes.shortVideo],
  audios: [contentTypes.audio],
} as const

type PublishedTab = 'all' | keyof typeof types

/** The tabs of which something can be opened here. */
export const openTabs = (): PublishedTab[] => [
  'all',
  ...(Object.keys(types) as (keyof typeof types)[]).filter((tab) => types[tab].some(isLiveType)),
]

/** The query of a tab: nothing for all, so that it is what the server asked first. */
export const queryOf = (tab: PublishedTab): { query?: { type: string } } =>
  tab === 'all' ? {} : { query: { type: types[tab].join(',') } }
