import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { type Compiler, type Configuration, rspack } from '@rspack/core'
import { type BuildOptions, baseConfig } from './base-config'
import { DEV_FOLDER, devServer } from './dev-server'
import { ListedFilesPlugin } from './listed-files'
import { readContracts } from './read-routes'
import { RewriteGuardPlugin, rewriteLoaders } from './rewrites/rewrites'
import { SERVER_FILE, type ServerFile, withServerFile } from './server-config'

const hostInterface = resolve(import.meta.dirname, '../src/host/api.ts')

const UNIQUE_NAME = 'plaza_host'

/**
 * Nearly all functions of the first load are called immediately: a browser that knows the hint compiles them while the
 * file arrives, and not one by one at the start.
 */
const compileHint = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(?:main|react)\..*js$/,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
})

/** React changes seldom: a separate file stays cached across host builds, and is compiled in a separate task. */
const react = {
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'initial' as const,
  enforce: true,
}

/** Base64 hashes do not compress, and the host has sixty files, so the shorter sha256 is used. */
const sha256Of = (content: string | Buffer) => createHash('sha256').update(content)

/**
 * The hashes of all files that the host loads later (`ListedFilesPlugin`): a separate first script, which browsers
 * cache, instead of a part of every page.
 */
function fileListOf(integrity: Readonly<Record<string, string>>): { name: string; text: string } {
  const text = `self.plazaFiles=${JSON.stringify({ [UNIQUE_NAME]: integrity })}\n`
  return { name: `files.${sha256Of(text).digest('hex').slice(0, 10)}.js`, text }
}

/** Writes `host.json`: the files of the first load with their hashes, and the contracts that this build offers. */
class HostDocumentPlugin {
  constructor(
    private readonly server: () => ServerFile | null,
    private readonly dev: boolean,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('HostDocument', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'HostDocument', stage: 5000 }, async () => {
        const emit = (name: string, text: string) =>
          compilation.emitAsset(name, new compiler.rspack.sources.RawSource(text))
        const first = compilation.entrypoints
          .get('main')
          ?.getFiles()
          .filter((file) => !file.includes('hot-update'))
        const all = Object.fromEntries(
          compilation
            .getAssets()
            .filter(({ name }) => /\.(js|css)$/.test(name) && !SERVER_FILE.test(name))
            .map(({ name, source }) => [name, `sha256-${sha256Of(source.buffer()).digest('base64')}`]),
        )
        const [firstLoad, onDemand] = [true, false].map((isFirst) =>
          Object.fromEntries(Object.entries(all).filter(([name]) => first?.includes(name) === isFirst)),
        )
        const list = this.dev ? null : fileListOf(onDemand ?? {})
        if (list) emit(list.name, list.text)
        const contracts = await readContracts(hostInterface)
        const build = process.env.PLAZA_BUILD ?? 'dev'
        const files = [...(list ? [list.name] : []), ...(first ?? [])]
        const integrity = {
          ...firstLoad,
          ...(list && { [list.name]: `sha256-${sha256Of(list.text).digest('base64')}` }),
        }
        const document = { build, contracts, files, integrity, server: this.server(), partialRegistry: true }
        emit('host.json', `${JSON.stringify(document, null, 1)}\n`)
      })
    })
  }
}

/** The build of the host shell. */
export function hostConfig({ context }: { context: string }): Configuration[] {
  const dev = process.env.NODE_ENV === 'development'
  const port = Number(process.env.PLAZA_DEV_PORT ?? 0)
  const build: BuildOptions = {
    name: 'host',
    context,
    dev,
    output: {
      path: resolve(context, dev ? DEV_FOLDER : 'dist'),
      uniqueName: UNIQUE_NAME,
      publicPath: dev ? `http://127.0.0.1:${port}/` : '/assets/host/',
      filename: dev ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: dev ? '[name].js' : '[contenthash:12].js',
      cssFilename: dev ? '[name].css' : '[name].[contenthash:10].css',
      cssChunkFilename: dev ? '[name].css' : '[contenthash:12].css',
      chunkLoadTimeout: 120_000,
    },
  }
  const base = baseConfig(build)
  const browser = (server: () => ServerFile | null): Configuration => ({
    ...base,
    entry: { main: './src/main.ts' },
    optimization: { ...base.optimization, ...(dev ? {} : { splitChunks: { cacheGroups: { react } } }) },
    module: {
      ...base.module,
      rules: [...base.module.rules, ...(dev ? [] : rewriteLoaders)],
    },
    plugins: [
      ...base.plugins,
      new rspack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        ENV_TARGET: '"web"',
      }),
      new HostDocumentPlugin(server, dev),
      ...(dev ? [] : [new ListedFilesPlugin(UNIQUE_NAME), new RewriteGuardPlugin(), compileHint]),
    ],
    ...(dev ? { devServer: devServer({ port }) } : {}),
  })
  return withServerFile({ build, entry: './src/rendering/server.tsx', global: 'plazaHost', isHost: true }, browser)
}
