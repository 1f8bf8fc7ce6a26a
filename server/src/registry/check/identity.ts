import { RemoteManifestSchema } from '@plaza/shared/remotes'
import * as v from 'valibot'
import type { CheckContext } from './check-context'
import { type Finding, found } from './findings'
import type { ReleaseBundle } from './release'

/** More routes than a remote has: each is compared with each, in all its variants. */
const MOST_ROUTES = 200
/** Optional segments of a path; each doubles its variants. */
const MOST_OPTIONAL = 3

function routeLimitFindings({ routes }: ReleaseBundle['document']): Finding[] {
  const count = Object.keys(routes).length
  if (count > MOST_ROUTES) return [found('P001', `${count} routes; at most ${MOST_ROUTES}`, 'remote.json')]
  return Object.entries(routes)
    .filter(([, { path }]) => path.split('/').filter((segment) => segment.endsWith('?')).length > MOST_OPTIONAL)
    .map(([id]) => found('P001', `routes.${id}.path: more than ${MOST_OPTIONAL} optional segments`, 'remote.json'))
}

/** P001: all other checks read remote.json, and are skipped if it is invalid. */
export function documentFindings({ text, document }: ReleaseBundle): Finding[] {
  if (text === null) return [found('P001', 'there is no remote.json')]
  if (document === null) return [found('P001', 'remote.json is no JSON', 'remote.json')]
  const { success, issues } = v.safeParse(RemoteManifestSchema, document)
  if (success) return routeLimitFindings(document)
  const carriesBuild = /does not carry the build id/
  return issues
    .filter(({ message }) => !carriesBuild.test(message))
    .map((issue) => found('P001', [v.getDotPath(issue), issue.message].filter(Boolean).join(': '), 'remote.json'))
}

/**
 * A statement of an ES module, whose imports a script element does not verify. The space before it begins at the last
 * line break, so that a file of line breaks is read once, and not once for each of them.
 */
const esModule = /(?:^|[;}\n])[^\S\n]*(?:import\s*(?:[\w*{]|["'])|export\s*[{*]|export\s+default\b)/

/** Name and build id, and whether two releases can run in one page. */
export function identityFindings({ name, document, files }: ReleaseBundle, { releases }: CheckContext): Finding[] {
  const { global, build, version, entry } = document
  const code = files.get(entry)?.toString() ?? ''
  const result: Finding[] = []
  if (!global.endsWith(`_${build}`)) result.push(found('P002', `${global} does not end with ${build}`, 'remote.json'))
  if (esModule.test(code)) return [...result, found('P006', 'it imports or exports', entry)]
  if (!new RegExp(`\\bvar ${global}\\b`).test(code))
    result.push(found('P002', `the entry leaves no global ${global}`, entry))
  if (!new RegExp(`Chunk${global}\\b`).test(code))
    result.push(found('P002', `the entry gathers its chunks under another name than ${global}`, entry))
  if (document.name !== name) result.push(found('P003', `${document.name} is built in remote-${name}`, 'remote.json'))
  if (['dev', 'local'].includes(build)) result.push(found('P004', `its build id is ${build}`, 'remote.json'))
  const other = releases.filter((id) => id.startsWith(`${version}-`) && id !== `${version}-${build}`)
  if (other.length > 0) result.push(found('P005', `${version} is out as ${other.join(', ')}`))
  return result
}
