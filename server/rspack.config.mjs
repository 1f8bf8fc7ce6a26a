import { rspack } from '@rspack/core'

/** Ours is bundled; what npm brings is loaded from node_modules at run time. */
const ours = (request) => request.startsWith('.') || request.startsWith('/') || request.startsWith('@plaza/')

export default {
  name: 'server',
  context: import.meta.dirname,
  mode: 'production',
  target: 'node20',
  devtool: 'source-map',
  entry: { main: './src/main.ts', 'db-worker': './src/db-worker.ts' },
  output: {
    clean: true,
    path: `${import.meta.dirname}/dist`,
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  experiments: { outputModule: true },
  externals: [({ request }, done) => (ours(request) ? done() : done(null, `module ${request}`))],
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: {
    parser: { javascript: { importMeta: false, url: false, worker: false } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
  node: false,
  optimization: { minimize: false, nodeEnv: false, splitChunks: false, runtimeChunk: false },
  plugins: [new rspack.CopyRspackPlugin({ patterns: [{ from: 'src/data/migrations', to: 'migrations' }] })],
}
