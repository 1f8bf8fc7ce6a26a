/** The checks of a release, used by the registry and the commands. */

export type { CheckContext, LiveRelease } from './check-context'
export { checkRelease } from './check-release'
export { fileFindings } from './files'
export { type ExplainedFinding, type Finding, findings, found, withMeaning } from './findings'
export { documentFindings } from './identity'
export { packagesOf } from './packages'
export { compressedCopy, readFolder, sizesOf } from './read-folder'
export { type ReleaseBundle, releaseBundle, sha384 } from './release'
export { sampleSite } from './rendering/sample-input'
export { type TrialPage, tryPages } from './rendering/try-pages'
export { routeFindings } from './routes'
export { budgets, sentBytes } from './sizes'
