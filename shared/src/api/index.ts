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
export { allEndpoints, endpointGroups } from './endpoint-groups'
export type { EndpointId, EndpointOf } from './endpoint-id'
export type { Envelope } from './envelope'
export * from './fields'
export * from './groups'
export * from './html'
export { htmlRules } from './html-rules'
export { isSanitised } from './is-sanitised'
