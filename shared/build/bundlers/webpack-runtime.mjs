import { hostShare } from './host-share.mjs'

/**
 * What the code of `@module-federation/enhanced/webpack` calls at run time, instead of its own runtime of 26 KB: the
 * host has one already, and a remote only takes from it.
 * @typedef {Record<string, { shareKey: string }>} ConsumedModules By module id.
 * @typedef {{ moduleIdToConsumeDataMapping: ConsumedModules, chunkMapping: Record<string, (string | number)[]> }} Consumed
 * @typedef {{ m: Record<string | number, (module: { exports: unknown }) => void>, consumesLoadingData: Consumed }} Require
 * @typedef {{ chunkId: string | number, promises: Promise<unknown>[], installedModules: Record<string | number, Promise<unknown>>, webpackRequire: Require }} ChunkRequest
 */

/** @type {import('./host-share.mjs').ShareScope} */
let scope = {}

/** @param {ChunkRequest} request */
function consumes({ chunkId, promises, installedModules, webpackRequire }) {
  const { chunkMapping, moduleIdToConsumeDataMapping: modules } = webpackRequire.consumesLoadingData
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= hostShare(scope, modules[id]?.shareKey ?? '').then((factory) => {
      webpackRequire.m[id] = (module) => {
        module.exports = factory()
      }
    })
    promises.push(installedModules[id])
  }
}

export default {
  runtime: {},
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    init: () => ({}),
    /** @param {{ shareScope: import('./host-share.mjs').ShareScope }} given */
    initContainerEntry({ shareScope }) {
      scope = shareScope
    },
    consumes,
  },
}
