import { posix } from 'node:path'

/** Layers of a folder, the lowest first: an import stays in its layer or goes down (docs/architecture.md). */
export const layers = {
  'host/src': [
    'boot.ts',
    'browser',
    'storage',
    'stage',
    'running.store.ts',
    'site',
    'request',
    'embedding',
    'session',
    'telemetry',
    'contracts',
    'footer',
    'player',
    'remotes',
    'routing',
    'diagnostics',
    'shell',
    'pages',
    'rendering',
    'listening.ts',
    'next-audio.ts',
    'calls.ts',
    'host-api.ts',
    'app.ts',
    'after-first-page.ts',
    'bootstrap.tsx',
    'main.ts',
  ],
  'server/src': [
    'exposure.ts',
    'environment.ts',
    'secret.ts',
    'data',
    'db-worker.ts',
    'transport',
    'domains',
    'seed',
    'media',
    'adapters',
    'registry',
    'metrics',
    'rendering',
    'html',
    'ops-page',
    'process',
    'pages.ts',
    'app.ts',
    'start.ts',
    'main.ts',
  ],
}

/** @typedef {Map<string, string[]>} Graph which file imports which */

const imported = /(?:from\s+|import\s*\(\s*(?:\/\*.*?\*\/\s*)*|import\s+)(?:'([^']+)'|"([^"]+)")/g

/**
 * The names that a source imports, types and lazy ones too.
 * @param {string} text
 */
export const importsOf = (text) => [...text.matchAll(imported)].map(([, single, double]) => single ?? double ?? '')

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx']

/**
 * Where `shared` asks for a part of itself by its public name.
 * @type {(from: string, name: string) => string | undefined}
 */
const ownName = (from, name) =>
  from.startsWith('shared/') && /^@plaza\/shared\/[\w-]+$/.test(name)
    ? name.replace('@plaza/shared', 'shared/src')
    : undefined

/**
 * Which file imports which, of a map from paths to sources; names that lead out of the map are left out.
 * @param {Map<string, string>} sources
 * @returns {Graph}
 */
export function graphOf(sources) {
  /** @type {(from: string, name: string) => string | undefined} */
  const fileOf = (from, name) => {
    const path = name.startsWith('.') ? posix.join(from, '..', name) : ownName(from, name)
    return path ? endings.map((ending) => path + ending).find((file) => sources.has(file)) : undefined
  }
  return new Map(
    [...sources].map(([path, text]) => {
      const files = importsOf(text).flatMap((name) => fileOf(path, name) ?? [])
      return [path, [...new Set(files)]]
    }),
  )
}

/**
 * Imports that go up, files in no layer, and layers without files; a sentence with its cure each.
 * @param {Graph} graph
 * @param {Record<string, string[]>} table
 */
export function upwardImports(graph, table = layers) {
  return Object.entries(table).flatMap(([folder, order]) => {
    /** @param {string} path */
    const layerOf = (path) => path.slice(folder.length + 1).split('/')[0] ?? ''
    const files = [...graph.keys()].filter((path) => path.startsWith(`${folder}/`))
    const used = new Set(files.map(layerOf))
    const stale = order.filter((layer) => !used.has(layer))
    const unknown = [...used].filter((layer) => !order.includes(layer))
    const up = files.flatMap((path) =>
      (graph.get(path) ?? [])
        .filter(
          (other) => other.startsWith(`${folder}/`) && order.indexOf(layerOf(other)) > order.indexOf(layerOf(path)),
        )
        .map((other) => ({ path, other })),
    )
    return [
      ...unknown.map((layer) => `${folder}/${layer} has no layer: name it in the table of scripts/lib/layers.mjs`),
      ...stale.map(
        (layer) => `${folder}/${layer} has a layer and no file: take it out of the table of scripts/lib/layers.mjs`,
      ),
      ...up.map(
        ({ path, other }) =>
          `${path} imports ${other}, which goes up from ${layerOf(path)} to ${layerOf(other)}: ` +
          `move what both need into ${layerOf(path)} or lower, or let the caller hand it in`,
      ),
    ]
  })
}

/**
 * Groups of files each of which reaches all others of its group (Tarjan).
 * @param {Graph} graph
 */
function connectedGroups(graph) {
  const [order, lowest] = [new Map(), new Map()]
  /** @type {string[]} */
  const open = []
  /** @type {string[][]} */
  const found = []
  /** @param {string} path */
  const visit = (path) => {
    order.set(path, order.size)
    lowest.set(path, order.get(path))
    open.push(path)
    for (const other of graph.get(path) ?? []) {
      if (!order.has(other)) visit(other)
      if (open.includes(other)) lowest.set(path, Math.min(lowest.get(path), lowest.get(other)))
    }
    if (lowest.get(path) === order.get(path)) found.push(open.splice(open.indexOf(path)))
  }
  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return found.filter(([path = '', ...others]) => others.length > 0 || graph.get(path)?.includes(path))
}

/**
 * The shortest way from a file back to itself.
 * @param {Graph} graph
 * @param {string} start
 */
function wayBack(graph, start) {
  const ways = [[start]]
  const seen = new Set()
  for (const way of ways) {
    for (const other of graph.get(way.at(-1) ?? '') ?? []) {
      if (other === start) return [...way, start]
      if (seen.has(other)) continue
      seen.add(other)
      ways.push([...way, other])
    }
  }
  return []
}

/**
 * Cycles between files, one of each group, with its cure.
 * @param {Graph} graph
 */
export const cycles = (graph) =>
  connectedGroups(graph).map(
    ([path = '']) =>
      `${wayBack(graph, path).join(' → ')} is a cycle: move what they share into a file below them, ` +
      'or let the higher one hand it in',
  )
