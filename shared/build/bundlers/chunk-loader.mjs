/**
 * @typedef {Record<string, unknown>} Namespace
 * @typedef {{ setters: ((from: Namespace) => void)[], execute: () => void | Promise<void> }} Declared
 * @typedef {(put: (name: string | Namespace, value?: unknown) => unknown, context: { import(name: string): Promise<Namespace>, meta: { url: string, ownGlobal: object } }) => Declared} Declare
 * @typedef {{ deps: string[], declare: Declare, namespace: Namespace, notify: ((from: Namespace) => void)[], declared?: Declared, ran?: void | Promise<void> }} Chunk
 * @typedef {{ name: string, register: string, start: string, styles: Record<string, string[]> }} LoaderOptions
 * @typedef {{ name: string, base: string, query: string }} ReleaseAddress
 */

const page = /** @type {Record<string, any>} */ (/** @type {unknown} */ (globalThis))

/**
 * Requests an element's file with the hash in the page's list.
 * @template {HTMLScriptElement | HTMLLinkElement} E
 * @param {ReleaseAddress} release
 * @param {E} element
 * @param {string} file
 * @returns {Promise<E>}
 */
const added = ({ name, base }, element, file) =>
  new Promise((resolve, reject) => {
    const listed = page.plazaFiles?.[name]?.[file]
    if (!listed) throw new Error(`${file} is not in the list of this release`)
    element.integrity = listed
    element.crossOrigin = 'anonymous'
    element.onload = () => resolve(element)
    element.onerror = () => {
      element.remove()
      reject(Object.assign(new Error(`Cannot load ${base}${file}`), { request: base + file }))
    }
    document.head.append(element)
  })

/**
 * A style that fails or takes longer than 3 s does not block its page, and one that is in the HTML is not requested.
 * @param {ReleaseAddress} release
 */
function styleLoader(release) {
  const { base, query } = release
  /** @type {Record<string, Promise<unknown>>} */
  const links = {}
  /** @param {string} file */
  return (file) => {
    if (document.querySelector(`style[data-file="${file}"]`)) return undefined
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = base + file + query
    links[file] ??= Promise.race([added(release, link, file), new Promise((done) => setTimeout(done, 3000))]).catch(
      (error) => {
        delete links[file]
        dispatchEvent(new CustomEvent('plaza:style-missing', { detail: `${base}${file} ${error.message}` }))
      },
    )
    return links[file]
  }
}

/**
 * Requests chunks and their styles, each once; what failed is requested again.
 * @param {ReleaseAddress} release
 * @param {LoaderOptions} options
 */
function chunkLoader(release, { name, register, styles }) {
  const { base, query } = release
  /** @type {Record<string, Promise<Chunk>>} */
  const requests = {}
  /** @type {Record<string, Chunk>} */
  const chunks = {}
  const style = styleLoader(release)
  /**
   * @param {string} file
   * @param {string[]} deps
   * @param {Declare} declare
   */
  page[register] = (file, deps, declare) => {
    chunks[file] = { deps: deps.map(fileOf), declare, namespace: {}, notify: [] }
  }

  /** @param {string} file */
  async function script(file) {
    const element = document.createElement('script')
    element.src = base + file + query
    await Promise.all([added(release, element, file), ...(styles[file] ?? []).map(style)])
    element.remove()
    const chunk = chunks[file]
    if (!chunk) throw new Error(`${base}${file} is no chunk of ${name}`)
    return chunk
  }

  /**
   * Loads a chunk with all that it imports; returns these in the order in which they run.
   * @param {string} file
   * @param {Set<string>} [seen]
   * @returns {Promise<Chunk[]>}
   */
  async function load(file, seen = new Set()) {
    if (seen.has(file)) return []
    seen.add(file)
    requests[file] ??= script(file).catch((error) => {
      delete requests[file]
      throw error
    })
    const chunk = await requests[file]
    const before = await Promise.all(chunk.deps.map((dep) => load(dep, seen)))
    return [...before.flat(), chunk]
  }
  return { chunks, load }
}

/** The global object of a release: reads from that of the page, and keeps what is set. */
const createGlobal = () =>
  new Proxy(/** @type {Record<string | symbol, any>} */ ({}), {
    get(kept, key) {
      if (key in kept) return kept[key]
      const value = page[/** @type {string} */ (key)]
      // Functions of the browser accept no other `this`.
      return typeof value === 'function' && !value.prototype ? value.bind(page) : value
    },
  })

/** @param {string} path */
const fileOf = (path) => path.replace(/^\.\//, '')

/**
 * The plugin's container changes the share scope that it is given.
 * @param {Record<string, Record<string, object>>} scope
 */
const copied = (scope) =>
  Object.fromEntries(
    Object.entries(scope).map(([key, versions]) => [
      key,
      Object.fromEntries(Object.entries(versions).map(([version, shared]) => [version, { ...shared }])),
    ]),
  )

/**
 * The entry of a remote whose bundler writes ES modules: a container whose chunks are scripts in the form of
 * `System.register`, each requested with its hash from the page's list. It stands alone: its source text is put into
 * the entry (docs/decisions/0575).
 * @param {LoaderOptions} options `register`: global that chunks call; `start`: the chunk with the bundler's own container;
 * `styles`: of each chunk.
 */
export function createContainer(options) {
  const { start } = options
  const own = /** @type {HTMLScriptElement} */ (document.currentScript).src
  const [url = '', query] = own.split('?')
  const release = { name: options.name, base: url.replace(/[^/]*$/, ''), query: query ? `?${query}` : '' }
  const { chunks, load } = chunkLoader(release, options)
  const ownGlobal = createGlobal()

  /** @param {Chunk} chunk */
  function link(chunk) {
    const { deps, declare, namespace, notify } = chunk
    if (chunk.declared) return chunk.declared
    const { setters, execute } = declare(
      (given, value) => {
        Object.assign(namespace, typeof given === 'string' ? { [given]: value } : given)
        for (const set of notify) set(namespace)
        return value
      },
      { import: run, meta: { url: own, ownGlobal } },
    )
    chunk.declared = { setters, execute }
    deps.forEach((dep, index) => {
      const from = /** @type {Chunk} */ (chunks[dep])
      const set = setters[index]
      if (!set) return
      from.notify.push(set)
      set(from.namespace)
    })
    return chunk.declared
  }

  /** @param {string} path */
  async function run(path) {
    const all = await load(fileOf(path))
    for (const chunk of all) link(chunk)
    for (const chunk of all) {
      if (!('ran' in chunk)) chunk.ran = link(chunk).execute()
      await chunk.ran
    }
    return /** @type {Chunk} */ (chunks[fileOf(path)]).namespace
  }

  return {
    /**
     * @param {Record<string, Record<string, object>>} scope
     * @param {unknown[]} initScope
     */
    init: async (scope, initScope) => /** @type {any} */ (await run(start)).init(copied(scope), initScope),
    /** @param {string} module */
    get: async (module) => /** @type {any} */ (await run(start)).get(module),
  }
}
