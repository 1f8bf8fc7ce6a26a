import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Compiler, type Configuration, rspack } from '@rspack/core'
import { type Build, baseConfig } from './base-config'
import { DEV_FOLDER, devServer } from './dev-server'
import { ListedFilesPlugin } from './listed-files'
import { readContracts } from './read-routes'
import { SERVER_FILE, type ServerFile, withServerFile } from './server-config'

const hostInterface = resolve(import.meta.dirname, '../src/host/api.ts')

/** React Router is one file of which we use five exports. */
const pureCalls = fileURLToPath(new URL('./pure-calls.mjs', import.meta.url))

const codesAlone = fileURLToPath(new URL('./codes-alone.mjs', import.meta.url))

/** What of other packages is smaller in a build. */
const smaller = [
  { test: /[\\/]react-router[\\/]dist[\\/]/, use: pureCalls },
  { test: /[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/, use: codesAlone },
]

/** Writes `host.json`: the files of the first load, the hash of every file, and the contracts that this build offers. */
class HostDocumentPlugin {
  constructor(private readonly server: () => ServerFile | null) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('HostDocument', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'HostDocument', stage: 5000 }, async () => {
        const files = compilation.entrypoints
          .get('main')
          ?.getFiles()
          .filter((file) => !file.includes('hot-update'))
        const integrity = Object.fromEntries(
          compilation
            .getAssets()
            .filter(({ name }) => /\.(js|css)$/.test(name) && !SERVER_FILE.test(name))
            .map(({ name, source }) => [
              name,
              // Every page carries them: nothing in a page weighs more for what it says than a hash.
              `sha256-${createHash('sha256').update(source.buffer()).digest('base64')}`,
            ]),
        )
        const contracts = await readContracts(hostInterface)
        const build = process.env.PLAZA_BUILD ?? 'dev'
        const document = { build, contracts, files, integrity, server: this.server() }
        compilation.emitAsset(
          'host.json',
          new compiler.rspack.sources.RawSource(`${JSON.stringify(document, null, 1)}\n`),
        )
      })
    })
  }
}

/** The build of the host shell. */
export function hostConfig({ context }: { context: string }): Configuration[] {
  const dev = process.env.NODE_ENV === 'development'
  const port = Number(process.env.PLAZA_DEV_PORT ?? 0)
  const build: Build = {
    name: 'host',
    context,
    dev,
    output: {
      path: resolve(context, dev ? DEV_FOLDER : 'dist'),
      uniqueName: 'plaza_host',
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
    module: {
      ...base.module,
      rules: [...base.module.rules, ...(dev ? [] : smaller)],
    },
    plugins: [
      ...base.plugins,
      new rspack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }),
      new HostDocumentPlugin(server),
      ...(dev ? [] : [new ListedFilesPlugin('plaza_host')]),
    ],
    ...(dev ? { devServer: devServer({ port }) } : {}),
  })
  return withServerFile({ build, entry: './src/rendering/server.tsx', global: 'plazaHost', isHost: true }, browser)
}
