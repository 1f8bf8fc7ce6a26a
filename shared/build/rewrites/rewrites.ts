import { fileURLToPath } from 'node:url'
import type { Compilation, Compiler } from '@rspack/core'

/** Named by path, because loaders are inputs of the build (scripts/build/inputs.ts). */
const loader = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A part of another package that the host's build replaces, and a text that proves the replacement. */
export interface RewriteRule {
  test: RegExp
  use: string
  mark: string
}

/** Rewrites that make other packages smaller (docs/decisions/0113). */
export const rewriteRules: readonly RewriteRule[] = [
  {
    test: /[\\/]react-router[\\/]dist[\\/]/,
    use: loader('./mark-pure-calls.mjs'),
    mark: '/* @__PURE__ */ React',
  },
  { test: /[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/, use: loader('./drop-error-texts.mjs'), mark: "]: ''" },
  {
    test: /[\\/]runtime-core[\\/]dist[\\/]core\.js$/,
    use: loader('./disable-snapshots.mjs'),
    mark: 'new DisabledSnapshotHandler()',
  },
  {
    test: /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]load\.js$/,
    use: loader('./drop-entry-loading.mjs'),
    mark: "new Error('No plugin loads entries')",
  },
  {
    test: /[\\/]runtime-core[\\/]dist[\\/]remote[\\/]index\.js$/,
    use: loader('./drop-unused-methods.mjs'),
    mark: '/* preloadRemote: dropped */',
  },
  {
    test: /[\\/]runtime-core[\\/]dist[\\/]shared[\\/]index\.js$/,
    use: loader('./drop-unused-methods.mjs'),
    mark: '/* loadShare: dropped */',
  },
]

/** The rules in the bundler's format. */
export const rewriteLoaders = rewriteRules.map(({ test, use }) => ({ test, use }))

/** Rules that changed no module, because the package has moved or renamed the replaced part. */
export function staleRewrites(
  modules: Iterable<{ file: string; source: string }>,
  rules: readonly RewriteRule[] = rewriteRules,
): string[] {
  const all = [...modules]
  return rules
    .filter(({ test, mark }) => !all.some(({ file, source }) => test.test(file) && source.includes(mark)))
    .map(({ test, use }) => `${use} replaced nothing: no module of the build fits ${test} and has what it replaces`)
}

function* sourcesOf({ modules }: Compilation) {
  for (const module of modules)
    yield { file: module.nameForCondition() ?? '', source: String(module.originalSource()?.source() ?? '') }
}

/** Fails the build if a package no longer contains what a rule replaces. */
export class RewriteGuardPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RewriteGuard', (compilation) => {
      compilation.hooks.finishModules.tap('RewriteGuard', () => {
        for (const message of staleRewrites(sourcesOf(compilation))) compilation.errors.push(new Error(message))
      })
    })
  }
}
