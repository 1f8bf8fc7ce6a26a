import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inputsHash } from './inputs.mjs'
import { root } from './project.mjs'

const folder = join(root, 'node_modules', '.cache', 'plaza')

function bundle(filename) {
  const { rspack } = createRequire(join(root, 'shared', 'package.json'))('@rspack/core')
  const config = {
    context: join(root, 'shared'),
    mode: 'production',
    target: ['node20', 'es2022'],
    entry: './build/for-scripts.ts',
    output: { path: folder, filename, module: true, library: { type: 'module' } },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' } },
        },
      ],
    },
    optimization: { minimize: false },
  }
  return new Promise((done, fail) => {
    rspack(config, (error, stats) => {
      if (error || stats.hasErrors()) fail(error ?? new Error(stats.toString({ all: false, errors: true })))
      else done()
    })
  })
}

/** What the scripts use of `shared`, which is TypeScript (`shared/build/for-scripts.ts`): bundled once per content. */
export async function sharedCode() {
  const file = join(folder, `shared-${inputsHash('shared')}.mjs`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const made = `shared-${process.pid}.mjs`
    await bundle(made)
    renameSync(join(folder, made), file)
  }
  return import(pathToFileURL(file).href)
}
