/**
 * Rewrites our own files alone: a server file is one script, whatever it weighs (docs/decisions/0113).
 * Loader of the host's server file: what is loaded apart is never part of what a page is rendered from, so it is left out
 * and its promise stays open. JavaScript, since the bundler imports it by itself.
 * @param {string} source
 */
export default function dropDynamicImports(source) {
  return source.replace(/\bimport\(/g, '(() => new Promise(() => {}))(')
}
