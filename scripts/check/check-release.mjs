import { codeFindings } from './code.mjs'
import { contractFindings } from './contracts.mjs'
import { fileFindings } from './files.mjs'
import { findings } from './findings.mjs'
import { documentFindings, identityFindings } from './identity.mjs'
import { packageFindings } from './packages.mjs'
import { routeFindings } from './routes.mjs'
import { sizeFindings } from './sizes.mjs'
import { styleFindings } from './styles.mjs'

const checks = [
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
export function checkRelease(release, world) {
  const first = documentFindings(release, world)
  const all = first.length > 0 ? first : checks.flatMap((check) => check(release, world))
  return all.map((one) => ({ ...one, ...findings[one.code] }))
}
