import { account } from './account'
import { activities } from './activities'
import { cards } from './cards'
import { channels } from './channels'
import { circles, posts, reports, topics } from './circles'
import { config } from './config'
import { contents } from './contents'
import type { AnyEndpoint } from './endpoint'
import { collections, comments, follows, histories, likes, shares } from './social'
import { uploads } from './uploads'

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
  type Method,
  pathOf,
  post,
  put,
  type Quirks,
} from './endpoint'
export type { Envelope } from './envelope'
export * from './fields'
export * from './social'
export * from './uploads'

/** Every endpoint of the API by group. Walked by the server, the API document and the table tests. */
export const endpointGroups = {
  account,
  activities,
  cards,
  channels,
  circles,
  collections,
  comments,
  config,
  contents,
  follows,
  histories,
  likes,
  posts,
  reports,
  shares,
  topics,
  uploads,
} as const

export const allEndpoints: readonly AnyEndpoint[] = Object.values(endpointGroups).flatMap((members) =>
  Object.values(members),
)
