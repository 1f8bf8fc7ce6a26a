import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rspack } from '@rspack/core'
import { browsers } from '../browsers'
import { PAGE, PART, type RemoteIdentity, releaseDocuments } from '../document/release-documents'
import { hostOwnedNames } from '../policy'
import { MAPS_FOLDER } from '../source-maps'

/** A script of Vite's output, as far as it is read here. */
export interface ViteChunk {
  type: 'chunk'
  fileName: string
  code: string
  map: { sources: string[] } | null
  imports: string[]
  dynamicImports: string[]
  moduleIds: string[]
  viteMetadata?: { importedCss: Set<string> }
}
interface ViteAsset {
  type: 'asset'
  fileName: string
  source: string | Uint8Array
}
export type ViteBundle = Record<string, ViteChunk | ViteAsset>

/** Name under which Vite's plugin of Module Federation writes its container. */
export const CONTAINER = 'container.js'
const loader = readFileSync(fileURLToPath(new URL('./chunk-loader.mjs', import.meta.url)), 'utf8')

/** The graph of a bundle's scripts. */
function chunkGraph(bundle: ViteBundle) {
  const chunkOf = (file: string): ViteChunk => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk') throw new Error(`${file} is no script of this build`)
    return chunk
  }
  /** A script with all that it imports. */
  function withImports(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const name of chunkOf(file).imports) withImports(name, seen)
    return seen
  }
  const stylesOf = (file: string) => [...(chunkOf(file).viteMetadata?.importedCss ?? [])]
  return {
    chunkOf,
    stylesOf,
    /** Scripts and styles that these need. */
    filesOf: (files: Iterable<string>) => [
      ...new Set([...files].flatMap((file) => [...withImports(file)]).flatMap((file) => [file, ...stylesOf(file)])),
    ],
    /** Scripts that these may load later, and those that these may load. */
    laterOf(files: Iterable<string>): Set<string> {
      const later = new Set<string>()
      const open = [...files]
      for (let file = open.pop(); file; file = open.pop())
        for (const name of [...withImports(file)].flatMap((one) => chunkOf(one).dynamicImports)) {
          if (!later.has(name)) open.push(name)
          later.add(name)
        }
      return later
    },
  }
}
type ChunkGraph = ReturnType<typeof chunkGraph>

/** Scripts of the modules whose path fits, by the name in it. */
function chunksByName(chunks: readonly ViteChunk[], context: string, pattern: RegExp): [string, string][] {
  return chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds
      .filter((id) => id.startsWith(`${context}/src/`))
      .flatMap((id) => pattern.exec(id)?.[1] ?? [])
      .map((name): [string, string] => [name, fileName]),
  )
}

/** How the plugin of Module Federation writes the name of a package into the id of a module. */
const idOf = (name: string) => name.replaceAll('@', '_mf_0_').replaceAll('/', '_mf_1_').replaceAll('-', '_mf_2_')

/** Content of `modules.json`: what the scripts are made of, and what they take from the host. */
function modulesOf(chunks: readonly ViteChunk[], context: string): object {
  const ids = chunks.flatMap(({ moduleIds }) => moduleIds)
  const sources = ids.filter((id) => !/^\0|^virtual:/.test(id))
  const shares = hostOwnedNames.filter(([name]) => ids.some((id) => id.includes(`__loadShare__${idOf(name)}__`)))
  return {
    sources: [...new Set(sources.map((id) => relative(context, id.replace(/\?.*$/, '')).split(sep).join('/')))].sort(),
    shares: [...new Set(shares.map(([, key]) => `consume shared module (default) ${key}@* (singleton)`))].sort(),
  }
}

/**
 * What the plugin of Module Federation keeps for the whole page, of all applications, the loader keeps for the release:
 * in the scripts with such code `globalThis` is an object of the release.
 */
const ofPlugin = /__mf_|__VUE_HMR_RUNTIME__/
const ownGlobal = 'const globalThis=import.meta.ownGlobal;'

interface Script {
  code: string
  map: string | undefined
}

/** An ES module as a script that hands itself to the loader: the page asks for each script's hash, and imports have none. */
async function asScript({ code, map, fileName }: ViteChunk, global: string, context: string): Promise<Script> {
  const made = await rspack.experiments.swc.transform(ofPlugin.test(code) ? ownGlobal + code : code, {
    filename: fileName,
    sourceMaps: map !== null,
    ...(map && { inputSourceMap: JSON.stringify(map) }),
    module: { type: 'systemjs', allowTopLevelThis: true },
    env: { targets: browsers },
    minify: true,
    jsc: { minify: { compress: true, mangle: true } },
  })
  const head = /^System\.register\(/
  if (!head.test(made.code)) throw new Error(`${fileName} could not be made a script`)
  return {
    code: made.code.replace(head, `self.${registerOf(global)}(${JSON.stringify(fileName)},`),
    map: made.map && mapOf(made.map, context),
  }
}

/** A source map with paths relative to the folder of the packages. */
function mapOf(text: string, context: string): string {
  const map = JSON.parse(text)
  const path = (source: string) =>
    relative(dirname(context), resolve(context, 'dist', source))
      .split(sep)
      .join('/')
  return JSON.stringify({ ...map, sources: map.sources.map(path) })
}

/** Name that the checks look for in an entry: two releases in one page keep their chunks apart by it. */
const registerOf = (global: string) => `plazaChunk${global}`

async function entryScript(
  global: string,
  start: string,
  graph: ChunkGraph,
  files: readonly string[],
): Promise<string> {
  const styles = Object.fromEntries(
    files.map((file) => [file, graph.stylesOf(file)] as const).filter(([, list]) => list.length > 0),
  )
  const options = { name: global, register: registerOf(global), start, styles }
  const source = `${loader.replaceAll('export function', 'function')}\nreturn createContainer(${JSON.stringify(options)})`
  const { code } = await rspack.experiments.swc.transform(`var ${global}=(function(){${source}})()`, {
    env: { targets: browsers },
    minify: true,
    isModule: false,
    jsc: { minify: { compress: true, mangle: true } },
  })
  return code
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** A copy of the bundle in which the container, whose name its plugin fixes, has a name with a hash. */
function withHashedContainer(bundle: ViteBundle): { container: string; renamed: ViteBundle } {
  const built = bundle[CONTAINER]
  if (built?.type !== 'chunk') throw new Error(`The plugin of Module Federation has written no ${CONTAINER}`)
  const container = `${hashOf(built.code)}.js`
  const nameOf = (file: string) => (file === CONTAINER ? container : file)
  const copies = Object.values(bundle).map((one): [string, ViteChunk | ViteAsset] => {
    if (one.type === 'asset') return [one.fileName, one]
    const { type, map, dynamicImports, moduleIds, viteMetadata } = one
    const fileName = nameOf(one.fileName)
    const code = one.code.replaceAll(`./${CONTAINER}`, `./${container}`)
    const imports = one.imports.map(nameOf)
    return [
      fileName,
      { type, fileName, code, map, imports, dynamicImports, moduleIds, ...(viteMetadata && { viteMetadata }) },
    ]
  })
  return { container, renamed: Object.fromEntries(copies) }
}

/** The files of a release from Vite's output: scripts instead of modules, source maps, and the documents. */
export async function releaseFiles(bundle: ViteBundle, context: string, identity: RemoteIdentity) {
  const { global } = identity
  const { container, renamed } = withHashedContainer(bundle)
  const graph = chunkGraph(renamed)
  const needed = new Set([...graph.filesOf([container]), ...graph.filesOf(graph.laterOf([container]))])
  const scripts = [...needed].filter((file) => file.endsWith('.js'))
  const chunks = scripts.map(graph.chunkOf)
  const contents = new Map<string, Buffer>()
  const maps = new Map<string, string>()
  for (const chunk of chunks) {
    const { code, map } = await asScript(chunk, global, context)
    contents.set(chunk.fileName, Buffer.from(code))
    if (map) maps.set(`${MAPS_FOLDER}/${chunk.fileName}.map`, map)
  }
  for (const file of needed) {
    const style = bundle[file]
    if (style?.type === 'asset') contents.set(file, Buffer.from(style.source))
  }
  const code = await entryScript(global, container, graph, scripts)
  const entry = `entry.${hashOf(code).slice(0, 10)}.js`
  contents.set(entry, Buffer.from(code))
  // The container loads the exposed module and the list of shared packages.
  const start = graph.filesOf([container, ...graph.chunkOf(container).dynamicImports])
  const beside = (files: readonly string[]) => files.filter((file) => !start.includes(file))
  const listOf = (names: [string, string][]) =>
    Object.fromEntries(names.map(([name, file]) => [name, beside(graph.filesOf([file]))]))
  const pages = chunksByName(chunks, context, PAGE)
  const later = pages.map(([name, file]) => {
    const own = graph.filesOf([file])
    return [name, beside(graph.filesOf(graph.laterOf([file]))).filter((one) => !own.includes(one))]
  })
  const documents = await releaseDocuments(context, identity, {
    entry,
    contents,
    start,
    pages: listOf(pages),
    later: Object.fromEntries(later),
    parts: listOf(chunksByName(chunks, context, PART)),
    server: null,
    modules: modulesOf(chunks, context),
  })
  return new Map<string, string | Buffer>([...contents, ...maps, ...documents])
}
