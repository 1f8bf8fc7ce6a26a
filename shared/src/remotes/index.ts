export { releaseBase, releaseId } from './address'
export { appVersionOf } from './app-version'
export {
  BEACON_ADDRESS,
  BEACON_MAX_BYTES,
  type Beacon,
  BeaconSchema,
  type FailureKind,
  failureKinds,
  PAGE_VIEWS_ADDRESS,
  PAGE_VIEWS_MAX_BYTES,
  type VitalName,
  vitalNames,
} from './beacon'
export type { Boot, CommonBoot, InlinedAnswer, OwnBoot, RenderedRoute } from './boot'
export { bucketOf } from './bucket'
export { isOffered, type OfferedVersions, type Verdict, verdictOf } from './contracts'
export { defineRemote, type RemoteModule } from './define-remote'
export {
  type ErrorFrame,
  type ErrorReport,
  type ErrorReports,
  ErrorReportsSchema,
  type TrailStep,
} from './errors/error-report'
export { withoutPersonalData } from './errors/personal-data'
export {
  type BrowserErrorKind,
  browserErrorKinds,
  ERROR_REPORTS_ADDRESS,
  ERROR_REPORTS_MAX_BYTES,
  type ErrorKind,
  MOST_FRAMES,
  MOST_REPORTS,
  MOST_STEPS,
  serverErrorKinds,
  trailSteps,
} from './errors/report-limits'
export {
  type Needs,
  type RemoteManifest,
  RemoteManifestSchema,
  RemoteNameSchema,
} from './manifest'
export { type PartialManifest, partialManifestOf } from './partial-manifest'
export { PREVIEW_RULE, type ReleasePreview, withPreview } from './preview'
export {
  type AppRange,
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
  ROUTES_ADDRESS,
  type RouteIndex,
  type Rule,
  type RuleConditions,
  SERIAL_HEADER,
  type SignedText,
  VISITOR_COOKIE,
} from './registry'
export { isRenderedRoute, type RenderInput, type RenderOutput, renderedSearch, VISIT_PARAMETERS } from './rendering'
export { alternativesTo, type Choice, isInScope, matchesRule, select, shareOf, type Visitor } from './select'
export {
  byImportance,
  type ExplainedCode,
  explainCode,
  type Standing,
  type SupportCodeInput,
  standings,
  supportCode,
} from './support-code'
export { type ResourceCounts, type ResourceKind, resourceKinds, type TrackedGlobals } from './tracked-names'
