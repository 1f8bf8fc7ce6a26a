import { join, relative, sep } from 'node:path'
import type { ChunkGroup, Compilation, Compiler, Module, StatsCompilation } from '@rspack/core'
import { SERVER_FILE, type ServerFile } from '../server-config'
import { EXTENSIONS_FILE, PAGE, PART, type RemoteIdentity, ROUTES_FILE, releaseDocuments } from './release-documents'

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
function laterByPage(
  { chunkGroups }: Compilation,
  pages: Record<string, string[]>,
  start: readonly string[],
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(pages).map(([page, needed]) => {
      const own = new RegExp(`/${page}\\.page(\\.tsx)?$`)
      const groups = chunkGroups.filter(({ origins }) => origins.some(({ request }) => own.test(request ?? '')))
      const files = new Set(descendantsOf(groups).flatMap((group) => group.getFiles()))
      return [page, [...files].filter((file) => !needed.includes(file) && !start.includes(file))]
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
    const routesFile = join(compiler.context, ROUTES_FILE)
    const extensionsFile = join(compiler.context, EXTENSIONS_FILE)
    compiler.hooks.thisCompilation.tap('RemoteDocument', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'RemoteDocument', stage: 5000 }, async () => {
        const contents = new Map<string, Buffer>()
        for (const { name, source } of compilation.getAssets())
          if (/\.(js|css)$/.test(name) && !name.includes('hot-update') && !SERVER_FILE.test(name))
            contents.set(name, source.buffer())
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
        const start = stats.chunks?.find((chunk) => chunk.names?.includes('start'))?.files ?? []
        const pages = filesByPage(stats, PAGE)
        compilation.fileDependencies.addAll([routesFile, extensionsFile])
        const documents = await releaseDocuments(compiler.context, this.identity, {
          entry: [...contents.keys()].find((name) => /^entry(\.\w+)?\.js$/.test(name)) ?? '',
          contents,
          start,
          pages,
          later: laterByPage(compilation, pages, start),
          parts: filesByPage(stats, PART),
          server: this.server(),
          modules: contentsOf(compilation),
        })
        const { RawSource } = compiler.webpack.sources
        for (const [name, text] of documents) compilation.emitAsset(name, new RawSource(text))
      })
    })
  }
}
