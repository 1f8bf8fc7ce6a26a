import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { aloneConfig } from './alone-config'
import { type BuildOptions, baseConfig } from './base-config'
import { DEV_FOLDER, devServer } from './dev-server'
import { RemoteDocumentPlugin } from './document/remote-document'
import { FreshAddressesPlugin } from './fresh-addresses'
import { ListedFilesPlugin } from './listed-files'
import { hostOwnedNames } from './policy'
import { readRoutes } from './read-routes'
import { type ServerFile, withServerFile } from './server-config'
import { TrackedGlobalsPlugin } from './tracked-globals'

interface RemoteOptions {
  /** Folder of the package. */
  context: string
  /** Chunk splitting, where the bundler's default does not suit. */
  splitChunks?: NonNullable<Configuration['optimization']>['splitChunks']
}

/** Build settings from a remote's package and the environment. */
function readTarget(context: string) {
  const { name: packageName, version, plaza } = JSON.parse(readFileSync(resolve(context, 'package.json'), 'utf8'))
  const name: string = packageName.replace('@plaza/remote-', '')
  const dev = process.env.NODE_ENV === 'development'
  const id = dev ? 'dev' : (process.env.PLAZA_BUILD ?? 'local')
  return {
    name,
    version: version as string,
    dev,
    id,
    global: `plaza_${name}_${version}_${id}`.replace(/[.-]/g, '_'),
    needs: plaza.needs,
    wants: plaza.wants ?? {},
    port: Number(process.env.PLAZA_DEV_PORT ?? 0),
    host: process.env.PLAZA_DEV_HOST ?? '127.0.0.1',
    // `alone`: with the desk; `beside`: next to a built host, whose React cannot refresh components.
    mode: process.env.PLAZA_DEV_AS,
  }
}

type Target = ReturnType<typeof readTarget>

const buildOptions = (context: string, { name, dev, mode, global, host, port }: Target): BuildOptions => ({
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
const container = ({ global, dev }: Target) =>
  new rspack.container.ModuleFederationPluginV1({
    name: global,
    library: { type: 'var', name: global },
    filename: dev ? 'entry.js' : 'entry.[contenthash:10].js',
    exposes: { './remote': { import: './src/remote.ts', name: 'start' } },
    shared: Object.fromEntries(
      hostOwnedNames.map(([name, shareKey]) => [
        name,
        { shareKey, singleton: true, import: false, requiredVersion: false },
      ]),
    ),
  })

/**
 * The build of a remote: one container that exposes `./remote`, hashed chunks, and `remote.json`. Needed and wanted
 * contracts come from its package.json (`plaza.needs`, `plaza.wants`).
 */
export async function remoteConfig({ context, splitChunks }: RemoteOptions): Promise<Configuration | Configuration[]> {
  const target = readTarget(context)
  const { name, version, dev, id, global, needs, wants, port, host, mode } = target
  const build = buildOptions(context, target)
  const base = baseConfig(build)
  if (mode === 'alone') {
    const routes = await readRoutes(resolve(context, 'src/routes.ts'))
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
      new RemoteDocumentPlugin({ name, version, build: id, global, needs, wants }, server),
    ],
    ...(dev ? { devServer: devServer({ host, port, hot: mode !== 'beside' }) } : {}),
  })
  return withServerFile({ build, entry: './src/remote.ts', global: 'plazaRemote', isHost: false }, browser)
}
