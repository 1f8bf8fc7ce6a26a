import { hostShare } from './host-share.mjs'

/**
 * What the code of `@module-federation/vite` imports of `@module-federation/runtime`, which has 26 KB: the host has one
 * already, and a remote only takes from it.
 * @typedef {import('./host-share.mjs').ShareScope} ShareScope
 */

const hook = { on() {} }
/** @type {Record<string, ShareScope>} */
const shareScopeMap = {}

/** @param {string} key */
export const loadShare = (key) => hostShare(shareScopeMap.default ?? {}, key)

/** @param {{ name: string }} options */
export function init(options) {
  return {
    options,
    shareScopeMap,
    sharedHandler: { hooks: { lifecycle: { resolveShare: hook, afterRegisterShare: hook } } },
    /** @param {string} name @param {ShareScope} scope */
    initShareScopeMap(name, scope) {
      shareScopeMap[name] = scope
    },
    initializeSharing: () => [],
    registerRemotes() {},
    loadShare,
  }
}

export function loadRemote() {
  throw new Error('A remote of Plaza loads no other')
}

export const share = {
  /**
   * @param {Record<string, ShareScope>} map
   * @param {string} key
   */
  getRegisteredShare: (map, key) => ({ shared: Object.values(map.default?.[key] ?? {})[0] }),
}
