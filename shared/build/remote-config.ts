import { resolve } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { aloneConfig } from './alone-config'
import { type BuildOptions, baseConfig } from './base-config'
import { identityOf, type RemoteTarget, readTarget, sharedByHost } from './bundlers/remote-target'
import { DEV_FOLDER, devServer } from './dev-server'
import { ROUTES_FILE } from './document/release-documents'
import { RemoteDocumentPlugin } from './document/remote-document'
import { FreshAddressesPlugin } from './fresh-addresses'
import { ListedFilesPlugin } from './listed-files'
import { readRoutes } from './read-routes'
import { type ServerFile, withServerFile } from './server-config'
import { TrackedGlobalsPlugin } from './tracked-globals'

interface RemoteOptions {
  /** Folder of the package. */
  context: string
  /** Chunk splitting, where the bundler's default does not suit. */
  splitChunks?: NonNullable<Configuration['optimization']>['splitChunks']
}

/** Settings of the development server. */
const readServer = () => ({
  port: Number(process.env.PLAZA_DEV_PORT ?? 0),
  host: process.env.PLAZA_DEV_HOST ?? '127.0.0.1',
  // `alone`: with the desk; `beside`: next to a built host, whose React cannot refresh components.
  mode: process.env.PLAZA_DEV_AS,
})

const buildOptions = (
  context: string,
  { name, dev, global }: RemoteTarget,
  { mode, host, port }: ReturnType<typeof readServer>,
): BuildOptions => ({
  name,
  context,
  dev,
  refresh: dev && mode !== 'beside',
  output: {
    path: resolve(context, dev ? DEV_FOLDER : 'dist'),
    uniqueName: global,
    publicPath: dev ? `http://${host}:${port}/` : 'auto',
    filename: dev ? '[name].js' : '[name].[contenthash:10].js',
    chunkFilename: dev ? '[name].js' : '[contenthash:12].js',
    cssChunkFilename: dev ? '[name].css' : '[contenthash:12].css',
    chunkLoadTimeout: 120_000,
  },
})

/** The container that exposes `./remote` and takes shared packages from the host. */
const container = ({ global, dev }: RemoteTarget) =>
  new rspack.container.ModuleFederationPluginV1({
    name: global,
    library: { type: 'var', name: global },
    filename: dev ? 'entry.js' : 'entry.[contenthash:10].js',
    exposes: { './remote': { import: './src/remote.ts', name: 'start' } },
    shared: sharedByHost,
  })

/**
 * The build of a remote: one container that exposes `./remote`, hashed chunks, and `remote.json`. Needed and wanted
 * contracts come from its package.json (`plaza.needs`, `plaza.wants`).
 */
export async function remoteConfig({ context, splitChunks }: RemoteOptions): Promise<Configuration | Configuration[]> {
  const target = readTarget(context)
  const { name, dev, global } = target
  const served = readServer()
  const { host, port, mode } = served
  const build = buildOptions(context, target, served)
  const base = baseConfig(build)
  if (mode === 'alone') {
    const routes = await readRoutes(resolve(context, ROUTES_FILE))
    return aloneConfig({ base, context, name, routes, host, port })
  }
  const browser = (server: () => ServerFile | null): Configuration => ({
    ...base,
    entry: {},
    optimization: splitChunks ? { ...base.optimization, splitChunks } : base.optimization,
    plugins: [
      ...base.plugins,
      container(target),
      new TrackedGlobalsPlugin(global),
      new FreshAddressesPlugin(),
      ...(dev ? [] : [new ListedFilesPlugin(global)]),
      new RemoteDocumentPlugin(identityOf(target), server),
    ],
    ...(dev ? { devServer: devServer({ host, port, hot: mode !== 'beside' }) } : {}),
  })
  return withServerFile({ build, entry: './src/remote.ts', global: 'plazaRemote', isHost: false }, browser)
}
