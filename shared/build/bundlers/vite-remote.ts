import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { trackedNames } from '../../src/remotes/tracked-names'
import { browsers } from '../browsers'
import { classMark } from '../class-mark'
import { scopedStyles } from '../scope-library-styles.mjs'
import stripDeclarations from '../strip-declarations.mjs'
import { identityOf, readTarget, sharedByHost } from './remote-target'
import { CONTAINER, releaseFiles, type ViteBundle } from './vite-output'

interface NamedPlugin {
  name: string
}

interface ViteRemoteOptions<P extends NamedPlugin> {
  /** Folder of the package. */
  context: string
  /** `federation` of `@module-federation/vite`. */
  federation: (options: never) => P[]
}

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const libraryStyles = /[\\/]node_modules[\\/](photoswipe|react-vant)[\\/].*\.css$/
const libraryClass = /[\\/]ui[\\/]library[\\/]library\.module\.css/
const declarations = /[\\/]@plaza[\\/]contract[\\/]src[\\/]api[\\/][\w\\/-]+\.js$/

const PRELOAD = '\0vite/preload-helper.js'
const GLOBALS = 'virtual:plaza-globals'
const pages = ['window', 'self', 'globalThis']

/** Exports of `GLOBALS` by the expressions that they stand for. */
const tracked: Record<string, [string, string]> = Object.fromEntries([
  ...trackedNames.window.flatMap((name) =>
    [name, ...pages.map((page) => `${page}.${name}`)].map((key) => [key, [GLOBALS, name]]),
  ),
  ...trackedNames.document.flatMap((name) =>
    ['document', ...pages.map((page) => `${page}.document`)].map((owner) => [
      `${owner}.${name}`,
      [GLOBALS, `document_${name}`],
    ]),
  ),
])

/** The functions that the host tracks for a release; without a host that does, the browser's own. */
const globalsOf = (global: string) => `
const page = globalThis
const own = page.plazaGlobals ? page.plazaGlobals(${JSON.stringify(global)}) : page
const on = own.document
${trackedNames.window.map((name) => `export const ${name} = own[${JSON.stringify(name)}]`).join('\n')}
${trackedNames.document.map((name) => `export const document_${name} = on[${JSON.stringify(name)}].bind(on)`).join('\n')}`

/** Of two releases in one page each has class names of its own. */
const classOf = (mark: string, global: string, context: string) => (name: string, path: string) => {
  if (libraryClass.test(path)) return `${mark}common`
  const hash = createHash('sha256').update([global, relative(context, path), name].join('\0'))
  return mark + hash.digest('base64url').slice(0, 6)
}

const names = {
  entryFileNames: '[hash:12].js',
  chunkFileNames: '[hash:12].js',
  assetFileNames: '[hash:12][extname]',
  hashCharacters: 'hex',
}

/**
 * Vite's plugins of a remote: what `remoteConfig` is for Rspack, without a server file. Its pages are drawn in the
 * browser alone. Vite's modules become scripts, each of which is requested with its hash (docs/decisions/0575).
 */
export function viteRemote<P extends NamedPlugin>({ context, federation }: ViteRemoteOptions<P>): (P | NamedPlugin)[] {
  const target = readTarget(context)
  const { name, global } = target
  const mark = classMark(name)
  const container = {
    name: global,
    filename: CONTAINER,
    exposes: { './remote': './src/remote.ts' },
    shared: sharedByHost,
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
  }
  const before = {
    name: 'plaza-remote-sources',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^@module-federation\/runtime(\/helpers)?$/, replacement: file('./vite-runtime.mjs') }],
      },
      css: { modules: { generateScopedName: classOf(mark, global, context) } },
      build: {
        outDir: 'dist',
        target: 'es2022',
        cssTarget: browsers.map((browser) => browser.replace(' >= ', '')),
        modulePreload: false,
        assetsInlineLimit: Number.MAX_SAFE_INTEGER,
        sourcemap: 'hidden',
        rolldownOptions: { input: 'src/remote.ts', output: names, transform: { inject: tracked } },
      },
    }),
    resolveId: (id: string) => (id === GLOBALS ? `\0${GLOBALS}` : undefined),
    load(id: string) {
      if (id === `\0${GLOBALS}`) return globalsOf(global)
      // The entry loads the styles of a chunk with it.
      return id === PRELOAD ? 'export const __vitePreload = (load) => load()' : undefined
    },
    transform(code: string, id: string) {
      if (libraryStyles.test(id)) return scopedStyles(code, { mark, scope: `${mark}common` })
      return declarations.test(id) ? { code: stripDeclarations(code), map: null } : undefined
    },
  }
  const after = {
    name: 'plaza-remote-release',
    enforce: 'post',
    augmentChunkHash: () => global,
    generateBundle: {
      order: 'post',
      async handler(this: { emitFile(file: object): void }, _: unknown, bundle: ViteBundle) {
        const files = await releaseFiles(bundle, context, identityOf(target))
        for (const fileName of Object.keys(bundle))
          if (!fileName.endsWith('.css') || !files.delete(fileName)) delete bundle[fileName]
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
  return [before, ...federation(container as never), after]
}
