import type { Configuration } from '@rspack/core'

/** Modules in TypeScript for Node, whose own `import.meta`, URLs and workers stay as they are. */
export const nodeModules: NonNullable<Configuration['module']> = {
  parser: { javascript: { importMeta: false, url: false, worker: false } },
  rules: [
    {
      test: /\.ts$/,
      loader: 'builtin:swc-loader',
      type: 'javascript/auto',
      options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
    },
  ],
}

/** Output of scripts that Node runs as modules. */
export const nodeOutput = (path: string) =>
  ({
    path,
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  }) satisfies Configuration['output']
