export { releaseBase, releaseId } from './address'
export {
  BEACON_ADDRESS,
  BEACON_MAX_BYTES,
  type Beacon,
  BeaconSchema,
  type FailureKind,
  failureKinds,
  type VitalName,
  vitalNames,
} from './beacon'
export type { Boot, CommonBoot, InlinedAnswer, OwnBoot, Rendered } from './boot'
export { type BriefDocument, briefOf } from './brief'
export { bucketOf } from './bucket'
export { isOffered, type Offered, type Verdict, verdictOf } from './contracts'
export { defineRemote, type RemoteModule } from './define-remote'
export {
  type Needs,
  type RemoteDocument,
  RemoteDocumentSchema,
  RemoteNameSchema,
} from './document'
export {
  ELDER_COOKIE,
  LANGUAGE_COOKIE,
  OVERRIDE_COOKIE,
  OVERRIDE_QUERY,
  type Override,
  type PublicKeys,
  REFRESH_MS,
  REGION_COOKIE,
  REGISTRY_ADDRESS,
  REGISTRY_MAX_BYTES,
  type RegistryDocument,
  type RegistryRelease,
  type RegistryRemote,
  type Rule,
  SERIAL_HEADER,
  type Signed,
  VISITOR_COOKIE,
} from './registry'
export { isRenderedRoute, type RenderInput, type RenderOutput, renderedSearch, VISIT_PARAMETERS } from './rendering'
export { type Choice, fits, others, select, type Visitor } from './select'
export { type Explained, explainCode, type Standing, type Standings, standings, supportCode } from './support-code'
