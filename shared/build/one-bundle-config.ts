import { resolve } from 'node:path'
import { type Compiler, type Configuration, rspack } from '@rspack/core'
import { baseConfig } from './base-config'
import { rewriteLoaders } from './rewrites/rewrites'

interface OneBundleOptions {
  /** Folder of the host, whose start module is the entry. */
  context: string
  /** Runs before anything else. */
  first: string
  /** Output folder, and URL of its files. */
  output: { path: string; publicPath: string }
  /** Replaced files of the host by path, and their replacements; `by`: only in imports by this file. */
  standIns: readonly { file: string; instead: string; by?: string }[]
}

/** Replaces files. The build fails if nothing imports a replaced file any more. */
class StandInsPlugin {
  constructor(private readonly rows: readonly { file: string; instead: string; by?: string }[]) {}

  apply(compiler: Compiler) {
    const used = new Set<string>()
    new rspack.NormalModuleReplacementPlugin(/^\.\.?\//, (request) => {
      const file = resolve(request.context, request.request)
      const row = this.rows.find(
        (one) => one.file === file && (one.by === undefined || request.contextInfo.issuer.startsWith(one.by)),
      )
      if (!row) return
      used.add(row.file)
      request.request = row.instead
    }).apply(compiler)
    compiler.hooks.afterCompile.tap('StandIns', (compilation) => {
      for (const { file } of this.rows)
        if (!used.has(file)) compilation.errors.push(new Error(`${file} is imported by nobody: its stand-in is stale`))
    })
  }
}

/**
 * The same app as one build, for the benchmark (`npm run bench -- load`): host and pages share one copy of everything,
 * and the bundler splits it into common code, pages, and shared chunks.
 */
export function oneBundleConfig({ context, first, output, standIns }: OneBundleOptions): Configuration {
  const base = baseConfig({
    name: 'one',
    context,
    dev: false,
    output: {
      ...output,
      uniqueName: 'plaza_one',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[contenthash:12].js',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[contenthash:12].css',
    },
  })
  const inHost = (file: string) => resolve(context, 'src', file)
  return {
    ...base,
    entry: { main: [first, './src/main.ts'] },
    module: {
      ...base.module,
      rules: [
        ...base.module.rules,
        ...rewriteLoaders,
        // The first page makes its own calls, so the API client is not a separate script.
        { test: /host[\\/]src[\\/]request[\\/](lazy-request|transport)\.ts$/, parser: { dynamicImportMode: 'eager' } },
      ],
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          vendor: { name: 'vendor', chunks: 'initial', test: /[\\/]node_modules[\\/]/, priority: 10, enforce: true },
        },
      },
    },
    plugins: [
      ...base.plugins,
      new StandInsPlugin(
        standIns.map(({ file, instead, by }) => ({
          file: inHost(file),
          instead,
          ...(by === undefined ? {} : { by: inHost(by) }),
        })),
      ),
    ],
  }
}
