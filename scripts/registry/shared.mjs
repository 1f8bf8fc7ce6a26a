import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../lib/project.mjs'

/** Files of shared/src without anything of React, that the command uses as server and host do. */
const entries = {
  codes: 'api/codes.ts',
  select: 'remotes/select.ts',
  bucket: 'remotes/bucket.ts',
  supportCode: 'remotes/support-code.ts',
  contracts: 'host/api.ts',
}

const configOf = (folder) => ({
  mode: 'none',
  target: 'node20',
  context: join(root, 'shared'),
  entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, `./src/${file}`])),
  output: { path: folder, filename: '[name].mjs', module: true, library: { type: 'modern-module' } },
  resolve: { extensions: ['.ts'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
})

/** TypeScript of ours, made into modules that Node reads, and taken in. */
async function bundle() {
  const { rspack } = createRequire(join(root, 'shared', 'package.json'))('@rspack/core')
  const folder = mkdtempSync(join(tmpdir(), 'plaza-shared-'))
  try {
    await new Promise((done, fail) => {
      rspack(configOf(folder), (error, stats) => {
        if (error ?? stats.hasErrors()) fail(error ?? new Error(stats.toString({ all: false, errors: true })))
        else done()
      })
    })
    const modules = await Promise.all(
      Object.keys(entries).map((name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href)),
    )
    return Object.assign({}, ...modules)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

let bundled
/** What the command shares with server and host: `select`, `fits`, `bucketOf`, `explainCode`, `contracts`, `codes`. */
export function shared() {
  bundled ??= bundle()
  return bundled
}

export const codes = async () => (await shared()).codes
