import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseFiles, type ViteBundle, type ViteChunk } from './vite-output'

const context = mkdtempSync(join(tmpdir(), 'plaza-vite-'))
afterAll(() => rmSync(context, { recursive: true, force: true }))

const global = 'plaza_walks_0_1_0_abc'
const identity = { name: 'walks', version: '0.1.0', build: 'abc', global, needs: {}, wants: {} }

const chunk = (fileName: string, code: string, more: Partial<ViteChunk> = {}): ViteChunk => ({
  ...{ type: 'chunk', fileName, code, map: null, imports: [], dynamicImports: [], moduleIds: [] },
  ...more,
})
const styles = (file: string) => ({ viteMetadata: { importedCss: new Set([file]) } })
const [CONTAINER, START, PAGE, LATER, STYLE] = ['container.js', 'aaaa.js', 'bbbb.js', 'cccc.js', 'dddd.css']

/** As Vite and its plugin write it: two modules that import each other, a page with a style, and a part of it. */
const bundle = (): ViteBundle => ({
  [CONTAINER]: chunk(
    CONTAINER,
    `let given; globalThis.__mf_cache = 'kept'
    export const init = (scope) => { given = scope; scope.react['19.0.0'].touched = true }
    export const get = async (name) => { const { pages } = await import('./${START}'); return () => ({ name, pages, given, kept: globalThis.__mf_cache }) }`,
    { dynamicImports: [START] },
  ),
  [START]: chunk(
    START,
    `import { title } from './${PAGE}'
    export let count = 0; export const add = () => { count += 1 }
    export const pages = { walk: () => import('./${PAGE}'), title }`,
    { imports: [PAGE], dynamicImports: [PAGE] },
  ),
  [PAGE]: chunk(
    PAGE,
    `import { add, count } from './${START}'
    const { later } = await Promise.resolve({ later: () => import('./${LATER}') })
    export const title = 'A walk'; export { later }; export const next = () => { add(); return count }`,
    {
      imports: [START],
      dynamicImports: [LATER],
      moduleIds: [`${context}/src/walk.page.tsx`, '\0virtual:mf:x__loadShare__react_mf_2_dom__loadShare__.js'],
      ...styles(STYLE),
    },
  ),
  [LATER]: chunk(LATER, 'export default 1'),
  'unused.js': chunk('unused.js', 'export default 2'),
  [STYLE]: { type: 'asset', fileName: STYLE, source: '.w_abcdef{color:red}' },
})

type Files = Map<string, string | Buffer>
let files: Files
beforeAll(async () => {
  mkdirSync(join(context, 'src'))
  writeFileSync(join(context, 'src/remote.ts'), "defineRemote({ walk: () => import('./walk.page') })")
  writeFileSync(join(context, 'src/routes.ts'), "export const routes = { walk: { path: '/walks' } }")
  files = await releaseFiles(bundle(), context, identity)
})
const documentOf = (name: string) => JSON.parse(String(files.get(name)))

/** A page that fetches from the files; its elements end at once. */
function openPage({ missing = [] as string[], unlisted = [] as string[] } = {}) {
  const { window } = new JSDOM('<head></head>', { runScripts: 'dangerously', url: 'https://plaza.example/' })
  const release = documentOf('remote.json')
  const all = Object.entries<{ integrity: string }>(release.files).filter(([file]) => !unlisted.includes(file))
  const listed = Object.fromEntries(all.map(([file, { integrity }]) => [file, integrity]))
  const requests: string[] = []
  const styleFailures: string[] = []
  Object.assign(window, { plazaFiles: { [global]: listed } })
  window.addEventListener('plaza:style-missing', (event) => styleFailures.push((event as CustomEvent).detail))
  window.document.head.append = (...elements) => {
    for (const element of elements as (HTMLScriptElement & HTMLLinkElement)[]) {
      const file = (element.src || element.href).replace(/.*\//, '')
      requests.push(`${file} ${element.integrity === listed[file] && element.crossOrigin}`)
      const isMissing = missing.splice(missing.indexOf(file), missing.includes(file) ? 1 : 0).length > 0
      if (!isMissing && file.endsWith('.js')) window.eval(String(files.get(file)))
      setTimeout(() => (isMissing ? element.onerror?.('') : element.onload?.(new window.Event('load'))))
    }
  }
  Object.defineProperty(window.document, 'currentScript', {
    value: { src: `https://plaza.example/r/${release.entry}` },
  })
  window.eval(`${files.get(release.entry)};window.container=${global}`)
  const { container } = window as unknown as { container: Container }
  const scope = { react: { '19.0.0': { get: async () => () => 'React' } } }
  return { window, container, scope, requests, styleFailures }
}
interface Container {
  init(scope: object): Promise<void>
  get(name: string): Promise<() => ExposedModule>
}
interface ExposedModule {
  pages: { walk(): Promise<{ next(): number; later(): Promise<{ default: number }> }>; title: string }
  given: object
  kept: string
}

async function openStart(page: ReturnType<typeof openPage>): Promise<ExposedModule> {
  await page.container.init(page.scope)
  return (await page.container.get('./remote'))()
}

describe('the files of a release by Vite', () => {
  it('are the scripts and styles that it needs, under hashed names', () => {
    const { entry, files: listed, preload, later, start, routes } = documentOf('remote.json')
    expect(Object.keys(listed)).toHaveLength(6)
    expect(entry).toMatch(/^entry\.[0-9a-f]{10}\.js$/)
    expect(routes).toEqual({ walk: { query: [], path: '/walks' } })
    expect([start.includes(START), start.includes(PAGE)]).toEqual([true, true])
    expect([preload.walk.includes(STYLE), later.walk]).toEqual([true, [LATER]])
    expect([...files.keys()].some((file) => file === CONTAINER || file === 'unused.js')).toBe(false)
    for (const file of Object.keys(listed))
      expect(String(files.get(file))).not.toMatch(/(?<!\.)\bimport\s*[{"'(]|\bexport\b/)
  })

  it('say what it is made of and takes from the host', () => {
    expect(documentOf('modules.json')).toEqual({
      sources: ['src/walk.page.tsx'],
      shares: ['consume shared module (default) react-dom@* (singleton)'],
    })
  })
})

describe('the entry of a release by Vite', () => {
  it('runs its modules as they import each other, each requested once with its hash', async () => {
    const page = openPage()
    const { pages } = await openStart(page)
    const walk = await pages.walk()
    expect([pages.title, walk.next(), walk.next(), (await walk.later()).default]).toEqual(['A walk', 1, 2, 1])
    expect(page.requests.every((request) => request.endsWith(' anonymous'))).toBe(true)
    expect(new Set(page.requests).size).toBe(page.requests.length)
  })

  it('changes neither the page nor the host’s packages', async () => {
    const page = openPage()
    const { given, kept } = await openStart(page)
    expect([kept, '__mf_cache' in page.window]).toEqual(['kept', false])
    expect([JSON.stringify(given), JSON.stringify(page.scope)]).toEqual([
      '{"react":{"19.0.0":{"touched":true}}}',
      '{"react":{"19.0.0":{}}}',
    ])
  })

  it('requests no file that the page does not list', async () => {
    const page = openPage({ unlisted: [START] })
    await expect(openStart(page)).rejects.toThrow(`${START} is not in the list of this release`)
    expect(page.requests.some((request) => request.startsWith(START))).toBe(false)
  })

  it('requests a file again after it failed, and draws without a style that failed', async () => {
    const page = openPage({ missing: [START, STYLE] })
    await expect(openStart(page)).rejects.toMatchObject({ request: `https://plaza.example/r/${START}` })
    expect((await openStart(page)).pages.title).toBe('A walk')
    expect(page.styleFailures).toHaveLength(1)
  })
})
