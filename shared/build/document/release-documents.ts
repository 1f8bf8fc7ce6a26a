import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readExtensions, readRoutes } from '../read-routes'
import type { ServerFile } from '../server-config'
import { FEDERATION_MANIFEST, federationManifest } from './federation-manifest'

export const ROUTES_FILE = 'src/routes.ts'
export const EXTENSIONS_FILE = 'src/extensions.ts'
/** File of a page, `<route id>.page.tsx`, named after the first of its routes. */
export const PAGE = /\/([a-z0-9-]+)\.page\.tsx/
/** File of a part, `<name>.part.tsx`. */
export const PART = /\/([a-z0-9-]+)\.part\.tsx/
/** A line of `remote.ts`: a route id and its page. */
const ROUTE = /'?([a-z0-9-]+)'?: \(\) => import\('[^']*\/([a-z0-9-]+)\.page'\)/g

/** Fields of `remote.json` other than its files, routes and extensions. */
export interface RemoteIdentity {
  name: string
  version: string
  build: string
  global: string
  needs: object
  wants: object
}

type FileLists = Record<string, string[]>

/** What a bundler has written, in the words of `remote.json`. */
export interface BuiltFiles {
  entry: string
  /** Scripts and styles with their content, without the server file. */
  contents: ReadonlyMap<string, Buffer>
  /** Files of the exposed module itself. */
  start: readonly string[]
  /** Files that each page needs besides the entry, by the name of its source file. */
  pages: FileLists
  /** Files that each page may load later. */
  later: FileLists
  /** Files that each part needs besides the entry. */
  parts: FileLists
  server: ServerFile | null
  /** Content of `modules.json`. */
  modules: object
}

/**
 * Converts data by page file into data by route id: several routes may share a page, for example a content and its
 * comments.
 */
function byRoute<T>(context: string, pages: Record<string, T>): Record<string, T> {
  const source = readFileSync(join(context, 'src/remote.ts'), 'utf8')
  const routes = [...source.matchAll(ROUTE)].map(([, id = '', page = '']) => [id, page] as const)
  const shown = new Set(routes.map(([, page]) => page))
  return Object.fromEntries([
    ...routes.flatMap(([id, page]) => (page in pages ? [[id, pages[page] as T]] : [])),
    ...Object.entries(pages).filter(([page]) => !shown.has(page)),
  ])
}

function listedFiles(contents: BuiltFiles['contents'], server: ServerFile | null) {
  const files: Record<string, { bytes: number; integrity: string }> = {}
  // The bundler's own order depends on modules that are not in the output.
  for (const [name, content] of [...contents].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
    files[name] = { bytes: content.length, integrity }
  }
  if (server) files[server.name] = { bytes: server.bytes, integrity: server.integrity }
  return files
}

/** The documents of a release by name: for hosts, for the checks, and for the tools of Module Federation. */
export async function releaseDocuments(
  context: string,
  identity: RemoteIdentity,
  built: BuiltFiles,
): Promise<Map<string, string>> {
  const { entry, contents, pages, later, server, modules } = built
  const start = [...built.start]
  const withStart = (lists: FileLists) =>
    Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [...new Set([...start, ...list])]]))
  const preload = byRoute(context, withStart(pages))
  const parts = withStart(built.parts)
  const document = {
    ...identity,
    routes: await readRoutes(join(context, ROUTES_FILE)),
    extensions: await readExtensions(join(context, EXTENSIONS_FILE)),
    entry,
    files: listedFiles(contents, server),
    preload,
    later: byRoute(context, later),
    ...(Object.keys(parts).length > 0 && { parts }),
    start,
    ...(server ? { server: { file: server.name, routes: Object.keys(preload) } } : {}),
  }
  const all = {
    'remote.json': document,
    'modules.json': modules,
    [FEDERATION_MANIFEST]: federationManifest(document, context),
  }
  return new Map(Object.entries(all).map(([name, content]) => [name, JSON.stringify(content)]))
}
