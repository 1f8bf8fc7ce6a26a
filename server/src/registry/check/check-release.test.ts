import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import type { CheckContext } from './check-context'
import { checkRelease } from './check-release'
import { type FindingCode, findings } from './findings'
import { ENTRY, PAGE, type ReleaseDefects, STYLE, sampleRelease } from './sample-release'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const entryOf = (id: string, over: object = {}) => ({
  id,
  order: 10,
  group: 'services' as const,
  label: { en: 'Parks', zh: '公园' },
  icon: 'pin' as const,
  to: { route: 'parks' },
  ...over,
})
const tabOf = (over: object) => ({
  ...{ id: 'parks', order: 1, part: 'park', height: 80, label: { en: 'Parks', zh: '公园' } },
  ...over,
})
const footerItem = (id: string, type: number) => ({ id, order: 10, type, to: { route: 'parks' } })
const adds = (items: object[], { point = 'mine.entry', version = '1.0', parts = [] as string[] } = {}) =>
  document({
    extensions: { [point]: { version, items } },
    parts: Object.fromEntries(parts.map((name) => [name, [PAGE]])),
  })

const world = (): CheckContext => ({
  offered: { nav: ['1.1'], player: ['1.0', '2.3'], ui: ['1.0'] },
  releases: ['1.1.0-abc1234567', '1.2.0-abc1234567'],
  others: [
    {
      name: 'media',
      release: '1.0.0-def',
      routes: { article: { path: '/posts/:aid' }, start: { path: '/start', role: 'home' } },
      extensions: {
        'mine.entry': { version: '1.0', items: [entryOf('publish')] },
        'footer.item': { version: '1.0', items: [footerItem('start', 1)] },
        'page.card': { version: '1.1', items: [{ id: 'sky', order: 1, part: 'sky', height: 80, kind: 'weather' }] },
      },
      packages: ['uplot', 'react-vant'],
    },
  ],
  unknown: [],
})

async function codesOf(change: ReleaseDefects, around: Partial<CheckContext> = {}): Promise<FindingCode[]> {
  const { release, folder } = await sampleRelease(change)
  folders.push(folder)
  return checkRelease(release, { ...world(), ...around }).map(({ code }) => code)
}

const noise = (length: number) => {
  let seed = 1
  return Array.from({ length }, () => {
    seed = (seed * 48271) % 2147483647
    return String.fromCharCode(33 + (seed % 90))
  }).join('')
}
const goodEntry = 'var plaza_parks_1_2_0_abc1234567;rspackChunkplaza_parks_1_2_0_abc1234567'
const entry = (text: string): ReleaseDefects => ({ files: { [ENTRY]: `${goodEntry};${text}` } })
const page = (text: string): ReleaseDefects => ({ files: { [PAGE]: text } })
const style = (text: string): ReleaseDefects => ({ files: { [STYLE]: text } })
const document = (part: Record<string, unknown>): ReleaseDefects => ({ document: part })
const routes = (more: Record<string, { path: string; [flag: string]: unknown }>) =>
  document({
    routes: { parks: { path: '/parks' }, park: { path: '/parks/:id?/map' }, ...more },
    preload: { parks: [PAGE], park: [PAGE], ...Object.fromEntries(Object.keys(more).map((id) => [id, [PAGE]])) },
  })
const modules = (sources: string[], shares: string[] = []): ReleaseDefects => ({
  modules: { sources: ['src/remote.ts', ...sources], shares },
})
const pnpm = (name: string) => `../node_modules/.pnpm/${name.replace('/', '+')}@1.0.0/node_modules/${name}/index.js`
const drop = (name: string): ReleaseDefects => ({ after: (folder) => rmSync(join(folder, name)) })
const put = (name: string, text: string | Buffer): ReleaseDefects => ({
  after: (folder) => writeFileSync(join(folder, name), text),
})

/** What is wrong, the expected finding codes, and how to break a release in this way. */
const spoilt: [what: string, codes: FindingCode[], change: ReleaseDefects, around?: Partial<CheckContext>][] = [
  ['remote.json is missing', ['P001'], drop('remote.json')],
  ['remote.json is cut short', ['P001'], put('remote.json', '{"name":"parks"')],
  ['remote.json has a field too many', ['P001'], document({ extra: 1 })],
  ['a version is no version', ['P001'], document({ version: '1.2' })],
  ['a path is an address of another site', ['P001'], routes({ read: { path: '//evil.example' } })],
  ['a path is a pattern of its own', ['P001'], routes({ read: { path: '/read/:id(\\d+)' } })],
  ['a path goes on after a splat', ['P001'], routes({ read: { path: '/read/*/more' } })],
  ['first calls are no list', ['P001'], routes({ read: { path: '/read', first: 'articles' } })],
  ['a first call is none', ['P001'], routes({ read: { path: '/read', first: [null] } })],
  [
    'a page has more first calls than a visit may cost',
    ['P001'],
    routes({ read: { path: '/read', first: Array.from({ length: 13 }, () => ({ endpoint: 'contents.article' })) } }),
  ],
  ['the query of a page is no list', ['P001'], routes({ read: { path: '/read', query: { tab: 1 } } })],
  ['the points that a page draws are no list', ['P001'], routes({ read: { path: '/read', draws: 7 } })],
  ['the entry is not among the files', ['P001'], document({ entry: 'entry.9999999999.js' })],
  ['the global has no build id', ['P002', 'P002', 'P002'], document({ global: 'plaza_parks' })],
  ['the entry leaves another global', ['P002'], { files: { [ENTRY]: `rspackChunkplaza_parks_1_2_0_abc1234567` } }],
  [
    'the chunks go by another name',
    ['P002'],
    { files: { [ENTRY]: 'var plaza_parks_1_2_0_abc1234567;rspackChunkparks' } },
  ],
  ['it bears the name of another remote', ['P003'], document({ name: 'media' })],
  [
    'it was built by hand',
    ['P004'],
    {
      document: { build: 'local', global: 'plaza_parks_1_2_0_local' },
      files: { [ENTRY]: 'var plaza_parks_1_2_0_local;rspackChunkplaza_parks_1_2_0_local' },
    },
    { releases: [] },
  ],
  [
    'the entry is an ES module, as Vite makes it',
    ['P006'],
    { files: { [ENTRY]: 'import{i as t}from"./ae2f64863b60.js";const e={};export{e as get,t as init};' } },
  ],
  ['the entry imports after empty lines', ['P006'], entry('\n\r\n \n\timport a from "./ae2f64863b60.js"')],
  ['the version is out with another build', ['P005'], {}, { releases: ['1.2.0-other', '1.20.0-other'] }],

  ['a file has grown', ['P101'], put(PAGE, 'export default 10')],
  ['one byte is another', ['P101'], put(PAGE, 'export default 2')],
  ['a file is missing', ['P102'], drop(PAGE)],
  ['there is a file too many', ['P103'], put('extra.0123456789.js', '')],
  ['there is a packed copy of nothing', ['P103'], put('extra.0123456789.js.gz', gzipSync(''))],
  ['there is a picture', ['P103'], put('tree.png', '')],
  ['its source maps are beside it', [], { after: (folder) => mkdirSync(join(folder, 'maps')) }],
  ['a name has no hash', ['P104'], { files: { 'page.js': '' } }],
  ['a packed copy is of something else', ['P105'], put(`${PAGE}.gz`, gzipSync('other'))],
  ['a packed copy is broken', ['P105'], put(`${PAGE}.gz`, 'other')],

  ['the entry is large', ['P201'], entry(`'${noise(9000)}'`)],
  ['a page is large', ['P202', 'P202'], page(noise(46_000))],
  ['all together is large', ['P203'], { files: { 'aaaaaaaaaaaa.js': noise(840_000) } }],

  ['it needs what there is not', ['P301'], document({ needs: { nav: '1.0', weather: '1.0' } })],
  ['it wants what there is not', ['P301'], document({ wants: { weather: '1.0' } })],
  ['it needs a later minor', ['P302'], document({ needs: { nav: '1.2' } })],
  ['it needs a major that is gone', ['P302'], document({ needs: { ui: '2.0' } })],
  ['it wants a later minor', ['P303'], document({ wants: { player: '2.4' } })],

  ['React is in it', ['P401'], modules([pnpm('react'), pnpm('react')])],
  [
    'a part of React DOM is in it',
    ['P401'],
    modules(['../node_modules/.pnpm/react-dom@1/node_modules/react-dom/server.js']),
  ],
  ['the router is in it by its file', ['P401'], modules(['../shared/src/router/index.ts'])],
  ['the router of a package is in it', ['P401'], modules(['node_modules/@plaza/contract/src/router/index.js'])],
  [
    'other parts of our packages are in it',
    [],
    modules(['node_modules/@plaza/contract/src/api/index.js', 'node_modules/@plaza/ui/src/ui/index.js']),
  ],
  [
    'it brings a fallback',
    ['P402'],
    modules([], ['consume shared module (default) react@* (strict) (fallback: ./react.js)']),
  ],
  [
    'it offers React itself',
    ['P402'],
    modules([], ['provide shared module (default) react@19.0.0 = ../react/index.js']),
  ],
  [
    'it asks for a share that there is not',
    ['P403'],
    modules([], ['consume shared module (default) dayjs@* (strict)']),
  ],
  ['axios is in it', ['P404'], modules([pnpm('axios')])],
  ['a runtime of federation is in it', ['P404'], modules([pnpm('@module-federation/runtime')])],
  ['the list of modules is missing', ['P405'], drop('modules.json')],
  ['the list of modules is empty', ['P405'], { modules: { sources: [], shares: [] } }],
  ['another remote carries a library too', ['P406'], modules([pnpm('uplot'), pnpm('react-vant'), pnpm('d3')])],

  ['a path is taken', ['P501'], routes({ read: { path: '/posts/:other' } })],
  ['a path is within a taken one', ['P501'], routes({ read: { path: '/posts/new' } })],
  ['an optional part makes a path a taken one', ['P501'], routes({ read: { path: '/posts/new/:at?' } })],
  ['case does not tell paths apart', ['P501'], routes({ read: { path: '/Posts/new' } })],
  ['a splat takes all below', ['P501'], routes({ read: { path: '/posts/*' } })],
  ['a route id is taken', ['P502'], routes({ article: { path: '/read' } })],
  ['a route id is the host’s', ['P502'], routes({ 'not-found': { path: '/read' } })],
  ['a path is the host’s', ['P503'], routes({ read: { path: '/not-found' } })],
  ['a path is the server’s', ['P503'], routes({ read: { path: '/remotes/read' } })],
  ['two own paths are the same', ['P504'], routes({ read: { path: '/read/:id' }, write: { path: '/read/:name' } })],
  ['a route has no page', ['P505'], document({ preload: { parks: [PAGE] } })],
  ['a page has no route', ['P505'], document({ preload: { parks: [PAGE], park: [PAGE], pond: [PAGE] } })],
  ['a planned route has a page', ['P505'], document({ preload: { parks: [PAGE], park: [PAGE], trees: [PAGE] } })],
  ['a page is the home page, as another remote’s', ['P507'], routes({ read: { path: '/read', role: 'home' } })],
  [
    'a page is the login, as an older release’s by its id',
    ['P507'],
    routes({ read: { path: '/read', role: 'sign-in' } }),
    { others: [{ name: 'account', release: '1.0.0-def', routes: { login: { path: '/login' } } }] },
  ],
  [
    'two pages of its own are the home page',
    ['P507'],
    routes({ read: { path: '/read', role: 'mine' }, write: { path: '/write', role: 'mine' } }),
  ],
  ['a page has a role of nobody', [], routes({ read: { path: '/read', role: 'mine' } })],
  ['it adds an entry', [], adds([entryOf('parks')])],
  ['there is no such extension point', ['P901'], adds([entryOf('parks')], { point: 'mine.corner' })],
  ['an extension point has another version', ['P901'], adds([entryOf('parks')], { version: '2.0' })],
  ['a label lacks a language', ['P902'], adds([entryOf('parks', { label: { en: 'Parks' } })])],
  ['a label is blank', ['P902'], adds([entryOf('parks', { label: { en: ' ', zh: '公园' } })])],
  ['a label has no width', ['P902'], adds([entryOf('parks', { label: { en: 'Parks', zh: '\u200b' } })])],
  ['a label turns its words around', ['P902'], adds([entryOf('parks', { label: { en: '\u202eParks', zh: '公园' } })])],
  [
    'a link has more values than a route takes',
    ['P902'],
    adds([
      entryOf('parks', {
        to: { route: 'parks', query: Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`q${at}`, '1'])) },
      }),
    ]),
  ],
  ['there is no such icon', ['P902'], adds([entryOf('parks', { icon: 'skull' })])],
  ['an entry leads to a page of nobody', ['P902'], adds([entryOf('parks', { to: { route: 'ponds' } })])],
  [
    'an extension draws a part of nobody',
    ['P902'],
    adds([{ id: 'parks', order: 1, part: 'pond', height: 80 }], { point: 'mine.part' }),
  ],
  [
    'a tab of the search is for a page of nobody',
    ['P902'],
    adds([{ id: 'parks', order: 1, label: entryOf('parks').label, routes: ['ponds'] }], { point: 'search.tab' }),
  ],
  ['a tab draws a part of nobody', ['P902'], adds([tabOf({ part: 'pond' })], { point: 'mine.tab' })],
  ['a tab has no label', ['P902'], adds([tabOf({ label: undefined })], { point: 'mine.tab' })],
  ['a tab is for users alone', ['P902'], adds([tabOf({ when: { login: 'user' } })], { point: 'mine.tab' })],
  ['an entry is there twice', ['P903'], adds([entryOf('parks'), entryOf('parks')])],
  ['an entry has the id of another remote’s', ['P903'], adds([entryOf('publish')])],
  [
    'a page of the footer has the type of another remote’s',
    ['P903'],
    adds([footerItem('parks', 1)], { point: 'footer.item' }),
  ],
  [
    'a page of the footer has the type of an older release’s',
    ['P903'],
    adds([footerItem('parks', 2)], { point: 'footer.item' }),
    { others: [{ name: 'account', release: '1.0.0-def', routes: {} }] },
  ],
  ['a page of the footer has a type of nobody', [], adds([footerItem('parks', 30)], { point: 'footer.item' })],
  [
    'a card has the kind of another remote’s',
    ['P903'],
    adds([{ id: 'parks', order: 1, part: 'park', height: 80, kind: 'weather' }], {
      point: 'page.card',
      parts: ['park'],
    }),
  ],
  ['there are too many entries', ['P904'], adds(Array.from({ length: 25 }, (_, at) => entryOf(`parks-${at}`)))],
  ['another remote is not built', ['P506'], {}, { unknown: ['account'] }],

  ['an element is styled', ['P601'], style('button{color:red}')],
  ['an element is styled after a comment', ['P601'], style('/**/button{color:red}')],
  ['an element is styled in a group', ['P601'], style('@media (width>1px){@supports (gap:1px){a{color:red}}}')],
  ['one of two selectors is global', ['P601'], style('.p_a1B-_9,body .card{color:red}')],
  ['a class is not hashed', ['P601'], style('.park-card{color:red}')],
  ['a class is longer than those of the build', ['P601'], style('.p_a1B-_9x{color:red}')],
  ['a class is of another build', ['P601'], style('.m_a1B-_9{color:red}')],
  ['a class is denied alone', ['P601'], style('a:not(.p_a1B-_9){color:red}')],
  ['a class is asked for inside', ['P601'], style('body:has(.p_a1B-_9){overflow:hidden}')],
  ['a class is one of two choices', ['P601'], style(':is(a,.p_a1B-_9){color:red}')],
  ['a class stands in an attribute', ['P601'], style('a[href=".p_a1B-_9"]{color:red}')],
  ['a brace stands in a string', ['P601'], style('.p_a1B-_9{content:"}"}p{content:"{"}')],
  ['a brace stands in an address', ['P601'], style('.p_a1B-_9{background:url(data:a;{b)}p{top:0}')],
  ['a colour is set for the page', ['P601', 'P602'], style(':root{--ink:red}')],
  ['an animation is named by hand', ['P603'], style('@keyframes spin{to{rotate:1turn}}')],
  ['a font is named by hand', ['P604'], style('@font-face{font-family:"Brand";src:url(a.woff2)}')],
  ['a style fetches another', ['P605'], style('@import "https://example.org/a.css";.p_a1B-_9{top:0}')],
  ['a property is registered', ['P605'], style('@property --ink{syntax:"*";inherits:false}')],
  ['a style nests without end', ['P606'], style('.p_a1B-_9{'.repeat(40))],

  ['code is evaluated', ['P701'], page('const a=eval("1")')],
  ['a function is made of text', ['P701'], page('new Function("return 1")()')],
  ['a function is made of text in the entry', ['P701'], entry('Function("return 1")()')],
  ['a page makes one as the runtime does', ['P701'], page('try{return this||Function("return this")()}catch{}')],
  ['something is kept on the device', ['P702'], page('window.localStorage.a=1')],
  ['a cookie is set', ['P702'], page('document.cookie="a=1"')],
  ['a sound is made', ['P702'], page('new Audio("a.mp3").play()')],
  ['a sound is made as an element', ['P702'], page('document.createElement("audio").play()')],
  ['a sound is drawn', ['P702'], page('(0,r.jsx)("audio",{src:e})')],
  ['the document is sent away', ['P703'], page('window.location.href="/mine"')],
  ['the document is replaced', ['P703'], page('location.replace("/mine")')],
  ['the document is another', ['P703'], page('location="/mine"')],
  ['a layer covers the screen', ['P607'], style('.p_a1B-_9{position:fixed;inset:0}')],
  [
    'a layer covers the screen by its edges',
    ['P607'],
    style('.p_a1B-_9{position:fixed;top:0;right:0;bottom:0;left:0}'),
  ],
  ['a layer is as large as the screen', ['P607'], style('.p_a1B-_9{position:fixed;width:100vw;height:100dvh}')],
  ['a layer is styled by the code', ['P607'], page('e({style:{position:"fixed",inset:0}})')],
  ['a layer is styled by the code, in another order', ['P607'], page('e({style:{inset:"0",left:1,position:"fixed"}})')],
]

describe('a release', () => {
  it('is fine as a team ships it', async () => expect(await codesOf({})).toEqual([]))
  it.each(spoilt)('is told that %s', async (_, codes, change, around) =>
    expect(await codesOf(change, around)).toEqual(codes),
  )
})

it('a finding has a level, and words in both languages', () => {
  for (const { level, title, zh } of Object.values(findings)) {
    expect(['error', 'warning', 'info']).toContain(level)
    expect([title, zh]).not.toContain('')
  }
  expect(findings.P005).toMatchObject({ level: 'info', title: expect.stringContaining('version') })
})

it.each([
  '.p_a1B-_9 a,:root[data-elder] .p_a1B-_9{top:0}',
  ':where(.p_a1B-_9,.p_a1B-_8) p{top:0}',
  '.p_a1B-_9{&:hover{top:0}a{top:0}}',
  '@media print{.p_a1B-_9{top:0}}@keyframes p_a1B-_9{0%{top:0}to{top:1px}}',
  '.p_a1B-_9:not(:first-child)>*+*{--own:1px}/* body{} */',
  '.p_a1B-_9{top:0/* } a{ */}',
  '.p_a1B-_9{position:fixed;right:0;bottom:0}',
  '.p_a1B-_9{position:fixed;inset:0 0 auto}',
  '.p_a1B-_9{position:fixed;inset:10px 0}',
  '.p_a1B-_9{position:fixed;inset:0;--shared-layer:1}',
  '@font-face{font-family:parks-digits;src:url(data:font/woff2;base64,AA)}',
])('accepts a scoped style: %s', async (css) => expect(await codesOf(style(css))).toEqual([]))

it.each([
  'medieval(1)',
  'if(location.href===a)b()',
  'const b={location:1},c=mylocation.assign(1)',
  't("audio",{aid:1})',
  'a.eval(1)',
  'isFunction(1)',
  'const myLocalStorage=1',
  'x.Function(1)',
])('accepts the code: %s', async (code) => expect(await codesOf(page(code))).toEqual([]))

/** So long that a check which reads it once for each of its characters does not end within the time of a test. */
const LONG = 100_000
const manyRoutes = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`r${at}`, { path: `/r${at}` }]))

it.each<[what: string, codes: FindingCode[], change: ReleaseDefects]>([
  ['line breaks', [], entry('\n'.repeat(LONG))],
  ['a module’s name', [], modules(['a'.repeat(LONG)])],
  ['a module’s name of ours', ['P401'], modules([`${'a'.repeat(LONG)}/node_modules/react/index.js`])],
  ['space in a style', [], style(`.p_a1B-_9{position${' '.repeat(LONG)}fixed}`)],
  ['a list of modules', ['P405'], modules(Array.from({ length: 10_000 }, (_, at) => `src/${at}.ts`))],
  ['a list of routes', ['P001'], routes(manyRoutes(200))],
  ['a path of optional segments', ['P001'], routes({ read: { path: '/read/a?/b?/c?/d?' } })],
  ['a file of evaluations', Array.from({ length: 50 }, () => 'P701'), page('eval(1);'.repeat(1_000))],
])('is checked at once with a very long one: %s', async (_, codes, change) =>
  expect(await codesOf(change)).toEqual(codes),
)

/** Findings of rendering are tested in `rendering`. */
const ofRendering = /^P8/

it('has an example for every number', () => {
  const numbers = Object.keys(findings).filter((code) => !ofRendering.test(code))
  expect(new Set(spoilt.flatMap(([, codes]) => codes))).toEqual(new Set(numbers))
})
