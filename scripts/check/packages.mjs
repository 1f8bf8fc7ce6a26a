import { hostAlone, hostOwned, hostOwnedCode } from '../../shared/build/policy.mjs'
import { found } from './findings.mjs'

/** Package of a source file, or its path below the workspace. */
const packageOf = (source) =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? source.replace(/^(\.\.\/)+/, '')

const among = (names, source) => names.find((name) => `${packageOf(source)}/`.startsWith(`${name}/`))

/** `consume shared module (default) react@* (strict) (fallback: …)` */
const shareOf = (share) => /^(consume|provide) shared module \([^)]*\) (.+?)@[^@\s]*(?: = | |$)/.exec(share)

/** What a build is made of, against the policy on what there is once in a page. */
export function packageFindings({ modules }) {
  if (!Array.isArray(modules?.sources) || !Array.isArray(modules.shares))
    return [found('P405', 'there is no modules.json beside the build')]
  const result = []
  const seen = new Set()
  for (const source of modules.sources) {
    const [owned, alone] = [among(hostOwnedCode, source), among(hostAlone, source)]
    const name = owned ?? alone
    if (!name || seen.has(name)) continue
    seen.add(name)
    result.push(found(owned ? 'P401' : 'P404', `${name}, by ${source.replace(/.*node_modules\//, '')}`))
  }
  for (const share of modules.shares) {
    const [, way, key] = shareOf(share) ?? []
    if (way === 'provide' || share.includes('(fallback:')) result.push(found('P402', share))
    if (!hostOwned.includes(key)) result.push(found('P403', key ?? share))
  }
  return result
}
