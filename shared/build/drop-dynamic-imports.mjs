/**
 * Rewrites only our own files: a server file is a single script, whatever its size (docs/decisions/0113). Loader of the
 * host's server file: lazy code is never part of a page's render, so it is left out and its promise stays pending.
 * JavaScript, because the bundler imports it directly.
 * @param {string} source
 */
export default function dropDynamicImports(source) {
  return source.replace(/\bimport\(/g, '(() => new Promise(() => {}))(')
}
