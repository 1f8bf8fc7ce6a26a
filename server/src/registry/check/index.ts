/** The checks of a release, for the registry and for the commands. */

export type { CheckContext as World, LiveRelease as OtherRelease } from './check-context'
export { checkRelease } from './check-release'
export { type ExplainedFinding as Finding, type Finding as Found, findings, found, withMeaning } from './findings'
export { documentFindings } from './identity'
export { packagesOf } from './packages'
export { readFolder, sizesOf } from './read-folder'
export { type ReleaseBundle as GivenRelease, releaseBundle as givenRelease, sha384 } from './release'
export { type RenderingSetup as RenderingPlace, type TrialPage as TriedPage, tryPages } from './rendering/try-pages'
export { routeFindings } from './routes'
export { budgets, sentBytes } from './sizes'
