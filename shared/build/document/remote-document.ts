import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ChunkGroup, Compilation, Compiler, Module, StatsCompilation } from '@rspack/core'
import { readExtensions, readRoutes } from '../read-routes'
import { SERVER_FILE, type ServerFile } from '../server-config'
import { FEDERATION_MANIFEST, federationManifest } from './federation-manifest'

/** File of a page, `<route id>.page.tsx`, named after the first of its routes. */
const PAGE = /\/([a-z0-9-]+)\.page\.tsx/
/** File of a part, `<name>.part.tsx`. */
const PART = /\/([a-z0-9-]+)\.part\.tsx/
/** A line of `remote.ts`: a route id and its page. */
const ROUTE = /'?([a-z0-9-]+)'?: \(\) => import\('[^']*\/([a-z0-9-]+)\.page'\)/g

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

/** Every file that the chunk of a module needs besides the entry: its own and those split off from it. */
function filesByPage({ chunks: all = [] }: StatsCompilation, file: RegExp): Record<string, string[]> {
  const chunks = new Map(all.map((chunk) => [chunk.id, chunk]))
  const byPage: Record<string, string[]> = {}
  for (const chunk of all) {
    for (const module of chunk.modules ?? []) {
      const page = file.exec(module.name ?? '')?.[1]
      if (!page || !module.name?.startsWith('./src')) continue
      const siblings = [chunk, ...(chunk.siblings ?? []).flatMap((id) => chunks.get(id) ?? [])]
      byPage[page] = [...new Set([...(byPage[page] ?? []), ...siblings.flatMap((one) => one.files ?? [])])]
    }
  }
  return byPage
}

/** Files that each page may load later: dialogs, parts below the first screen. */
function laterByPage({ chunkGroups }: Compilation, pages: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(pages).map(([page, needed]) => {
      const own = new RegExp(`/${page}\\.page(\\.tsx)?$`)
      const groups = chunkGroups.filter(({ origins }) => origins.some(({ request }) => own.test(request ?? '')))
      const files = new Set(descendantsOf(groups).flatMap((group) => group.getFiles()))
      return [page, [...files].filter((file) => !needed.includes(file))]
    }),
  )
}

/** Chunk groups split off from these, recursively. */
function descendantsOf(groups: readonly ChunkGroup[]): ChunkGroup[] {
  const descendants = new Set<ChunkGroup>()
  const waiting = [...groups]
  for (let group = waiting.pop(); group; group = waiting.pop()) {
    for (const child of group.childrenIterable) {
      if (!descendants.has(child)) waiting.push(child)
      descendants.add(child)
    }
  }
  return [...descendants]
}

/** A module, or the modules concatenated into it. */
const innerModules = (module: Module): Module[] => ('modules' in module ? (module.modules as Module[]) : [module])

/** Modules of a build: its source files, and its shared modules (consumed, provided, or fallbacks). */
function contentsOf(compilation: Compilation) {
  const sources = new Set<string>()
  const shares: string[] = []
  for (const module of compilation.modules) {
    if (compilation.chunkGraph.getModuleChunks(module).length === 0) continue
    if (/^(consume|provide)-shared/.test(module.type)) shares.push(module.readableIdentifier())
    for (const inner of innerModules(module)) {
      const file = inner.nameForCondition?.()
      if (file) sources.add(relative(compilation.compiler.context, file).split(sep).join('/'))
    }
  }
  return { sources: [...sources].sort(), shares: shares.sort() }
}

/** Fields of `remote.json` other than its files. */
interface RemoteIdentity {
  name: string
  version: string
  build: string
  global: string
  needs: object
  wants: object
}

/**
 * Writes `remote.json`: the remote's content and requirements, and every file with its size and sha384; `modules.json`
 * for the checks; and `mf-manifest.json` for the tools of Module Federation.
 */
export class RemoteDocumentPlugin {
  /** `identity`: fields that come from the package; `server`: the server file. */
  constructor(
    private readonly identity: RemoteIdentity,
    private readonly server: () => ServerFile | null,
  ) {}

  apply(compiler: Compiler) {
    // No module of the build: the pages import their types alone. Read at each build, for a development server.
    const routesFile = join(compiler.context, 'src/routes.ts')
    const extensionsFile = join(compiler.context, 'src/extensions.ts')
    compiler.hooks.thisCompilation.tap('RemoteDocument', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'RemoteDocument', stage: 5000 }, async () => {
        const files: Record<string, { bytes: number; integrity: string }> = {}
        // The bundler's own order depends on modules that are not in the output.
        const assets = compilation.getAssets().toSorted((one, other) => (one.name < other.name ? -1 : 1))
        for (const { name, source } of assets) {
          if (!/\.(js|css)$/.test(name) || name.includes('hot-update') || SERVER_FILE.test(name)) continue
          const content = source.buffer()
          const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
          files[name] = { bytes: content.length, integrity }
        }
        const stats = compilation.getStats().toJson({
          all: false,
          chunks: true,
          chunkModules: true,
          nestedModules: true,
          ids: true,
          chunkRelations: true,
          modulesSpace: 10000,
          chunkModulesSpace: 10000,
        })
        const entry = Object.keys(files).find((name) => /^entry(\.\w+)?\.js$/.test(name)) ?? ''
        const exposed = stats.chunks?.find((chunk) => chunk.names?.includes('start'))
        const start = exposed?.files ?? []
        const withStart = (lists: Record<string, string[]>) =>
          Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [...new Set([...start, ...list])]]))
        const preload = withStart(filesByPage(stats, PAGE))
        const parts = withStart(filesByPage(stats, PART))
        const routed = byRoute(compiler.context, preload)
        compilation.fileDependencies.addAll([routesFile, extensionsFile])
        const routes = await readRoutes(routesFile)
        const extensions = await readExtensions(extensionsFile)
        const server = this.server()
        if (server) files[server.name] = { bytes: server.bytes, integrity: server.integrity }
        const document = {
          ...this.identity,
          routes,
          extensions,
          entry,
          files,
          preload: routed,
          later: byRoute(compiler.context, laterByPage(compilation, preload)),
          ...(Object.keys(parts).length > 0 && { parts }),
          start,
          ...(server ? { server: { file: server.name, routes: Object.keys(routed) } } : {}),
        }
        const { RawSource } = compiler.rspack.sources
        compilation.emitAsset('remote.json', new RawSource(JSON.stringify(document)))
        compilation.emitAsset('modules.json', new RawSource(JSON.stringify(contentsOf(compilation))))
        const manifest = federationManifest(document, compiler.context)
        compilation.emitAsset(FEDERATION_MANIFEST, new RawSource(JSON.stringify(manifest)))
      })
    })
  }
}
