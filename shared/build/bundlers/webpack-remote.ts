import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Compiler, Configuration } from '@rspack/core'
import { baseConfig } from '../base-config'
import { classMark } from '../class-mark'
import { RemoteDocumentPlugin } from '../document/remote-document'
import { FreshAddressesPlugin } from '../fresh-addresses'
import { ListedFilesPlugin } from '../listed-files'
import { MAPS_FOLDER } from '../source-maps'
import { TrackedGlobalsPlugin } from '../tracked-globals'
import { identityOf, readTarget, sharedByHost } from './remote-target'

interface WebpackRemoteOptions {
  /** Folder of the package. */
  context: string
  /** `ModuleFederationPlugin` of `@module-federation/enhanced/webpack`. */
  Federation: new (
    options: never,
  ) => { apply(compiler: never): void }
  /** The team's own rules: how TypeScript is compiled. */
  rules: NonNullable<NonNullable<Configuration['module']>['rules']>
}

const runtime = fileURLToPath(new URL('./webpack-runtime.mjs', import.meta.url))
/** The plugin writes the entry's name into the entry, so it cannot have a hash there. */
const ENTRY = 'entry.js'
const MAP = `${MAPS_FOLDER}/${ENTRY}.map`

class HostRuntimePlugin {
  apply(compiler: Compiler) {
    new compiler.webpack.NormalModuleReplacementPlugin(/[\\/]webpack-bundler-runtime[\\/]/, (resource) => {
      resource.request = runtime
    }).apply(compiler)
  }
}

/** Puts the hash of its content into the name of the entry, and drops files that are neither scripts nor styles. */
class HashedEntryPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('HashedEntry', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'HashedEntry', stage: 4000 }, () => {
        const content = compilation.getAsset(ENTRY)?.source.buffer()
        if (!content) return
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
        compilation.renameAsset(ENTRY, `entry.${hash}.js`)
        if (compilation.getAsset(MAP)) compilation.renameAsset(MAP, `${MAPS_FOLDER}/entry.${hash}.js.map`)
        for (const { name } of compilation.getAssets()) if (name.endsWith('.LICENSE.txt')) compilation.deleteAsset(name)
      })
    })
  }
}

/**
 * webpack's configuration of a remote: what `remoteConfig` is for Rspack, without a server file. Its pages are drawn in
 * the browser alone (docs/decisions/0575).
 */
export function webpackRemote({ context, Federation, rules }: WebpackRemoteOptions): object {
  const target = readTarget(context)
  const { name, global } = target
  const container = {
    name: global,
    library: { type: 'var', name: global },
    filename: ENTRY,
    exposes: { './remote': { import: './src/remote.ts', name: 'start' } },
    shared: sharedByHost,
    dts: false,
    manifest: false,
  }
  const output = {
    path: resolve(context, 'dist'),
    uniqueName: global,
    publicPath: 'auto',
    filename: '[name].[contenthash:10].js',
    chunkFilename: '[contenthash:12].js',
    cssChunkFilename: '[contenthash:12].css',
    chunkLoadTimeout: 120_000,
  }
  const {
    stats,
    resolve: resolving,
    target: platform,
    devtool,
    module,
    ...base
  } = baseConfig({ name, context, dev: false, output })
  return {
    context,
    mode: 'production',
    target: platform,
    devtool,
    entry: {},
    experiments: { css: true },
    output: base.output,
    resolve: resolving,
    performance: base.performance,
    ignoreWarnings: base.ignoreWarnings,
    stats,
    module: {
      rules: [...rules, ...module.rules.filter(({ loader }) => !loader?.startsWith('builtin:'))],
      parser: module.parser,
      generator: {
        // Of two releases in one page each has class names of its own; base64 would need escapes in selectors.
        'css/auto': { localIdentName: `${classMark(name)}[hash:base64url:6]`, localIdentHashSalt: global },
      },
    },
    optimization: { realContentHash: true },
    plugins: [
      new Federation(container as never),
      new HostRuntimePlugin(),
      new TrackedGlobalsPlugin(global),
      new FreshAddressesPlugin(),
      new ListedFilesPlugin(global),
      new HashedEntryPlugin(),
      new RemoteDocumentPlugin(identityOf(target), () => null),
    ],
  }
}
