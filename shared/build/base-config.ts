import { fileURLToPath } from 'node:url'
import { type Configuration, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { browsers } from './browsers'
import { classMark } from './class-mark'
import { sourceMapNames } from './source-maps'

const stripDeclarations = fileURLToPath(new URL('./strip-declarations.mjs', import.meta.url))

const scopeLibraryStyles = fileURLToPath(new URL('./scope-library-styles.mjs', import.meta.url))

/** Styles of the libraries of `shared/src/ui`. */
const libraryStyles = /[\\/]node_modules[\\/](photoswipe|react-vant)[\\/].*\.css$/
const libraryClass = /[\\/](?:shared|@plaza[\\/]ui)[\\/]src[\\/]ui[\\/]library[\\/]library\.module\.css$/

/** Files with endpoint declarations. */
const declarations = /[\\/](?:shared|@plaza[\\/]contract)[\\/]src[\\/]api[\\/][\w\\/-]+\.[jt]s$/

export interface BuildOptions {
  name: string
  /** Folder of the package. */
  context: string
  dev: boolean
  refresh?: boolean
  output: NonNullable<Configuration['output']>
}

/**
 * Configuration common to host and remotes. `dev` names source maps in the files, `refresh` lets React replace components in
 * place.
 */
export function baseConfig({ name, context, dev, refresh = dev, output }: BuildOptions) {
  const mark = classMark(name)
  const scope = `${mark}common`
  return {
    name,
    context,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2020'],
    devtool: dev ? ('cheap-module-source-map' as const) : ('hidden-source-map' as const),
    output: { clean: true, crossOriginLoading: 'anonymous', ...sourceMapNames(context, dev), ...output },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        ...(dev ? [] : [{ test: declarations, enforce: 'post' as const, loader: stripDeclarations }]),
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false, refresh } },
            },
            env: { targets: browsers },
          },
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: libraryStyles, loader: scopeLibraryStyles, options: { mark, scope } },
        { test: libraryClass, type: 'css/auto' as const, generator: { localIdentName: scope } },
        { test: /\.svg$/, type: 'asset/inline' },
      ],
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: { 'css/auto': { localIdentName: dev ? '[name]-[local]' : `${mark}[hash:base64:6]` } },
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { compress: { passes: 3, ecma: 2020 }, mangle: true, ecma: 2020 },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
      realContentHash: true,
    },
    plugins: [
      // Libraries name Node's global object; the bundler's own stand-in for it evaluates text, which our policy forbids.
      new rspack.DefinePlugin({ global: 'globalThis' }),
      ...(refresh ? [new ReactRefreshRspackPlugin()] : []),
    ],
    performance: { hints: false },
    // CSS modules do not depend on their order.
    ignoreWarnings: [/Conflicting order/],
    stats: 'errors-warnings',
    lazyCompilation: false,
  } satisfies Configuration
}
