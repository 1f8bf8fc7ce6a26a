/**
 * Loader of the host's server file: what is loaded apart is never part of what a page is rendered from, so it is left out
 * and its promise stays open. JavaScript, since the bundler imports it by itself.
 * @param {string} source
 */
export default function neverLoaded(source) {
  return source.replace(/\bimport\(/g, '(() => new Promise(() => {}))(')
}
