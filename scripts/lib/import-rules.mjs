import { posix } from 'node:path'
import { cycles, graphOf, importsOf, layers, upwardImports } from './layers.mjs'

/** What code of a remote imports from nobody but the host or `shared`. */
export const neverInRemotes = [
  /^axios$/,
  /^js-cookie$/,
  /^react-vant/,
  /^react-router/,
  /^@tanstack/,
  /^@plaza\/(?!shared)/,
  /^@module-federation/,
]
/** What runs in Node and draws nothing. */
const neverInTools = [/^axios$/, /^js-cookie$/, /^react/, /^zustand/, /^@tanstack/, /^@plaza\/(?!shared)/]

/** Who may import what (docs/architecture.md). A file is judged by the first row that its path begins with. */
const rules = [
  { in: 'shared/src/ui', never: [/^axios$/, /^js-cookie$/, /^@plaza\/(?!shared)/] },
  { in: 'shared/src', never: [/^axios$/, /^js-cookie$/, /^react-vant/, /^@plaza\/(?!shared)/, /^zustand/] },
  { in: 'shared/build', never: neverInTools },
  { in: 'host/src', never: [/^react-vant/, /^react-router/, /^@plaza\/(?!shared)/, /^@tanstack/] },
  { in: 'remote-', never: neverInRemotes },
  {
    in: 'server/src',
    never: [
      /^@plaza\/(?!shared\/(api|routes|remotes|operations|text|format|host|samples|build\/policy|build\/class-mark)$)/,
      /^axios$/,
    ],
  },
  { in: 'server/ops', never: [/^@plaza\/(?!shared\/(api|remotes|operations|text|format|ui\/tokens\.css)$)/, /^node:/] },
  { in: 'server/demo/make', never: [...neverInTools, /^@plaza/] },
  { in: 'e2e', never: [/^@plaza\/(?!shared)/] },
  { in: 'scripts/template-remote', never: neverInRemotes },
  { in: 'scripts', never: [/^axios$/, /^js-cookie$/, /^react/, /^zustand/, /^@tanstack/, /^@plaza/] },
]

/**
 * Parts that know each other by the names of their packages alone. What runs before there are packages, and what
 * tests walk, goes by the path: the rows say from where to where.
 */
const byPath = [
  { from: /^scripts\/(?!template-remote)/, to: /^(shared|server)\// },
  { from: /^shared\/build\/.*\.test\.ts$/, to: /^scripts\/lib\// },
  { from: /^e2e\//, to: /^scripts\/testing\// },
  { from: /^scripts\/mutation\//, to: /^vitest\.config$/ },
  { from: /^scripts\/bench\//, to: /^e2e\/fixtures\// },
  { from: /^scripts\/bench\/one-bundle\/src\//, to: /^(host|remote-[\w-]+)\/src\// },
  { from: /^shared\/src\/testing\//, to: /^(host|remote-[\w-]+)\/src\// },
]
const parts = /^(server\/demo\/make|server\/ops|shared\/build|[\w-]+)(\/|$)/
const partOf = (/** @type {string} */ path) => parts.exec(path)?.[1] ?? path
/** Parts of one package that have a door to each other. */
const doors = new Set(['shared shared/build', 'shared/build shared'])

/** Words that stand in the host alone. */
const hostOnly = [/\blocalStorage\b/, /\bsessionStorage\b/, /\bdocument\.cookie\b/, /\bnew Audio\(/]
/** Owned by the host: inside of shared too they must be asked for by the name under which they are shared. */
const federated = /^(\.\.\/)+(router|query)(\/|$)/
/** An address that is put together when it runs; what is no file of ours may be. */
const hidden = /\bimport\s*\(\s*(?:\/\*.*?\*\/\s*)*`(?!data:)/

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$|\/testing\//.test(path)

/**
 * What an import of a file goes against.
 * @param {string} path
 * @param {string} name
 * @returns {string[]}
 */
function faultsOf(path, name) {
  const said = `${path} imports ${name}`
  const rule = isTest(path) ? undefined : rules.find((one) => path.startsWith(one.in))
  const faults = rule?.never.some((pattern) => pattern.test(name)) ? [said] : []
  if (!name.startsWith('.')) return faults
  const target = posix.join(path, '..', name)
  if (path.startsWith('shared/src') && !isTest(path) && federated.test(name))
    faults.push(`${said}, not by its shared name`)
  const [from, to] = [partOf(path), partOf(target)]
  const allowed =
    from === to || doors.has(`${from} ${to}`) || byPath.some((row) => row.from.test(path) && row.to.test(target))
  if (!allowed)
    faults.push(
      `${said}, which leads out of ${from}: what ${to} offers has a name (@plaza/shared/…), all else is its own`,
    )
  const feature = /^remote-[\w-]+\/src\/features\/([\w-]+)\//
  const other = feature.exec(`${target}/`)?.[1]
  const own = feature.exec(path)?.[1]
  if (other && own && other !== own) faults.push(`${said}, of the feature ${other}`)
  const below = /^remote-[\w-]+\/src\/(?!features\/|remote\.tsx?$)/.test(path) && !isTest(path)
  if (other && below) faults.push(`${said}: what lies beside features serves them, and knows none`)
  return faults
}

/**
 * All that goes against the rules, a sentence each.
 * @param {ReadonlyMap<string, string>} sources from paths to texts
 * @returns {string[]}
 */
export function findingsOf(sources) {
  const findings = []
  for (const [path, text] of sources) {
    findings.push(...importsOf(text).flatMap((name) => faultsOf(path, name)))
    if (hidden.test(text)) findings.push(`${path} imports by a template: write the name out, so that it can be seen`)
    if (!/^(remote-|shared\/src)/.test(path) || isTest(path)) continue
    for (const word of hostOnly)
      if (word.test(text)) findings.push(`${path} uses ${word.source}, which stands in the host alone`)
  }
  const own = [...sources].filter(([path]) => /^[\w-]+\/src\//.test(path) && !isTest(path) && !path.endsWith('.d.ts'))
  const graph = graphOf(new Map(own))
  return [...findings, ...upwardImports(graph, layers), ...cycles(graph)]
}
