import type { Compiler } from '@rspack/core'
import { runtimeCode } from './bundlers/runtime-code'

/**
 * Runtime module of a remote: if its entry was loaded with a query (`entry.js?retry=2`), all further files are
 * requested with the same query, because a browser waits on a URL that hangs instead of requesting it again; and under
 * their own key, because the bundler's runtime would wait for the script element that hangs. A style that fails or
 * takes longer than 3 s does not block its page, and one that is in the HTML is not requested.
 */
const code = `
var script = document.currentScript;
var query = script && script.src.indexOf('?') > 0 ? script.src.slice(script.src.indexOf('?')) : '';
['u', 'k'].forEach(function (name) {
  var original = __webpack_require__[name];
  if (query && original) __webpack_require__[name] = function (chunk) { return original(chunk) + query; };
});
var load = __webpack_require__.l;
if (query && load) __webpack_require__.l = function (url, done, key, chunk) { return load(url, done, key && key + query, chunk); };
var css = __webpack_require__.f && __webpack_require__.f.css;
if (css) __webpack_require__.f.css = function (chunk, promises) {
  var file = __webpack_require__.k(chunk).split('?')[0];
  if (document.querySelector('style[data-file="' + file + '"]')) return;
  var styles = [];
  try {
    css(chunk, styles);
  } catch (error) {
    styles.push(Promise.reject(error));
  }
  styles.forEach(function (style) {
    promises.push(Promise.race([style, new Promise(function (done) { setTimeout(done, 3000); })]).catch(function (error) {
      dispatchEvent(new CustomEvent('plaza:style-missing', { detail: __webpack_require__.p + __webpack_require__.k(chunk) + ' ' + (error && error.message) }));
    }));
  });
};`

export class FreshAddressesPlugin {
  apply(compiler: Compiler) {
    const { ensureChunk, getChunkScriptFilename } = compiler.webpack.RuntimeGlobals
    compiler.hooks.thisCompilation.tap('FreshAddresses', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('FreshAddresses', (chunk, requirements) => {
        requirements.add(ensureChunk)
        requirements.add(getChunkScriptFilename)
        // After the parts of the runtime that it wraps.
        compilation.addRuntimeModule(chunk, runtimeCode(compiler, 'fresh addresses', 'STAGE_TRIGGER', code))
      })
    })
  }
}
