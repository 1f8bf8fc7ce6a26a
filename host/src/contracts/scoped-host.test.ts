import { account, categories } from '@plaza/shared/api'
import { contracts, type HostApi, type Telemetry1_0 } from '@plaza/shared/host'
import { type FakeHost, fakeHost } from '@plaza/shared/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeNotes } from '../telemetry/record'
import { telemetry } from '../telemetry/telemetry'
import { olderMajors } from './majors'
import { revokedAnswers } from './revoked-answers'
import { createScopedHost } from './scoped-host'

const release = { name: 'media', version: '1.4.0', build: '9a0e', needs: {}, wants: {} }
const errors = () =>
  takeNotes()
    .filter(({ list }) => list === 'errors')
    .map(({ row }) => row)
const byRelease = (name: string, n = 1) => ({ owner: 'media', release: '1.4.0-9a0e', name, n })

beforeEach(() => void takeNotes())
afterEach(() => void takeNotes())

describe('what a release gets', () => {
  it('has the host’s state, current routes and answers', async () => {
    const host = fakeHost({ answers: { 'account.unread': { messages: 2, replies: 1 } } })
    const { api } = createScopedHost(host, release)
    expect(api.contracts).toEqual(contracts)
    expect(await api.request(account.unread, {})).toEqual({ messages: 2, replies: 1 })
    api.navigate('/mine', { replace: true })
    api.player.send({ type: 'play' })
    api.drafts.keep('post', { text: 'x' })
    expect([host.navigations, host.played, api.drafts.read('post')]).toEqual([
      ['/mine'],
      [{ type: 'play' }],
      { text: 'x' },
    ])
    host.stores.player.set({ playing: true })
    expect(api.player.getState().playing).toBe(true)
    expect(api.player.subscribe).toBe(host.player.subscribe)
  })

  it('follows route changes while the page is open', () => {
    let paths: HostApi['paths'] = {}
    const host = Object.defineProperty(fakeHost(), 'paths', { get: () => paths })
    const { api } = createScopedHost(host, release)
    paths = { index: '/index' }
    expect(api.paths).toEqual({ index: '/index' })
  })

  it('reports each event with its release', () => {
    const { api } = createScopedHost(fakeHost(), release)
    api.telemetry.failed('card-skipped', 'banner of 13800000001')
    api.telemetry.failed('Cannot read 13800000001')
    api.telemetry.timed('feed', 120)
    api.telemetry.seen('rank')
    expect(telemetry.events().slice(-4)).toMatchObject([
      { kind: 'error', name: 'card-skipped', detail: { owner: 'media', reason: 'banner of 13800000001' } },
      { kind: 'error', name: 'Cannot read 13800000001' },
      { kind: 'timing', name: 'feed', detail: { ms: 120 } },
      { kind: 'view', name: 'rank' },
    ])
    expect(errors()).toEqual([byRelease('card-skipped'), byRelease('unnamed')])
  })
})

/** Typed as in an older release, which does not know 2.0. */
const oldRemote = (api: HostApi) => (api.telemetry as unknown as Telemetry1_0).report
const newRemote = ({ telemetry: { failed } }: HostApi) => failed

describe('the majors that a release gets', () => {
  it.each<[when: string, needs: object, old: boolean]>([
    ['needs 1.0', { needs: { telemetry: '1.0' } }, true],
    ['wants 1.0', { wants: { telemetry: '1.0' } }, true],
    ['needs 1.0 and wants 2.0', { needs: { telemetry: '1.0' }, wants: { telemetry: '2.0' } }, true],
    ['needs 2.0', { needs: { telemetry: '2.0' } }, false],
    ['wants 2.0', { wants: { telemetry: '2.0' } }, false],
    ['does not say', {}, false],
    ['wants one of a day to come', { wants: { telemetry: '9.0' } }, false],
  ])('who %s', (_, needs, old) => {
    const { api } = createScopedHost(fakeHost(), { ...release, ...needs })
    expect([typeof oldRemote(api), typeof newRemote(api)]).toEqual(
      old ? ['function', 'undefined'] : ['undefined', 'function'],
    )
  })

  it('are the offered ones: each but the newest has an adapter, and no adapter is unused', () => {
    const older = Object.entries(contracts).flatMap(([name, versions]) =>
      versions.slice(0, -1).map((version) => `${name} ${version.split('.')[0]}`),
    )
    const kept = Object.entries(olderMajors).flatMap(([name, majors]) =>
      Object.keys(majors).map((one) => `${name} ${one}`),
    )
    expect(kept).toEqual(older)
  })

  it('telemetry 1.0: free texts stay on the device', () => {
    const report = oldRemote(createScopedHost(fakeHost(), { ...release, needs: { telemetry: '1.0' } }).api)
    report({ kind: 'error', name: 'page-threw', detail: { route: 'article' } })
    report({ kind: 'card-skipped', name: 'hologram', detail: { reason: 'unknown' } })
    report({ kind: 'timing', name: 'feed', detail: { ms: 80 } })
    report({ kind: 'timing', name: 'feed' })
    report({ kind: 'view', name: 'rank' })
    expect(telemetry.events().slice(-5)).toMatchObject([
      { kind: 'error', name: 'page-threw', detail: { reason: '{"route":"article"}' } },
      { kind: 'error', name: 'card-skipped', detail: { reason: '{"name":"hologram","reason":"unknown"}' } },
      { kind: 'timing', name: 'feed', detail: { ms: 80 } },
      { kind: 'timing', name: 'feed', detail: { ms: 0 } },
      { kind: 'view', name: 'rank' },
    ])
    expect(errors()).toEqual([byRelease('page-threw'), byRelease('card-skipped')])
  })
})

type HostMethod = (...args: unknown[]) => unknown

/** The paths of all members with side effects. */
const membersOf = (acts: object, within = ''): string[] =>
  Object.entries(acts).flatMap(([name, part]) =>
    typeof part === 'function' ? [within + name] : membersOf(part, `${within + name}.`),
  )
const memberOf = (api: object, path: string) =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], api) as HostMethod

const heardBy = (host: FakeHost) =>
  JSON.stringify([host, host.session.getState(), host.settings.getState(), host.drafts.read('[object Object]')])

describe('a revoked release', () => {
  const revoked = (host = fakeHost()) => {
    const { api, revoke } = createScopedHost(host, release)
    revoke()
    return { host, api }
  }

  it.each(membersOf(revokedAnswers))('%s does nothing, breaks nothing, and is reported once', async (path) => {
    const { host, api } = revoked()
    const heard = heardBy(host)
    for (const _ of [1, 2]) await Promise.resolve(memberOf(api, path)({}, {})).catch(() => {})
    expect(heardBy(host)).toBe(heard)
    expect(errors()).toEqual([byRelease('leaked-call')])
    expect(telemetry.events().at(-1)?.detail?.reason).toBe(path)
  })

  it('gets harmless answers', async () => {
    const { host, api } = revoked()
    await expect(api.request(categories.detail, { params: { id: '1' } })).rejects.toEqual({ kind: 'aborted', msg: '' })
    await expect(api.upload(new Blob(), { kind: 'image' })).rejects.toEqual({ kind: 'aborted', msg: '' })
    await expect(api.ui.confirm({ title: 'Sure?' })).resolves.toBe(false)
    expect(api.session.requirePhone()).toBe(false)
    expect(api.onReselect(() => {})).toBeTypeOf('function')
    expect(host.calls).toEqual([])
  })

  it('hears nothing any more', () => {
    const host = fakeHost()
    const { api, revoke } = createScopedHost(host, release)
    const heard: string[] = []
    api.events.listen('chat:1', () => void heard.push('chat'))
    api.events.listen('live', () => void heard.push('left'))()
    api.onReselect(() => void heard.push('reselect'))
    const tell = () => {
      host.happen('chat:1')
      host.happen('live')
      host.reselect()
    }
    tell()
    revoke()
    tell()
    expect(heard).toEqual(['chat', 'reselect'])
  })

  it('can still read', () => {
    const { host, api } = revoked()
    host.stores.player.set({ playing: true })
    expect(api.player.getState().playing).toBe(true)
    expect(api.site.getState()).toBe(host.site.getState())
    expect(api.href('/mine')).toBe('/mine')
    expect(api.drafts.read('post')).toBeNull()
    expect(api.settings.cacheSize()).toBe(0)
    expect(api.paths).toBe(host.paths)
    expect(errors()).toEqual([])
  })

  it('is revoked in its older major too', () => {
    const { api, revoke } = createScopedHost(fakeHost(), { ...release, needs: { telemetry: '1.0' } })
    revoke()
    oldRemote(api)({ kind: 'error', name: 'page-threw' })
    expect(errors()).toEqual([byRelease('leaked-call')])
  })

  it('does not stop another release in the same page', () => {
    const host = fakeHost()
    const [before, now] = [createScopedHost(host, release), createScopedHost(host, { ...release, build: 'ffff' })]
    before.revoke()
    before.api.navigate('/mine')
    now.api.navigate('/index')
    expect(host.navigations).toEqual(['/index'])
  })
})
