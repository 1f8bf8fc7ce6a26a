import type { AnyEndpoint } from './endpoint'
import * as declared from './groups'

export { type CodeName, codes } from './codes'
export * from './content-entity'
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
export * from './groups'
export * from './html'
export { htmlRules } from './html-rules'
export { isSanitised } from './is-sanitised'

type Group = Readonly<Record<string, AnyEndpoint>>
type GroupsOf<Declared> = { [Name in keyof Declared as Declared[Name] extends Group ? Name : never]: Declared[Name] }

const isGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((member) => Object(member).method)

/** Every endpoint of the API by group. Walked by the server, the API document and the table tests. */
export const endpointGroups = Object.fromEntries(
  Object.entries(declared)
    .filter(([, value]) => isGroup(value))
    .sort(([one], [other]) => (one < other ? -1 : 1)),
) as GroupsOf<typeof declared>

export const allEndpoints: readonly AnyEndpoint[] = Object.values<Group>(endpointGroups).flatMap((members) =>
  Object.values(members),
)
