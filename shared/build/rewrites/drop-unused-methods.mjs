/** @type {Record<string, string[]>} */
const unused = {
  RemoteHandler: ['preloadRemote'],
  SharedHandler: ['loadShare', 'loadShareSync', 'initializeSharing', 'emitAfterLoadShare', 'emitErrorLoadShare'],
}

/**
 * Saves 19.9 KB of the first load, 4.9 KB as brotli (docs/decisions/0113). Loader for the handlers of Module Federation's
 * runtime: a minifier keeps every method of a class, and with them what only they import. The HTML preloads by links,
 * and the host hands its shared packages to containers and loads none itself. JavaScript, because the bundler imports
 * it directly.
 * @param {string} source
 */
export default function dropUnusedMethods(source) {
  const [, handler = ''] = /^var (\w+) = class \{$/m.exec(source) ?? []
  return (unused[handler] ?? []).reduce(withoutMethod, source)
}

/**
 * @param {string} source
 * @param {string} name
 */
function withoutMethod(source, name) {
  const method = new RegExp(`^\\t(?:async )?${name}\\(.*\\) \\{\\n[\\s\\S]*?^\\t\\}\\n`, 'm')
  if (!method.test(source)) throw new Error(`drop-unused-methods: ${name} is not there any more`)
  return source.replace(method, `\t/* ${name}: dropped */\n`)
}
