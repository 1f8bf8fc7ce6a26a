import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Compiler, type Configuration, rspack } from '@rspack/core'
import { type BuildOptions, baseConfig } from './base-config'
import { hostOwnedNames } from './policy'

/** The built server file. */
export interface ServerFile {
  name: string
  bytes: number
  integrity: string
}

/** Name of a server file. */
export const SERVER_FILE = /(^|[\\/])server(\.\w+)?\.js$/
/** Server file and its source map. */
const OF_SERVER = /(^|[\\/])server(\.\w+)?\.js(\.map(\.gz)?)?$/

const SERVER = 'server'

/** Reports the built server file to the browser's build, which comes after and names it in its document. */
class ServerFilePlugin {
  constructor(private readonly tell: (file: ServerFile) => void) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ServerFile', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ServerFile', stage: 5000 }, () => {
        for (const { name, source } of compilation.getAssets()) {
          if (!SERVER_FILE.test(name)) continue
          const content = source.buffer()
          const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
          this.tell({ name, bytes: content.length, integrity })
        }
      })
    })
  }
}

/** React's `renderToString` without its streams, which a bare context lacks the APIs for. */
const renderToStringAlone = (dev: boolean) =>
  join(
    dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
    `cjs/react-dom-server-legacy.browser.${dev ? 'development' : 'production'}.js`,
  )

interface ServerFileOptions {
  /** Options of the browser's build. */
  build: BuildOptions
  entry: string
  /** Global in which the file stores its exports. */
  global: string
  /** Whether it is the host, which contains the packages that exist once in a page. */
  isHost: boolean
}

/** React's development build measures time, which a bare context does not provide. */
const TIMING = 'globalThis.performance = { now: () => 0 };'

const dropDynamicImports = fileURLToPath(new URL('./drop-dynamic-imports.mjs', import.meta.url))

const fromHost = Object.fromEntries(
  hostOwnedNames.map(([name, key]) => [name, `var plazaHost.shared[${JSON.stringify(key)}]`]),
)

/**
 * The builds of a host or a remote: first the server file, one script for a bare context with the same class names as
 * the browser's build; then the browser's build, created by `browser`.
 */
export function withServerFile(
  { build, entry, global, isHost }: ServerFileOptions,
  browser: (built: () => ServerFile | null) => Configuration,
): Configuration[] {
  let built: ServerFile | null = null
  const { dev } = build
  const base = baseConfig({ ...build, refresh: false })
  const after = browser(() => built)
  const server: Configuration = {
    ...base,
    name: SERVER,
    // A bare context has no use for the development server's browser code.
    ...(dev ? { devServer: false as const } : {}),
    entry: { server: entry },
    output: {
      ...base.output,
      clean: dev ? false : { keep: (path: string) => /\.\w+$/.test(path) && !OF_SERVER.test(path) },
      filename: dev ? 'server.js' : 'server.[contenthash:10].js',
      publicPath: '',
      chunkLoading: false,
      chunkFormat: 'array-push',
      library: { type: 'var', name: global },
    },
    module: {
      ...base.module,
      rules: [
        ...base.module.rules,
        ...(isHost
          ? [{ test: /[\\/](host|shared)[\\/]src[\\/]/, enforce: 'post' as const, loader: dropDynamicImports }]
          : []),
      ],
      parser: { ...base.module.parser, javascript: { dynamicImportMode: 'eager' } },
      generator: { 'css/auto': { ...base.module.generator['css/auto'], exportsOnly: true } },
    },
    resolve: { ...base.resolve, alias: { 'react-dom/server$': renderToStringAlone(dev) } },
    externals: isHost ? {} : fromHost,
    plugins: [
      ...base.plugins,
      new ServerFilePlugin((file) => {
        built = file
      }),
      ...(dev && isHost ? [new rspack.BannerPlugin({ raw: true, banner: TIMING })] : []),
    ],
  }
  return [
    server,
    {
      ...after,
      name: 'browser',
      dependencies: [SERVER],
      output: { ...after.output, clean: dev ? false : { keep: OF_SERVER } },
    },
  ]
}
