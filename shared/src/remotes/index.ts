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
export type { Boot, CommonBoot, InlinedAnswer, OwnBoot, RenderedRoute as Rendered } from './boot'
export { bucketOf } from './bucket'
export { isOffered, type OfferedVersions as Offered, type Verdict, verdictOf } from './contracts'
export { defineRemote, type RemoteModule } from './define-remote'
export {
  type Needs,
  type RemoteManifest as RemoteDocument,
  RemoteManifestSchema as RemoteDocumentSchema,
  RemoteNameSchema,
} from './manifest'
export { type PartialManifest as BriefDocument, partialManifestOf as briefOf } from './partial-manifest'
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
  type SignedText as Signed,
  VISITOR_COOKIE,
} from './registry'
export { isRenderedRoute, type RenderInput, type RenderOutput, renderedSearch, VISIT_PARAMETERS } from './rendering'
export { alternativesTo as others, type Choice, matchesRule as fits, select, type Visitor } from './select'
export {
  type ExplainedCode as Explained,
  explainCode,
  type Standing,
  type SupportCodeInput as Standings,
  standings,
  supportCode,
} from './support-code'
