import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inputsHash } from './inputs.mjs'
import { root } from './project.mjs'

const folder = join(root, 'node_modules', '.cache', 'plaza')

function bundle(owner, entry, filename) {
  const { rspack } = createRequire(join(root, 'shared', 'package.json'))('@rspack/core')
  const config = {
    context: join(root, owner),
    mode: 'production',
    target: ['node20', 'es2022'],
    entry,
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

async function load(owner, entry) {
  const name = `${owner}-${inputsHash(owner)}`
  const file = join(folder, `${name}.mjs`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const made = `${owner}-${process.pid}.mjs`
    await bundle(owner, entry, made)
    renameSync(join(folder, made), file)
  }
  return import(pathToFileURL(file).href)
}

const loading = new Map()

/** Bundled once per content, and once in a process however many ask at the same time. */
function bundled(owner, entry) {
  if (!loading.has(owner)) loading.set(owner, load(owner, entry))
  return loading.get(owner)
}

/** What the scripts use of `shared`, which is TypeScript. */
export const sharedCode = () => bundled('shared', './build/for-scripts.ts')

/** The checks of a release, which are the registry's own. */
export const releaseChecks = () => bundled('server', './src/registry/check/index.ts')
