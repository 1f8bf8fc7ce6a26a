import { hostAlone, hostOwned, hostOwnedCode } from '@plaza/shared/build/policy'
import type { CheckContext } from './check-context'
import { type Finding, found } from './findings'
import type { BuildContents, ReleaseBundle } from './release'

const fromNpm = (source: string) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//s.exec(source)?.[1]

/** Path in one of our own packages, npm package of another source file, or its path in the workspace. */
const packageOf = (source: string) =>
  /node_modules\/(@plaza\/.*)/.exec(source)?.[1] ?? fromNpm(source) ?? source.replace(/^(\.\.\/)+/, '')

const among = (names: readonly string[], path: string) => names.find((name) => `${path}/`.startsWith(`${name}/`))

/** `consume shared module (default) react@* (strict) (fallback: …)` */
const shareOf = (share: string) => /^(consume|provide) shared module \([^)]*\) (.+?)@[^@\s]*(?: = | |$)/.exec(share)

/** Above what a release within its budgets is made of. */
const MOST_TEXTS = 10_000

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MOST_TEXTS && value.every((one) => typeof one === 'string')

const isContents = (value: unknown): value is BuildContents => {
  const { sources, shares } = (value ?? {}) as Partial<BuildContents>
  return areTexts(sources) && areTexts(shares) && sources.length > 0
}

/** npm packages in a release; undefined if the build does not list them. */
export const packagesOf = ({ contents }: Pick<ReleaseBundle, 'contents'>): string[] | undefined =>
  isContents(contents) ? [...new Set(contents.sources.flatMap((source) => fromNpm(source) ?? []))].sort() : undefined

/** Compares a build's modules with the list of packages that exist once in a page, and with other live remotes. */
export function packageFindings({ contents }: ReleaseBundle, { others }: CheckContext): Finding[] {
  if (!isContents(contents)) return [found('P405', 'there is no modules.json beside the build')]
  const result: Finding[] = []
  const seen = new Set<string>()
  for (const source of contents.sources) {
    const path = packageOf(source)
    const [owned, alone] = [among(hostOwnedCode, path), among(hostAlone, path)]
    const name = owned ?? alone
    if (!name || seen.has(name)) continue
    seen.add(name)
    result.push(found(owned ? 'P401' : 'P404', `${name}, by ${source.replace(/^.*node_modules\//s, '')}`))
  }
  for (const share of contents.shares) {
    const [, way, key] = shareOf(share) ?? []
    if (way === 'provide' || share.includes('(fallback:')) result.push(found('P402', share))
    if (key === undefined || !hostOwned.includes(key)) result.push(found('P403', key ?? share))
  }
  return [...result, ...alsoCarried(packagesOf({ contents }) ?? [], others)]
}

/** Dependencies of `shared`, which every remote bundles by design. */
const common = new Set([
  '@plaza/contract',
  '@plaza/ui',
  'photoswipe',
  'react-vant',
  'valibot',
  'virtua',
  'lucide-react',
])

function alsoCarried(own: readonly string[], others: CheckContext['others']): Finding[] {
  return own
    .filter((name) => !common.has(name))
    .flatMap((name) => {
      const who = others
        .filter(({ packages }) => packages?.includes(name))
        .map((other) => `${other.name} ${other.release}`)
      return who.length > 0 ? [found('P406', `${name}, also in ${who.join(', ')}`)] : []
    })
}
