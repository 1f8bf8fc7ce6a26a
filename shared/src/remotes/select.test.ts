import { describe, expect, it } from 'vitest'
import { contracts } from '../host'
import { appVersionOf } from './app-version'
import type { RegistryDocument, RegistryRelease, RegistryRemote, Rule } from './registry'
import { alternativesTo, type Choice, matchesRule, select, type Visitor } from './select'
import { DEVICES, deviceIds } from './testing/devices'

const release = (over: Partial<RegistryRelease> = {}): RegistryRelease => ({
  digest: 'sha384-x',
  needs: { nav: '1.0' },
  ...over,
})
const tooNew = release({ needs: { nav: '9.0' } })
const visitor = (over: Partial<Visitor> = {}): Visitor => ({
  shell: 'h5',
  region: '320500',
  language: 'zh-CN',
  app: '',
  device: 'd1',
  now: 1_000,
  offered: contracts,
  ...over,
})
const rule = (over: Partial<Rule> = {}): Rule => ({ id: 'r', release: 'b', ...over })
const remote = (over: Partial<RegistryRemote> = {}): RegistryRemote => ({
  releases: { b: release(), a: release() },
  rules: [rule()],
  ...over,
})
const document = (remotes: RegistryDocument['remotes']): RegistryDocument => ({
  schema: 1,
  serial: 7,
  issuedAt: 0,
  remotes,
})
const chosen = (one: RegistryRemote, who: Partial<Visitor> = {}): Omit<Choice, 'remote'> => {
  const [choice] = select(document({ media: one }), visitor(who))
  const { remote: _, ...rest } = choice as Choice
  return rest
}
const ok = { state: 'ok' } as const

describe('a rule speaks of', () => {
  it.each<[who: string, rule: Partial<Rule>, visitor: Partial<Visitor>, does: boolean]>([
    ['everybody', {}, {}, true],
    ['one shell', { shells: ['wechat'] }, { shell: 'wechat' }, true],
    ['another shell', { shells: ['wechat'] }, {}, false],
    ['one of two shells', { shells: ['ios', 'h5'] }, {}, true],
    ['one language', { percent: 0, when: { languages: ['en'] } }, { language: 'en' }, true],
    ['another language', { percent: 0, when: { languages: ['en'] } }, {}, false],
    ['versions of the app', { percent: 0, when: { app: { from: '3.2', before: '4' } } }, { app: '3.10.1' }, true],
    ['the first version', { percent: 0, when: { app: { from: '3.2' } } }, { app: '3.2.0' }, true],
    ['older versions', { percent: 0, when: { app: { from: '3.10' } } }, { app: '3.9' }, false],
    ['the version at which the range ends', { percent: 0, when: { app: { before: '4.0' } } }, { app: '4' }, false],
    ['the app, asked outside of it', { percent: 0, when: { app: { before: '4.0' } } }, {}, false],
    ['a condition of a newer registry', { percent: 0, when: { weather: 'rain' } as never }, {}, false],
    ['nobody of an app, by its share', { percent: 0, when: { languages: ['zh-CN'], percent: 0 } }, {}, false],
    ['no shell', { shells: [] }, {}, false],
    ['a city', { regions: ['3205'] }, {}, true],
    ['a province', { regions: ['32'] }, {}, true],
    ['the very place', { regions: ['320500'] }, {}, true],
    ['a place inside the city', { regions: ['320505'] }, {}, false],
    ['another city', { regions: ['3206'] }, {}, false],
    ['a city whose number stands inside that of another', { regions: ['0500'] }, {}, false],
    ['one of two cities', { regions: ['3206', '3205'] }, {}, true],
    ['a region, asked without one', { regions: ['32'] }, { region: '' }, false],
    ['a time before its window', { from: 1_001 }, {}, false],
    ['the first moment of its window', { from: 1_000 }, {}, true],
    ['the last moment of its window', { until: 1_001 }, {}, true],
    ['the moment at which its window closes', { until: 1_000 }, {}, false],
    ['a moment inside its window', { from: 900, until: 1_100 }, {}, true],
    ['nobody at 0 %', { percent: 0 }, {}, false],
    ['everybody at 100 %', { percent: 100 }, {}, true],
    ['a shell in another region', { shells: ['h5'], regions: ['11'] }, {}, false],
    ['a shell and region after its time', { shells: ['h5'], regions: ['32'], until: 900 }, {}, false],
  ])('%s', (_, over, who, does) => {
    expect(matchesRule('media', rule(over), visitor(who))).toBe(does)
  })
})

describe('a share', () => {
  const devices = deviceIds(42)
  const inside = (percent: number, release: string | null = 'b', name = 'media') =>
    devices.filter((device) => matchesRule(name, rule({ percent, release }), visitor({ device })))

  it.each([1, 5, 10, 25, 50, 90])('of %i %% matches that share of ten thousand devices, to one point', (percent) => {
    expect(Math.abs((100 * inside(percent).length) / DEVICES - percent)).toBeLessThan(1)
  })

  it('keeps its devices when it is raised, percent by percent', () => {
    let before = new Set<string>()
    for (let percent = 1; percent <= 100; percent++) {
      const now = new Set(inside(percent))
      expect([...before].filter((device) => !now.has(device))).toEqual([])
      before = now
    }
    expect(before.size).toBe(DEVICES)
  }, 30_000)

  it('supports hundredths of a percent', () => {
    expect(inside(0.5).length).toBeGreaterThan(inside(0.25).length)
    expect(Math.abs((100 * inside(0.25).length) / DEVICES - 0.25)).toBeLessThan(0.15)
  })

  it.each<[of: string, release: string | null, name: string]>([
    ['another release', 'c', 'media'],
    ['another remote', 'b', 'community'],
    ['who is without the remote', null, 'media'],
  ])('is not the share of %s', (_, other, name) => {
    const first = new Set(inside(10))
    const both = inside(10, other, name).filter((device) => first.has(device))
    expect(Math.abs((100 * both.length) / DEVICES - 1)).toBeLessThan(0.5)
  })

  it('is the same through select', () => {
    const one = remote({ rules: [rule({ percent: 10 }), rule({ id: 'base', release: 'a' })] })
    const got = devices.filter((device) => chosen(one, { device }).release === 'b')
    expect(got).toEqual(inside(10))
  })
})

describe('a visitor gets', () => {
  it('the release of the first matching rule, with that rule', () => {
    const one = remote({
      rules: [
        rule({ id: 'wechat', shells: ['wechat'] }),
        rule({ id: 'city', regions: ['3205'], release: 'a' }),
        rule({ id: 'base' }),
      ],
    })
    expect(chosen(one)).toEqual({ release: 'a', why: 'rule', rule: 'city', verdict: ok })
    expect(chosen(one, { shell: 'wechat' })).toEqual({ release: 'b', why: 'rule', rule: 'wechat', verdict: ok })
    expect(chosen(one, { region: '110000' })).toEqual({ release: 'b', why: 'rule', rule: 'base', verdict: ok })
  })

  it('another release while a window is open, and the old one afterwards', () => {
    const one = remote({ rules: [rule({ id: 'fair', from: 500, until: 900 }), rule({ id: 'base', release: 'a' })] })
    expect([499, 500, 899, 900].map((now) => chosen(one, { now }).release)).toEqual(['a', 'b', 'b', 'a'])
  })

  it('nothing if the first matching rule is off, whatever follows', () => {
    const one = remote({ rules: [rule({ id: 'closed', release: null, regions: ['3205'] }), rule()] })
    expect(chosen(one)).toEqual({ release: null, why: 'off', rule: 'closed', verdict: ok })
    expect(chosen(one, { region: '110000' }).release).toBe('b')
  })

  it('nothing if no rule matches, or the rule names an unlisted release', () => {
    expect(chosen(remote({ rules: [] }))).toEqual({ release: null, why: 'none', verdict: ok })
    expect(chosen(remote({ rules: [rule({ percent: 0 })] })).why).toBe('none')
    expect(chosen(remote({ rules: [rule({ release: 'gone' })] }))).toEqual({
      release: null,
      why: 'off',
      rule: 'r',
      verdict: ok,
    })
  })

  it('a release without its optional contracts, with a note about them', () => {
    const one = remote({ releases: { b: release({ wants: { nav: '1.9' } }) } })
    expect(chosen(one)).toEqual({
      release: 'b',
      why: 'rule',
      rule: 'r',
      verdict: { state: 'degraded', missingContracts: ['nav'] },
    })
  })

  it('each remote by itself', () => {
    const two = document({ media: remote(), community: remote({ rules: [rule({ release: null })] }) })
    expect(select(two, visitor()).map(({ remote: name, release: id }) => [name, id])).toEqual([
      ['media', 'b'],
      ['community', null],
    ])
    expect(select(document({}), visitor())).toEqual([])
  })
})

describe('on a host that cannot run the chosen release, a visitor gets', () => {
  const three = { c: tooNew, b: release(), a: release() }
  const newest = [rule({ release: 'c' })]

  it.each<[what: string, remote: Partial<RegistryRemote>, release: string]>([
    ['the one before it first', { releases: three, previous: 'a' }, 'a'],
    ['else the newest that runs', { releases: three }, 'b'],
    ['the next where the one before cannot run either', { releases: { ...three, a: tooNew }, previous: 'a' }, 'b'],
    ['never one that was taken back', { releases: three, previous: 'b', revoked: ['b'] }, 'a'],
    ['no previous that is not listed', { releases: three, previous: 'x' }, 'b'],
  ])('%s', (_, over, id) => {
    expect(chosen(remote({ rules: newest, ...over }))).toEqual({ release: id, why: 'contract', rule: 'r', verdict: ok })
  })

  it('the chosen one, marked as blocked, if no other can run', () => {
    const blocked = { release: 'c', why: 'rule', rule: 'r', verdict: { state: 'blocked', missingContracts: ['nav'] } }
    expect(chosen(remote({ rules: newest, releases: { c: tooNew } }))).toEqual(blocked)
    expect(chosen(remote({ rules: newest, releases: { c: tooNew, b: tooNew } }))).toEqual(blocked)
    expect(chosen(remote({ rules: newest, releases: three, revoked: ['a', 'b'] }))).toEqual(blocked)
  })

  it('the fallback with its own verdict', () => {
    const releases = { c: tooNew, b: release({ wants: { ui: '1.9' } }) }
    expect(chosen(remote({ rules: newest, releases })).verdict).toEqual({ state: 'degraded', missingContracts: ['ui'] })
  })
})

it.each<[remote: Partial<RegistryRemote>, of: string, ids: string[]]>([
  [{ releases: { c: tooNew, b: tooNew, a: tooNew } }, 'c', ['b', 'a']],
  [{ releases: { c: tooNew, b: tooNew, a: tooNew }, previous: 'a' }, 'c', ['a', 'b']],
  [{ releases: { c: tooNew, b: tooNew }, previous: 'c' }, 'c', ['b']],
  [{ releases: { c: tooNew, b: tooNew, a: tooNew }, previous: 'a', revoked: ['a', 'b'] }, 'c', []],
  [{ releases: { c: tooNew, b: tooNew, a: tooNew }, rules: [{ id: 'r', release: 'b', percent: 0 }] }, 'c', ['a']],
  [{ releases: { c: tooNew, b: tooNew }, rules: [{ id: 'r', release: 'b', percent: 1 }] }, 'c', ['b']],
  [{ releases: { c: tooNew, b: tooNew }, rules: [{ id: 'r', release: 'b', percent: 0 }], previous: 'b' }, 'c', ['b']],
])('possible fallbacks: %j for %s', (over, of, ids) => {
  expect(alternativesTo(remote(over), of)).toEqual(ids)
})

describe('a share that grows', () => {
  it('never takes a device out that was inside, whatever the rules beside it', () => {
    const shares = Array.from({ length: 40 }, (_, i) => ((i * 37) % 100) + (i % 7) / 7)
    for (const device of deviceIds(200)) {
      const isGiven = (percent: number, conditional: boolean) =>
        chosen(
          remote({
            rules: [
              rule({
                release: 'b',
                ...(conditional ? { percent: 0, when: { languages: ['zh-CN'], percent } } : { percent }),
              }),
              rule({ id: 'base', release: 'a' }),
            ],
          }),
          { device },
        ).release === 'b'
      const inside = shares
        .toSorted((one, other) => one - other)
        .map((share) => [isGiven(share, false), isGiven(share, true)])
      for (const kind of [0, 1]) {
        const given = inside.map((pair) => pair[kind])
        expect(given).toEqual(given.toSorted((one, other) => Number(one) - Number(other)))
      }
    }
  })
})

it.each([
  ['Mozilla/5.0 (iPhone) PlazaApp/3.2', '3.2'],
  ['Mozilla/5.0 (Linux; Android 14) PlazaApp/3.10.1.2 more', '3.10.1.2'],
  ['Mozilla/5.0 (iPhone) MicroMessenger/8.0.40', ''],
  ['Mozilla/5.0 PlazaApp/x', ''],
])('%s is version %j of our app', (userAgent, version) => expect(appVersionOf(userAgent)).toBe(version))
