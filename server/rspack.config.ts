import { createHash } from 'node:crypto'
import { baseConfig } from '@plaza/shared/build/base-config'
import { nodeModules, nodeOutput } from '@plaza/shared/build/node-config'
import { type Compiler, type Configuration, rspack } from '@rspack/core'

/** Our own modules are bundled; npm packages are loaded from node_modules at run time. */
const ours = (request: string) => request.startsWith('.') || request.startsWith('/') || request.startsWith('@plaza/')

const dist = `${import.meta.dirname}/dist`

const server: Configuration = {
  name: 'server',
  context: import.meta.dirname,
  mode: 'production',
  target: 'node20',
  devtool: 'source-map',
  entry: {
    main: './src/main.ts',
    'db-worker': './src/db-worker.ts',
    backup: './src/backup.ts',
    restore: './src/restore.ts',
    doctor: './src/doctor.ts',
  },
  output: { clean: { keep: /^ops(\/|$)/ }, ...nodeOutput(dist) },
  externals: [({ request = '' }, done) => (ours(request) ? done() : done(undefined, `module ${request}`))],
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: nodeModules,
  node: false,
  optimization: { minimize: false, nodeEnv: false, splitChunks: false, runtimeChunk: false },
  plugins: [
    new rspack.CopyRspackPlugin({
      patterns: [
        { from: 'src/data/migrations', to: 'migrations' },
        { from: 'src/rendering/process/child.mjs', to: 'render-process.mjs' },
        { from: 'config', to: 'config' },
        { from: 'demo', to: 'demo', globOptions: { ignore: ['**/demo/make/**'] } },
      ],
    }),
  ],
}

/**
 * Writes `ops.json`: scripts and styles of the operations page, in the order of the HTML, with their hashes, and the names
 * of what it loads later, whose hashes are in the scripts.
 */
class OperationsDocumentPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('OperationsDocument', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'OperationsDocument', stage: 5000 }, () => {
        const files = ['start', 'main'].flatMap((entry) =>
          compilation.entrypoints
            .get(entry)
            ?.getFiles()
            .map((name) => {
              const content = compilation.getAsset(name)?.source.buffer() ?? ''
              return { name, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` }
            }),
        )
        const first = new Set(files.map((file) => file?.name))
        const later = Object.keys(compilation.assets).filter((name) => /\.(js|css)$/.test(name) && !first.has(name))
        const document = { files, later }
        compilation.emitAsset('ops.json', new rspack.sources.RawSource(`${JSON.stringify(document, null, 1)}\n`))
      })
    })
  }
}

const operations = baseConfig({
  name: 'operations',
  context: import.meta.dirname,
  dev: false,
  output: {
    path: `${dist}/ops`,
    uniqueName: 'plaza_operations',
    publicPath: '/ops/assets/',
    filename: '[name].[contenthash:10].js',
    cssFilename: '[name].[contenthash:10].css',
    chunkFilename: '[name].[contenthash:10].js',
    cssChunkFilename: '[name].[contenthash:10].css',
  },
})

export default [
  server,
  {
    ...operations,
    devtool: false,
    // Built sequentially, because each build would delete the other's output.
    dependencies: ['server'],
    entry: { start: './ops/start.ts', main: './ops/main.tsx' },
    plugins: [
      ...operations.plugins,
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new OperationsDocumentPlugin(),
    ],
  },
]
