import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChangeBody, ChangeName } from '@plaza/shared/operations'
import { REGISTRY_MAX_BYTES, type RegistryRemote } from '@plaza/shared/remotes'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { registryLog, releaseRules, releases } from '../../data/schema/index'
import { ENTRY, fetchOfBuild, makeBuild, placeBuild, START, STYLE, writeHost } from '../../testing/builds'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { currentRegistry, rollBackAutomatically } from '../registry'
import { perform } from './perform'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
})
afterAll(() => server.close())

/** The log is append-only, so each test has its own remote. */
let tests = 0
let name = ''
beforeEach(() => {
  name = `shelf${++tests}`
})

type ChangeInput<N extends ChangeName> = Omit<ChangeBody<N>, 'why' | 'remote'>
const change = <N extends ChangeName>(action: N, body: Omit<ChangeBody<N>, 'why'>) =>
  perform(server.deps, 'mei', { action, body: { why: 'a test', ...body } as ChangeBody<N> })
const on = <N extends 'promote' | 'rollback' | 'off' | 'on'>(action: N, body = {} as ChangeInput<N>) =>
  change(action, { remote: name, ...body } as unknown as Omit<ChangeBody<N>, 'why'>)
const releasesFolder = () => join(server.deps.environment.releasesDir, 'remotes', name)

async function publish(version: string, build = 'aaa', rest: Parameters<typeof makeBuild>[0] = {}): Promise<string> {
  const routes = { [name]: { path: `/${name}` } }
  const { id, text } = placeBuild(
    server.deps.environment.releasesDir,
    makeBuild({ name, version, build, routes, ...rest }),
  )
  await change('publish', { document: text })
  return id
}
const remote = async (of = name): Promise<RegistryRemote | undefined> =>
  (await currentRegistry(server.deps)).document.remotes[of]
const rules = async () => (await remote())?.rules.map(({ id: _, ...rule }) => rule)
const serial = async () => (await currentRegistry(server.deps)).serial
const newestLog = async () => (await server.db.select().from(registryLog).orderBy(desc(registryLog.id)).limit(1))[0]

describe('publish', () => {
  it('registers a release, which runs for nobody yet', async () => {
    const before = await serial()
    const id = await publish('1.0.0')
    expect([await serial(), await remote()]).toEqual([before + 1, undefined])
    expect(await newestLog()).toMatchObject({
      ...{ who: 'mei', action: 'publish', remote: name, why: 'a test', serial: before + 1 },
      detail: { release: id },
    })
  })

  it('accepts the same release again without a change', async () => {
    await publish('1.0.0')
    const before = await serial()
    await publish('1.0.0')
    expect(await serial()).toBe(before)
  })

  it('refuses a release with a page that does not render', async () => {
    const hostDir = join(server.deps.environment.dataDir, 'rendering-host')
    writeHost(hostDir)
    const environment = { ...server.deps.environment, hostDir }
    const renderer = { ...server.deps.renderer, attempt: async () => ({ kind: 'threw' as const }) }
    const made = makeBuild({ name, routes: { [name]: { path: `/${name}` } }, draw: 'throw new Error("no")' })
    const { text } = placeBuild(environment.releasesDir, made)
    const body = { why: 'a test', document: text }
    await expect(
      perform({ ...server.deps, environment, renderer }, 'mei', { action: 'publish', body }),
    ).rejects.toThrow('P801')
    await expect(on('promote', { release: made.id })).rejects.toThrow('knows no')
  })

  it('accepts a release with files on another server', async () => {
    const built = makeBuild({ name, routes: { [name]: { path: `/${name}` } } })
    vi.stubGlobal('fetch', fetchOfBuild('https://cdn.example/shelf/', built))
    await change('publish', { document: built.text, base: 'https://cdn.example/shelf/' })
    await on('promote', { release: built.id })
    expect((await remote())?.releases[built.id]?.base).toBe('https://cdn.example/shelf/')
  })

  it.each([
    ...['http://127.0.0.1:9/shelf/', 'http://169.254.169.254/', 'http://[::1]/shelf/', 'http://cdn.example/shelf/'],
    ...['https://cdn.example.evil.example/', 'https://cdn.example@evil.example/', 'https://cdn.example:8443/'],
  ])('fetches nothing from %s, which nobody configured', async (base) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const { text } = makeBuild({ name, routes: { [name]: { path: `/${name}` } } })
    await expect(change('publish', { document: text, base })).rejects.toThrow(/PLAZA_RELEASE_ORIGINS/)
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })

  it.each<[what: string, document: () => string, says: RegExp]>([
    ['what is no JSON', () => 'no', /P001 .*no JSON/],
    ['a field that nobody knows', () => JSON.stringify({ ...made().document, more: 1 }), /P001 .*more/],
    [
      'a global without the build',
      () => JSON.stringify({ ...made('8.8.8').document, global: 'plaza_x' }),
      /P102 .*remote\.json/,
    ],
    [
      'an entry that is no file of it',
      () => JSON.stringify({ ...made().document, entry: 'gone.js' }),
      /P001 .*not among its files/,
    ],
    ['a release whose files are not there', () => made('9.9.9').text, /P102 .*remote\.json/],
  ])('refuses %s', async (_, document, says) => {
    const before = await serial()
    await expect(change('publish', { document: document() })).rejects.toThrow(says)
    expect(await serial()).toBe(before)
  })
  const made = (version = '1.0.0') => makeBuild({ name, version, routes: { [name]: { path: `/${name}` } } })

  it.each([
    [
      'one byte differs',
      () => writeFileSync(join(releasesFolder(), '1.0.0-aaa', START), '/* stort */'),
      /P101 .*its hash/,
    ],
    ['a file is gone', () => rmSync(join(releasesFolder(), '1.0.0-aaa', STYLE)), /P102 .*cccccccccccc\.css/],
    [
      'another remote.json is served',
      () => writeFileSync(join(releasesFolder(), '1.0.0-aaa/remote.json'), '{}'),
      /P101 .*remote\.json/,
    ],
  ])('refuses a release of which %s', async (_, harm, says) => {
    const { text } = placeBuild(server.deps.environment.releasesDir, made())
    harm()
    await expect(change('publish', { document: text })).rejects.toThrow(says)
  })

  const noise = Array.from({ length: 6_000 }, (_, index) => (index * 48271 * index).toString(36)).join('')
  it.each<[what: string, spoilt: Parameters<typeof makeBuild>[0], says: RegExp]>([
    ['styles for the whole page', { files: { [STYLE]: 'body{}' } }, /P601 .*body/],
    ['a contract that no host has', { needs: { player: '99.0' } }, /P302 .*player 99\.0/],
    ['a contract that there is not', { needs: { weather: '1.0' } as never }, /P301 .*weather/],
    ['code that is evaluated', { files: { [START]: 'eval("1")' } }, /P701/],
    ['an entry beyond its budget', { files: { [ENTRY]: noise } }, /P201/],
    ['a file that changes under its name', { files: { 'page.js': '' } }, /P104/],
  ])('refuses a release folder with %s, by the command’s finding numbers', async (_, spoilt, says) => {
    const before = await serial()
    await expect(publish('1.0.0', 'aaa', spoilt)).rejects.toThrow(says)
    expect(await serial()).toBe(before)
  })

  it('refuses the same from another server', async () => {
    const built = makeBuild({ name, routes: { [name]: { path: `/${name}` } }, files: { [STYLE]: 'body{}' } })
    vi.stubGlobal('fetch', fetchOfBuild('https://cdn.example/bad/', built))
    const asked = { document: built.text, base: 'https://cdn.example/bad/' }
    await expect(change('publish', asked)).rejects.toThrow(/P601/)
    await expect(change('publish', { ...asked, base: 'https://cdn.example/none/' })).rejects.toThrow(/P102/)
  })

  it.each([
    ['is missing', () => rmSync(join(releasesFolder(), '1.0.0-aaa/modules.json')), /P405/],
    ['names a second React', () => contents(['../node_modules/react/index.js']), /P401 .*react/],
    [
      'names a library of the host alone',
      () => contents(['../node_modules/zustand/esm/vanilla.mjs']),
      /P404 .*zustand/,
    ],
  ])('refuses a release whose list of modules %s', async (_, harm, says) => {
    const { text } = placeBuild(server.deps.environment.releasesDir, made())
    harm()
    await expect(change('publish', { document: text })).rejects.toThrow(says)
  })
  const contents = (sources: string[]) =>
    writeFileSync(join(releasesFolder(), '1.0.0-aaa/modules.json'), JSON.stringify({ sources, shares: [] }))

  it('stores who built it from which commit, and its sizes', async () => {
    const { text, id } = placeBuild(server.deps.environment.releasesDir, made())
    const provenance = { by: 'Mei', commit: 'abcdef0123456789', clean: true, at: '2026-11-21T10:00:00.000Z' }
    writeFileSync(join(releasesFolder(), id, 'provenance.json'), JSON.stringify(provenance))
    await change('publish', { document: text })
    expect(await newestLog()).toMatchObject({ detail: { release: id, provenance } })
    const [row] = await server.db.select().from(releases).where(eq(releases.remote, name))
    expect(row?.report).toMatchObject({ provenance, sizes: { all: expect.any(Number) } })
    expect(row?.report?.sizes.all).toBeGreaterThan(row?.report?.sizes.entry ?? Number.NaN)
  })

  it('refuses another text under a name that is taken', async () => {
    await publish('1.0.0')
    await expect(publish('1.0.0', 'aaa', { needs: { nav: '1.1' } })).rejects.toThrow(/never changes/)
  })

  it('refuses an address that another remote or the host has', async () => {
    const first = await publish('1.0.0', 'aaa', { routes: { a: { path: `/${name}/:id` } } })
    await on('promote', { release: first })
    const taken = name
    name = `${name}-b`
    await expect(publish('1.0.0', 'aaa', { routes: { b: { path: `/${taken}/:x` } } })).rejects.toThrow(
      new RegExp(`P501 .*: b /${taken}/:x meets a /${taken}/:id of ${taken} 1.0.0-aaa`),
    )
    await expect(publish('1.0.1', 'aaa', { routes: { b: { path: '/not-found' } } })).rejects.toThrow(
      /P503 .*of the host/,
    )
  })

  it('checks paths again at promotion', async () => {
    const first = await publish('1.0.0', 'aaa', { routes: { one: { path: '/both' } } })
    const other = name
    name = `${name}-b`
    await on('promote', { release: await publish('1.0.0', 'aaa', { routes: { two: { path: '/both' } } }) })
    await expect(change('promote', { remote: other, release: first })).rejects.toThrow(/P501 .*both/)
  })

  it('checks extensions again at promotion', async () => {
    const addsType = (type: number) => ({
      extensions: { 'footer.item': { version: '1.0', items: [{ id: name, order: type, type, to: { route: name } }] } },
    })
    const first = await publish('1.0.0', 'aaa', addsType(30))
    const other = name
    name = `${name}-b`
    await on('promote', { release: await publish('1.0.0', 'aaa', addsType(30)) })
    await expect(change('promote', { remote: other, release: first })).rejects.toThrow(/P903 .*type 30/)
  })
})

describe('promote', () => {
  it('for everybody becomes the base, and what ran before is kept as the one before', async () => {
    const [first, second] = [await publish('1.0.0'), await publish('1.1.0')]
    await on('promote', { release: first })
    await on('promote', { release: second })
    expect(await remote()).toMatchObject({ rules: [{ release: second }], previous: first })
    expect(Object.keys((await remote())?.releases ?? {})).toEqual([second, first])
    await on('promote', { release: second })
    expect((await remote())?.previous).toBe(first)
    expect(await newestLog()).toMatchObject({ detail: { before: { release: second }, after: { release: second } } })
  })

  it('resolves a version to its newest build', async () => {
    await publish('1.0.0', 'aaa')
    const newest = await publish('1.0.0', 'bbb')
    await on('promote', { release: '1.0.0' })
    expect(await rules()).toEqual([{ release: newest }])
  })

  it('refuses what it does not know', async () => {
    await expect(on('promote', { release: '1.0.0' })).rejects.toThrow(/knows no remote/)
    await publish('1.0.0')
    await expect(on('promote', { release: '1.0.1' })).rejects.toThrow(/knows no release 1\.0\.1/)
    await expect(on('promote', { release: '1.0.0', from: 2, until: 2 })).rejects.toThrow(/end after/)
  })

  it('puts shares and scopes above the base, newest first, replacing an earlier share of the same scope', async () => {
    const [first, second, third] = [await publish('1.0.0'), await publish('1.1.0'), await publish('1.2.0')]
    await on('promote', { release: first })
    await on('promote', { release: second, percent: 5 })
    await on('promote', { release: third, shells: ['wechat'], regions: ['3205', '32'] })
    await on('promote', { release: second, percent: 20 })
    expect(await rules()).toEqual([
      { release: second, percent: 20 },
      { release: third, shells: ['wechat'], regions: ['3205', '32'] },
      { release: first },
    ])
    await on('promote', { release: third, shells: ['wechat'], regions: ['32', '3205'], percent: 50 })
    expect((await rules())?.map(({ percent = 100 }) => percent)).toEqual([50, 20, 100])
    await on('promote', { release: second })
    expect(await rules()).toEqual([
      { release: third, shells: ['wechat'], regions: ['32', '3205'], percent: 50 },
      { release: second },
    ])
  })

  it('keeps a span of time, and drops a rule from the document when it is over', async () => {
    const [first, second] = [await publish('1.0.0'), await publish('1.1.0')]
    await on('promote', { release: first })
    const until = Date.now() - 1000
    await on('promote', { release: second, from: until - 1000, until })
    expect(await rules()).toEqual([{ release: first }])
    await on('promote', { release: second, from: until, until: until + 3_600_000 })
    expect(await rules()).toEqual([{ release: second, from: until, until: until + 3_600_000 }, { release: first }])
  })
})

describe('rollback', () => {
  it('ends the newest share, then gives the base back, and says so to open pages', async () => {
    const [first, second, third] = [await publish('1.0.0'), await publish('1.1.0'), await publish('1.2.0')]
    await on('promote', { release: first })
    await on('promote', { release: second })
    await on('promote', { release: third, percent: 10 })
    await on('off', { regions: ['3206'] })
    await on('rollback')
    expect(await remote()).toMatchObject({ previous: first, revoked: [third] })
    expect(await rules()).toEqual([{ release: null, regions: ['3206'] }, { release: second }])
    await on('rollback')
    expect((await rules())?.at(-1)).toEqual({ release: first })
    expect(await remote()).toMatchObject({ revoked: [second, third] })
    expect((await remote())?.previous).toBeUndefined()
    await expect(on('rollback')).rejects.toThrow(/ran before/)
  })

  it('does not revoke a release that another rule names', async () => {
    const [first, second] = [await publish('1.0.0'), await publish('1.1.0')]
    await on('promote', { release: first })
    await on('promote', { release: second, shells: ['h5'] })
    await on('promote', { release: second, shells: ['ios'] })
    await on('rollback')
    expect((await remote())?.revoked).toBeUndefined()
    await on('rollback')
    expect((await remote())?.revoked).toEqual([second])
  })

  it('is reverted by promoting the release again', async () => {
    const [first, second] = [await publish('1.0.0'), await publish('1.1.0')]
    await on('promote', { release: first })
    await on('promote', { release: second })
    await on('rollback')
    await on('promote', { release: second })
    expect(await remote()).toMatchObject({ previous: first, rules: [{ release: second }] })
    expect((await remote())?.revoked).toBeUndefined()
  })
})

describe('a halt', () => {
  const halt = (release: string) =>
    rollBackAutomatically(server.deps, {
      remote: name,
      release,
      why: { en: '6 of 50 loads failed', zh: '50 次加载失败 6 次' },
      detail: { loads: 50 },
    })

  it('rolls back exactly that release, under the name of Plaza', async () => {
    const [first, second, third] = [await publish('1.0.0'), await publish('1.1.0'), await publish('1.2.0')]
    await on('promote', { release: first })
    await on('promote', { release: second, percent: 10 })
    await on('promote', { release: third, percent: 10 })
    expect(await halt(second)).toBe(true)
    expect(await rules()).toEqual([{ release: third, percent: 10 }, { release: first }])
    expect(await remote()).toMatchObject({ revoked: [second] })
    expect(await newestLog()).toMatchObject({
      ...{ who: 'plaza', action: 'halt', remote: name, why: '6 of 50 loads failed' },
      detail: { loads: 50, release: second },
    })
    expect(await halt(second)).toBe(false)
  })

  it('gives the base back, unless nothing ran before', async () => {
    const [first, second] = [await publish('1.0.0'), await publish('1.1.0')]
    await on('promote', { release: first })
    expect(await halt(first)).toBe(false)
    await on('promote', { release: second })
    expect(await halt(second)).toBe(true)
    expect(await remote()).toMatchObject({ rules: [{ release: first }], revoked: [second] })
  })
})

describe('rules', () => {
  it('off takes precedence, and on ends it only for the same scope', async () => {
    const first = await publish('1.0.0')
    await on('promote', { release: first })
    await on('off', { shells: ['wechat', 'ios'] })
    await on('promote', { release: first, percent: 5 })
    expect((await rules())?.[0]).toEqual({ release: null, shells: ['wechat', 'ios'] })
    await expect(on('on')).rejects.toThrow(/exactly this scope/)
    await on('on', { shells: ['ios', 'wechat'] })
    expect((await rules())?.map(({ release }) => release)).toEqual([first, first])
    await on('off')
    await on('off')
    expect((await rules())?.filter(({ release }) => release === null)).toHaveLength(1)
  })

  it('one can be removed, except the base', async () => {
    const first = await publish('1.0.0')
    await on('promote', { release: first })
    await on('off')
    const [off, base] = (await remote())?.rules ?? []
    await change('remove-rule', { rule: off?.id ?? '' })
    expect(await rules()).toEqual([{ release: first }])
    await expect(change('remove-rule', { rule: base?.id ?? '' })).rejects.toThrow(/is the base/)
    await expect(change('remove-rule', { rule: 'r999' })).rejects.toThrow(/no rule r999/)
  })

  it('a full registry rejects promotions, but no other change', async () => {
    const [first, second] = [await publish('1.0.0'), await publish('1.1.0')]
    await on('promote', { release: first })
    await on('promote', { release: second })
    const regions = (round: number) =>
      Array.from({ length: 40 }, (_, index) => String((round + 1) * 7_919_777_333 + index * 104_729_011).slice(0, 12))
    const full = Array.from({ length: 1_200 }, (_, round) => ({
      ...{ id: `${name}-${round}`, remote: name, release: first, regions: regions(round), rank: 1 + round },
    }))
    await server.db.insert(releaseRules).values(full)
    const before = await serial()
    await expect(on('promote', { release: first, shells: ['ios'] })).rejects.toThrow(
      new RegExp(`of ${REGISTRY_MAX_BYTES}`),
    )
    expect(await serial()).toBe(before)
    await on('off', { regions: ['3205'] })
    await on('off')
    await on('rollback')
    const halted = { remote: name, release: second, why: { en: 'it fails', zh: '加载失败' }, detail: {} }
    expect(await rollBackAutomatically(server.deps, halted)).toBe(true)
    await on('on')
    await change('retire', { remote: name })
    expect(await remote()).toBeUndefined()
    expect(await serial()).toBe(before + 6)
  })

  it('a remote can be retired, and comes back by a promotion', async () => {
    const [first, second] = [await publish('1.0.0'), await publish('1.1.0')]
    await on('promote', { release: first })
    await on('promote', { release: second, percent: 10 })
    await change('retire', { remote: name })
    expect(await remote()).toBeUndefined()
    await expect(change('retire', { remote: name })).rejects.toThrow(/is retired/)
    await expect(on('off')).rejects.toThrow(/is retired/)
    await expect(on('rollback')).rejects.toThrow(/No release/)
    await on('promote', { release: first })
    expect(await rules()).toEqual([{ release: first }])
    expect((await remote())?.previous).toBeUndefined()
  })
})

describe('the registry itself', () => {
  it('is reissued for pages with a higher serial, until it exceeds that', async () => {
    const before = await serial()
    await change('reissue', { replaces: before + 2 })
    expect((await currentRegistry(server.deps)).document).toMatchObject({ serial: before + 1, replaces: before + 2 })
    await publish('1.0.0')
    expect((await currentRegistry(server.deps)).document).toMatchObject({ serial: before + 2, replaces: before + 2 })
    await publish('1.1.0')
    expect((await currentRegistry(server.deps)).document.replaces).toBeUndefined()
    await expect(change('reissue', { replaces: before })).rejects.toThrow(/which is newer/)
  })

  it('keeps a log that nothing changes or deletes', async () => {
    await publish('1.0.0')
    const causeOf = (error: { cause?: Error }) => error.cause?.message
    await expect(server.db.execute(sql`update registry_log set why = 'x'`).catch(causeOf)).resolves.toMatch(/never/)
    await expect(server.db.execute(sql`delete from registry_log`).catch(causeOf)).resolves.toMatch(/never changed/)
  })

  it('changes one after another when two people change it at once', async () => {
    const before = await serial()
    const [first, second] = [
      makeBuild({ name, version: '1.0.0', routes: {} }),
      makeBuild({ name, version: '2.0.0', routes: {} }),
    ]
    const both = [first, second].map((made) => placeBuild(server.deps.environment.releasesDir, made))
    await Promise.all(both.map(({ text }) => change('publish', { document: text })))
    expect(await serial()).toBe(before + 2)
  })
})
