import { RemoteManifestSchema } from '@plaza/shared/remotes'
import * as v from 'valibot'
import type { CheckContext } from './check-context'
import { type Finding, found } from './findings'
import type { ReleaseBundle } from './release'

/** More routes than a remote has: each is compared with each, in all its variants. */
const MOST_ROUTES = 200
/** Optional segments of a path; each doubles its variants. */
const MOST_OPTIONAL = 3
/** Calls that the server makes for each visit of a page; our pages have four. */
const MOST_FIRST_CALLS = 12

const Names = v.optional(v.array(v.string()))
const Input = v.optional(v.record(v.string(), v.union([v.string(), v.number()])))
const FirstCall = v.looseObject({ endpoint: v.string(), params: Input, query: Input, body: Input, when: Input })
/** Segments with names or parameters, the last may be a splat: `//…` would be an address of another site. */
const Path = v.pipe(v.string(), v.regex(/^(?:\*|\/|(?:\/(?:[\w.~-]+|:\w+)\??)*(?:\/\*|\/)?)$/, 'no path of a page'))
/** What the server and every open page read of a row. */
const Rows = v.record(
  v.string(),
  v.looseObject({
    path: Path,
    role: v.optional(v.string()),
    draws: Names,
    query: Names,
    first: v.optional(v.pipe(v.array(FirstCall), v.maxLength(MOST_FIRST_CALLS))),
  }),
)

const schemaFindings = (schema: v.GenericSchema, value: unknown, within = ''): Finding[] =>
  (v.safeParse(schema, value).issues ?? []).map((issue) =>
    found('P001', [within + (v.getDotPath(issue) ?? ''), issue.message].filter(Boolean).join(': '), 'remote.json'),
  )

function routeLimitFindings({ routes }: ReleaseBundle['document']): Finding[] {
  const count = Object.keys(routes).length
  if (count > MOST_ROUTES) return [found('P001', `${count} routes; at most ${MOST_ROUTES}`, 'remote.json')]
  const malformed = schemaFindings(Rows, routes, 'routes.')
  if (malformed.length > 0) return malformed
  return Object.entries(routes)
    .filter(([, { path }]) => path.split('/').filter((segment) => segment.endsWith('?')).length > MOST_OPTIONAL)
    .map(([id]) => found('P001', `routes.${id}.path: more than ${MOST_OPTIONAL} optional segments`, 'remote.json'))
}

/** P001: all other checks read remote.json, and are skipped if it is invalid. */
export function documentFindings({ text, document }: ReleaseBundle): Finding[] {
  if (text === null) return [found('P001', 'there is no remote.json')]
  if (document === null) return [found('P001', 'remote.json is no JSON', 'remote.json')]
  const malformed = schemaFindings(RemoteManifestSchema, document)
  if (malformed.length === 0) return routeLimitFindings(document)
  // P002 says it.
  return malformed.filter(({ words }) => !/does not carry the build id/.test(words))
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
