/**
 * Takes a package from the host, which has one version of each (docs/decisions/0575).
 * @typedef {{ get(): Promise<() => unknown> }} SharedPackage
 * @typedef {Record<string, Record<string, SharedPackage>>} ShareScope Versions by name, as the host gives them to `init`.
 * @param {ShareScope} scope
 * @param {string} key
 * @returns {Promise<() => unknown>}
 */
export async function hostShare(scope, key) {
  const [shared] = Object.values(scope[key] ?? {})
  if (!shared) throw new Error(`The host shares no ${key}`)
  return shared.get()
}
