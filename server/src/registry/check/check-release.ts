import type { CheckContext } from './check-context'
import { codeFindings } from './code'
import { contractFindings } from './contracts'
import { extensionFindings } from './extensions'
import { fileFindings } from './files'
import { type ExplainedFinding, type Finding, withMeaning } from './findings'
import { documentFindings, identityFindings } from './identity'
import { packageFindings } from './packages'
import type { ReleaseBundle } from './release'
import { routeFindings } from './routes'
import { sizeFindings } from './sizes'
import { styleFindings } from './styles'

const checks: ((release: ReleaseBundle, world: CheckContext) => Finding[])[] = [
  identityFindings,
  fileFindings,
  sizeFindings,
  contractFindings,
  packageFindings,
  routeFindings,
  extensionFindings,
  styleFindings,
  codeFindings,
]

/** All findings of a release, except those of rendering. */
export function checkRelease(release: ReleaseBundle, world: CheckContext): ExplainedFinding[] {
  const first = documentFindings(release)
  const all = first.length > 0 ? first : checks.flatMap((check) => check(release, world))
  return all.map(withMeaning)
}
