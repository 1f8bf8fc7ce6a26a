import { account } from './account'
import { activities } from './activities'
import { cards } from './cards'
import { channels } from './channels'
import { circles, posts, reports, topics } from './circles'
import { config } from './config'
import { contents } from './contents'
import type { AnyEndpoint } from './endpoint'
import { addresses, credits, feedbacks, messages, site } from './messages'
import { orders } from './orders'
import { anchors, organisations, people, publishing, searches, telemetry } from './people'
import { helpers, positions, practices, projects } from './practices'
import { advices, guides, merchants, services } from './services'
import { collections, comments, follows, histories, likes, shares } from './social'
import { teams } from './teams'
import { uploads } from './uploads'
import { atlases, specials, videos } from './videos'
import { volunteers } from './volunteers'
import { redPackets, wallets } from './wallets'
import { wishes } from './wishes'

export * from './account'
export * from './activities'
export * from './cards'
export * from './channels'
export * from './circles'
export { type CodeName, codes } from './codes'
export * from './config'
export * from './content-entity'
export * from './contents'
export {
  type AnyEndpoint,
  type DataOf,
  type Domain,
  del,
  type Endpoint,
  get,
  group,
  type InputOf,
  isPaged,
  type Method,
  pathOf,
  post,
  put,
  type Quirks,
} from './endpoint'
export type { EndpointId, EndpointOf } from './endpoint-id'
export type { Envelope } from './envelope'
export * from './fields'
export { Html, htmlRules } from './html'
export * from './messages'
export * from './orders'
export * from './people'
export * from './practices'
export * from './services'
export * from './social'
export * from './teams'
export * from './uploads'
export * from './videos'
export * from './volunteers'
export * from './wallets'
export * from './wishes'

/** Every endpoint of the API by group. Walked by the server, the API document and the table tests. */
export const endpointGroups = {
  account,
  activities,
  addresses,
  advices,
  anchors,
  atlases,
  cards,
  channels,
  circles,
  collections,
  comments,
  config,
  contents,
  credits,
  feedbacks,
  follows,
  guides,
  helpers,
  histories,
  likes,
  merchants,
  messages,
  orders,
  organisations,
  people,
  positions,
  posts,
  practices,
  projects,
  publishing,
  redPackets,
  reports,
  searches,
  services,
  shares,
  site,
  specials,
  teams,
  telemetry,
  topics,
  uploads,
  videos,
  volunteers,
  wallets,
  wishes,
} as const

export const allEndpoints: readonly AnyEndpoint[] = Object.values(endpointGroups).flatMap((members) =>
  Object.values(members),
)
