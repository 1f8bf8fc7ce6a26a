export * from './account/message-kind'
export * from './account/transfers'
export * from './account/user'
export { type CodeName, codes } from './core/codes'
export * from './core/content-entity'
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
} from './core/endpoint'
export type { Envelope } from './core/envelope'
export * from './core/fields'
export * from './core/html'
export { htmlRules } from './core/html-rules'
export { isSanitised } from './core/is-sanitised'
export {
  type AnyLifecycle,
  type Lifecycle,
  openSteps,
  type RoleOf,
  type StateOf,
  type StepOf,
  stateAfter,
  statesOf,
} from './core/lifecycle'
export * from './core/weekly-hours'
export { allEndpoints, endpointGroups } from './endpoint-groups'
export type { EndpointId, EndpointOf } from './endpoint-id'
export * from './groups'
export * from './media/page-messages'
export { type PracticeHeading, practiceHeadings } from './practice/headings'
export { lifecycles } from './practice/lifecycles'
export { practiceTitles } from './practice/practice-titles'
export { AVAILABILITY_WORDS, SKILL_WORDS } from './practice/volunteer-words'
