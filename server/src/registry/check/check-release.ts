import { codeFindings } from './code'
import { contractFindings } from './contracts'
import { fileFindings } from './files'
import { type Finding, type Found, withMeaning } from './findings'
import { documentFindings, identityFindings } from './identity'
import { packageFindings } from './packages'
import type { GivenRelease } from './release'
import { routeFindings } from './routes'
import { sizeFindings } from './sizes'
import { styleFindings } from './styles'
import type { World } from './world'

const checks: ((release: GivenRelease, world: World) => Found[])[] = [
  identityFindings,
  fileFindings,
  sizeFindings,
  contractFindings,
  packageFindings,
  routeFindings,
  styleFindings,
  codeFindings,
]

/** Everything that there is to say of a release. */
export function checkRelease(release: GivenRelease, world: World): Finding[] {
  const first = documentFindings(release)
  const all = first.length > 0 ? first : checks.flatMap((check) => check(release, world))
  return all.map(withMeaning)
}
