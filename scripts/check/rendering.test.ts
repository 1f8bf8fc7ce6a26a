import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { readFolder } from '../../server/src/registry/check/index'
import { sampleOf } from '../../shared/src/testing/sampling'
import { build } from '../build/build'
import { distOf } from '../lib/project.mjs'
import { renderFindings } from './rendering'

const REMOTE = 'practice'
const folders: string[] = []

beforeAll(async () => {
  await build(['host', `remote-${REMOTE}`], () => {})
}, 300_000)
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Changes a file of a release and its hash. */
function change(folder: string, name: string, by: (code: string) => string): void {
  const document = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
  const content = by(readFileSync(join(folder, name), 'utf8'))
  writeFileSync(join(folder, name), content)
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
  document.files[name] = { bytes: Buffer.byteLength(content), integrity }
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(document))
}

/** Pages that are rendered of each spoilt release; the checks of the builds render all of them. */
const ROUTES = 6

function copyOfBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-rendering-'))
  folders.push(folder)
  cpSync(distOf(REMOTE), folder, { recursive: true })
  const document = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
  document.server.routes = sampleOf(document.server.routes, ROUTES)
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(document))
  return folder
}

/** Findings of the built release with a server file that renders its pages with this code. */
async function findingsWith(draws?: string) {
  const folder = copyOfBuild()
  const { server } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
  const pages = `const { createElement } = plazaHost.shared.react; const Page = () => { ${draws} }
    const { pages, ...rest } = plazaRemote.default
    const spoilt = Object.keys(pages).map((id) => [id, async () => ({ default: Page })])
    plazaRemote = { default: { ...rest, pages: Object.fromEntries(spoilt) } }`
  if (draws) change(folder, server.file, (code) => `${code};{${pages}}`)
  return renderFindings(await readFolder(REMOTE, folder), folder)
}

it('accepts a release of our own', async () => expect(await findingsWith()).toEqual([]), 120_000)

it('refuses a release whose modules start something or change the page as they are read', async () => {
  const folder = copyOfBuild()
  const { entry } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
  const own = `const own = self.plazaGlobals('own'); own.setInterval(() => {}, 1000); own.addEventListener('storage', () => {});
    self.fetch = () => {}; Array.prototype.flat = () => []; document.body.append(document.createElement('aside'))`
  change(folder, entry, (code) => `{${own}}${code}`)
  const found = await renderFindings(await readFolder(REMOTE, folder), folder)
  expect(found.filter(({ code }) => /^P81/.test(code)).map(({ code, words }) => `${code} ${words}`)).toEqual([
    'P810 setInterval, addEventListener storage, <aside> in the document',
    'P811 fetch, Array.prototype.flat',
  ])
}, 120_000)

const faulty: [does: string, draws: string, code: string, reason: string][] = [
  ['throws', 'throw new TypeError("made to throw")', 'P801', 'TypeError: made to throw'],
  ['reads the window', 'return window.innerWidth', 'P801', 'it reads window while it is drawn'],
  ['loops', 'for (;;);', 'P802', 'it takes too long'],
  ['has a frame', 'return createElement("iframe")', 'P803', '<iframe'],
  ['is large', 'return "字".repeat(4e5)', 'P804', 'its HTML is larger than 1 MB'],
  ['reads the clock', 'return createElement("p", null, new Date().getFullYear())', 'P805', '2023'],
  ['throws dice', 'return createElement("p", null, Math.random())', 'P805', '0.13'],
  ['draws what no browser does', 'return createElement("p", null, "on a server")', 'P806', 'on a server'],
]
/** Each renders pages of a release: half of them with each commit, all in the long run. */
const SAMPLE_SIZE = 4
it.each(sampleOf(faulty, SAMPLE_SIZE))(
  'refuses a release that %s, with the route and the reason',
  async (_, draws, code, reason) => {
    const found = await findingsWith(draws)
    const routes = JSON.parse(readFileSync(join(distOf(REMOTE), 'remote.json'), 'utf8')).server.routes
    expect(found.map((one) => one.code)).toEqual(found.map(() => code))
    expect(found.length).toBeGreaterThan(0)
    for (const { words } of found) {
      expect(routes).toContain(words.split(':', 1).join())
      expect(words).toContain(reason)
    }
  },
  120_000,
)

/** Wraps each page, in the server's file and the browser's, in an element that throws after hydration. */
function throwAfterHydration(folder: string): void {
  const { server, start } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
  change(
    folder,
    server.file,
    (code) => `${code};{const { createElement } = plazaHost.shared.react; const { pages, ...rest } = plazaRemote.default
    const wrapped = Object.entries(pages).map(([id, load]) => [id, async () => {
      const { default: Page } = await load()
      return { default: (props) => createElement('div', null, createElement(Page, props)) }
    }])
    plazaRemote = { default: { ...rest, pages: Object.fromEntries(wrapped) } }}`,
  )
  const spoil = `self.plazaSpoil = ({ pages, ...rest }) => {
    const element = (type, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, props })
    const ref = (node) => { if (node) throw new Error('made to throw in a browser') }
    const wrapped = Object.entries(pages).map(([id, load]) => [id, async () => {
      const { default: Page } = await load()
      return { default: (props) => element('div', { ref, children: element(Page, props) }) }
    }])
    return { ...rest, pages: Object.fromEntries(wrapped) }
  };`
  const exported = /default:\(\)=>(\w+)/
  const file = start.find((name: string) => exported.test(readFileSync(join(folder, name), 'utf8')))
  change(folder, file, (code) => spoil + code.replace(exported, 'default:()=>plazaSpoil($1)'))
}

it('refuses a release whose page throws after hydration', async () => {
  const folder = copyOfBuild()
  throwAfterHydration(folder)
  const found = await renderFindings(await readFolder(REMOTE, folder), folder)
  expect(found.length).toBeGreaterThan(0)
  for (const one of found)
    expect(one).toMatchObject({ code: 'P809', words: expect.stringContaining('made to throw in a browser') })
}, 120_000)
