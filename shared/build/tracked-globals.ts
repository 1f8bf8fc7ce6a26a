import { fileURLToPath } from 'node:url'
import type { Compiler } from '@rspack/core'
import { trackedNames } from '../src/remotes/tracked-names'
import { runtimeCode } from './bundlers/runtime-code'

/** Where the build has the functions; without a host that tracks them, the browser's own. */
const PLACE = '__webpack_require__.W'
const MODULE = fileURLToPath(new URL('./tracked-globals-module.cjs', import.meta.url))
const pages = ['window', 'self', 'globalThis']

const provided: Record<string, string[]> = Object.fromEntries([
  ...trackedNames.window.flatMap((name) =>
    [name, ...pages.map((page) => `${page}.${name}`)].map((key) => [key, [MODULE, name]]),
  ),
  ...trackedNames.document.flatMap((name) =>
    ['document', ...pages.map((page) => `${page}.document`)].map((owner) => [
      `${owner}.${name}`,
      [MODULE, 'document', name],
    ]),
  ),
])

const runtimeOf = (uniqueName: string) => `
var native = { document: {} };
${JSON.stringify(trackedNames.window)}.forEach(function (name) { native[name] = self[name]; });
${JSON.stringify(trackedNames.document)}.forEach(function (name) { native.document[name] = document[name].bind(document); });
${PLACE} = self.plazaGlobals ? self.plazaGlobals(${JSON.stringify(uniqueName)}) : native;`

/**
 * Every module of the build calls the host's versions of the browser's functions that start something, so that the host
 * knows what a release has left running when it ends (docs/decisions/0510).
 */
export class TrackedGlobalsPlugin {
  constructor(private readonly uniqueName: string) {}

  apply(compiler: Compiler) {
    new compiler.webpack.ProvidePlugin(provided).apply(compiler)
    compiler.hooks.thisCompilation.tap('TrackedGlobals', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('TrackedGlobals', (chunk) =>
        compilation.addRuntimeModule(
          chunk,
          runtimeCode(compiler, 'tracked globals', 'STAGE_BASIC', runtimeOf(this.uniqueName)),
        ),
      )
    })
  }
}
