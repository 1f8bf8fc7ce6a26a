import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { layers } from './layers.mjs'

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} ImportRule */

const TEST = '\\.test\\.tsx?$|/testing/'

/** Pattern for packages by name patterns, both installed and unresolved. */
const packages = (/** @type {readonly string[]} */ names) => `(^|node_modules/)(${names.join('|')})(/|$)`
/** Any other package of this repository except `shared`. */
const OTHER_PACKAGE = '^@plaza/(?!shared)|^(host|server|e2e|remote-[\\w-]+)/'

/** Packages that a remote gets from the host or from `shared`. */
export const notForRemotes = [
  'axios',
  'js-cookie',
  'leaflet',
  'photoswipe',
  'react-vant',
  'supercluster',
  'react-router[^/]*',
  '@tanstack/[^/]+',
  '@module-federation/[^/]+',
]
/** Packages for user interfaces, which tools do not need. */
const notForTools = ['axios', 'js-cookie', 'react[^/]*', 'zustand', '@tanstack/[^/]+']

/** @type {readonly { name: string, from: string, packages: readonly string[], cure: string }[]} */
const packageRules = [
  {
    name: 'shared-ui-packages',
    from: '^shared/src/ui/',
    packages: ['axios', 'js-cookie'],
    cure: 'the host alone makes calls and keeps cookies',
  },
  {
    name: 'shared-packages',
    from: '^shared/src/(?!ui/)',
    packages: ['axios', 'js-cookie', 'react-vant', 'zustand'],
    cure: 'parts of react-vant come from shared/src/ui; calls, cookies and stores belong to the host',
  },
  {
    name: 'host-packages',
    from: '^host/src/',
    packages: ['react-vant', 'react-router[^/]*', '@tanstack/[^/]+'],
    cure: 'import from @plaza/shared/ui, /router or /query',
  },
  {
    name: 'remote-packages',
    from: '^(remote-[\\w-]+|scripts/template-remote)/',
    packages: notForRemotes,
    cure: 'it comes from the host or from @plaza/shared (docs/architecture.md)',
  },
  {
    name: 'date-packages',
    from: '^(host/src|remote-[\\w-]+|scripts/template-remote|shared/src)/',
    packages: ['dayjs'],
    cure: 'date arithmetic is in @plaza/shared/format (docs/decisions/0132)',
  },
  { name: 'server-packages', from: '^server/src/', packages: ['axios'], cure: 'use fetch' },
  {
    name: 'tool-packages',
    from: '^(shared/build|server/demo/make|scripts/(?!template-remote/))',
    packages: notForTools,
    cure: 'tools draw nothing; use fetch for calls',
  },
]

/** @type {readonly { name: string, from: string, to: string, toNot?: string, cure: string }[]} */
const ownPackageRules = [
  {
    name: 'only-shared-by-name',
    from: '^(shared/src|shared/build|host/src|remote-[\\w-]+|e2e|scripts/template-remote)/',
    to: OTHER_PACKAGE,
    cure: 'of our packages only @plaza/shared is imported by its name',
  },
  {
    name: 'server-imports-agreements',
    from: '^server/src/',
    to: '^@plaza/|^(shared|host|e2e|remote-[\\w-]+)/',
    toNot:
      '^(@plaza/)?shared/(src/(api|routes|remotes|extensions|operations|text|format|host|alone/samples)/index\\.ts|build/(policy|class-mark)\\.ts)$',
    cure: 'the server imports what both sides agree on: api, routes, remotes, extensions, operations, text, format, host, samples',
  },
  {
    name: 'ops-imports-agreements',
    from: '^server/ops/',
    to: '^@plaza/|^(shared|host|e2e|remote-[\\w-]+)/',
    toNot:
      '^shared/src/((api|remotes|operations|text|format)/index\\.ts|ui/base/base\\.css|cards/icons/icon-names\\.ts)$',
    cure: 'the operations page imports api, remotes, operations, text, format, the icons of cards and the base styles',
  },
  {
    name: 'demo-tools-import-format',
    from: '^server/demo/make',
    to: '^@plaza/|^(shared|host|server/src|e2e|remote-[\\w-]+)/',
    toNot: '^(@plaza/)?shared/src/format/index\\.ts$',
    cure: 'the tools of the demo import format alone, by its name',
  },
  {
    name: 'tools-import-by-path',
    from: '^scripts/(?!template-remote/)',
    to: '^@plaza/|^(shared|host|server|e2e|remote-[\\w-]+)/',
    cure: 'it runs before packages are installed: use a relative path',
  },
]

/** Allowed relative paths: packages refer to each other only by name. */
const pathRules = [
  { part: 'remote', from: '^(remote-[\\w-]+)/', to: '^$1/' },
  { part: 'host', from: '^host/', to: '^host/' },
  { part: 'shared', from: '^shared/(?!src/testing/|build/.*\\.test\\.ts$)', to: '^shared/' },
  { part: 'shared-testing', from: '^shared/src/testing/', to: '^(shared|host/src|remote-[\\w-]+/src)/' },
  { part: 'build-tests', from: '^shared/build/.*\\.test\\.ts$', to: '^(shared|scripts/lib)/' },
  { part: 'server', from: '^server/(?!demo/make/|ops/)', to: '^server/(?!demo/make/|ops/)' },
  { part: 'demo-tools', from: '^server/demo/make/', to: '^server/demo/make/' },
  { part: 'ops', from: '^server/ops/', to: '^server/ops/' },
  { part: 'e2e', from: '^e2e/(?!fixtures/route-tables\\.ts$)', to: '^(e2e|scripts/testing)/' },
  { part: 'tables-of-e2e', from: '^e2e/fixtures/route-tables\\.ts$', to: '^(e2e/|remote-[\\w-]+/src/routes\\.ts$)' },
  { part: 'template', from: '^scripts/template-remote/', to: '^scripts/template-remote/' },
  {
    part: 'scripts',
    from: '^scripts/(?!template-remote/|bench/)',
    to: '^(scripts/(?!template-remote/)|shared/|server/|vitest\\.config\\.ts$)',
  },
  { part: 'bench', from: '^scripts/bench/(?!one-bundle/src/)', to: '^(scripts|shared|server|e2e/fixtures)/' },
  {
    part: 'one-bundle',
    from: '^scripts/bench/one-bundle/src/',
    to: '^(scripts|shared|host/src|remote-[\\w-]+/src)/',
  },
]

const FEATURE = '/src/features/'

/** @type {readonly ImportRule[]} */
const structureRules = [
  {
    name: 'no-cycle',
    comment: 'a cycle: move what they share into a file below them, or let the higher one hand it in',
    from: {},
    to: { circular: true },
  },
  {
    name: 'feature-imports-no-other',
    comment: 'a feature never imports another: move what both need up, beside features or into shared',
    from: { path: `^(remote-[\\w-]+)${FEATURE}([\\w-]+)/` },
    to: { path: `^$1${FEATURE}`, pathNot: `^$1${FEATURE}$2/` },
  },
  {
    name: 'nothing-beside-imports-features',
    comment: 'what lies beside features serves them and knows none: hand it in from the feature',
    from: { path: '^(remote-[\\w-]+)/src/(?!features/|remote\\.tsx?$)', pathNot: TEST },
    to: { path: `^$1${FEATURE}` },
  },
  {
    name: 'api-owners-apart',
    comment: "declarations of one owner need no other's: move what both need into shared/src/api/core",
    from: { path: '^shared/src/api/(media|community|practice|account)/' },
    to: { path: '^shared/src/api/', pathNot: '^shared/src/api/(core|host|$1)/' },
  },
  {
    name: 'federated-by-name',
    comment: 'the host owns it: import @plaza/shared/router or @plaza/shared/query by that name',
    from: { path: '^shared/src/(?!router/|query/)', pathNot: TEST },
    to: { path: '^shared/src/(router|query)/', dependencyTypes: ['local'] },
  },
  {
    name: 'no-node-in-ops',
    comment: 'the operations page runs in a browser',
    from: { path: '^server/ops/', pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  },
]

/** @param {string} name */
const escaped = (name) => name.replaceAll('.', '\\.')
/** @param {readonly string[]} names */
const anyOf = (names) => `(${names.map(escaped).join('|')})(/|$)`

/**
 * Rules for the layers of a folder, lowest first: an import stays in its layer or goes down.
 * @param {string} folder
 * @param {readonly string[]} order
 * @returns {ImportRule[]}
 */
const layerRules = (folder, order) => [
  {
    name: `layer-of-${folder}`,
    comment: `no layer: name it in scripts/lint/layers.mjs`,
    from: { path: `^${folder}/`, pathNot: [`^${folder}/${anyOf(order)}`, `${TEST}|\\.d\\.ts$`] },
    to: {},
  },
  ...order.slice(0, -1).map((layer, index) => ({
    name: `below-${folder}/${layer}`,
    comment: `it goes up from ${layer}: move what both need into ${layer} or lower, or let the caller hand it in`,
    from: { path: `^${folder}/${escaped(layer)}(/|$)`, pathNot: TEST },
    to: { path: `^${folder}/${anyOf(order.slice(index + 1))}` },
  })),
]

/**
 * Layers in the table without files.
 * @param {string} root
 */
export const staleLayers = (root) =>
  Object.entries(layers).flatMap(([folder, order]) =>
    order
      .filter((layer) => !existsSync(join(root, folder, layer)))
      .map((layer) => `${folder}/${layer} is a layer without a file: take it out of scripts/lint/layers.mjs`),
  )

/**
 * Who may import what (docs/architecture.md), as rules of dependency-cruiser.
 * @type {ImportRule[]}
 */
export const importRules = [
  ...packageRules.map(({ name, from, packages: names, cure }) => ({
    name,
    comment: cure,
    from: { path: from, pathNot: TEST },
    to: { path: packages(names) },
  })),
  ...ownPackageRules.map(({ name, from, to, toNot, cure }) => ({
    name,
    comment: cure,
    from: { path: from, pathNot: TEST },
    to: { path: to, ...(toNot && { pathNot: toNot }), dependencyTypesNot: /** @type {['local']} */ (['local']) },
  })),
  ...pathRules.map(({ part, from, to }) => ({
    name: `paths-of-${part}`,
    comment: 'the path leads out of its part: import what the other offers by name (@plaza/shared/…)',
    from: { path: from },
    to: {
      pathNot: to,
      dependencyTypes: /** @type {['local']} */ (['local']),
      dependencyTypesNot: /** @type {['triple-slash-directive']} */ (['triple-slash-directive']),
    },
  })),
  ...structureRules,
  ...Object.entries(layers).flatMap(([folder, order]) => layerRules(folder, order)),
]
