import { beforeEach, expect, it, vi } from 'vitest'
import { contents, histories } from '../../api'
import { failing } from '../../testing/answers'
import { type AloneHostOptions, aloneHost } from './alone-host'
import { readChoices } from './choices'
import { describeArgs } from './messages'

let said: string[]
const routes = { shelf: { path: '/shelf/:id' } } as const

const hostWith = (over: Partial<AloneHostOptions> = {}) =>
  aloneHost({
    choices: readChoices({ language: 'en' }),
    answers: {},
    routes,
    delayMs: 0,
    log: (what, given) => said.push(`${what} ${describeArgs(given)}`),
    navigate: () => undefined,
    back: () => undefined,
    ...over,
  })

beforeEach(() => {
  said = []
})

it('reports calls, but not reads', () => {
  const host = hostWith()
  host.ui.toast('Saved')
  host.navigate('/shelf/1', { replace: true })
  host.player.send({ type: 'pause' })
  host.player.getState()
  host.href('/shelf/1')
  host.drafts.read('x')
  expect(said).toEqual(['ui.toast Saved', 'navigate /shelf/1, {"replace":true}', 'player.send {"type":"pause"}'])
})

it('has the addresses of the remote and of all others', () => {
  expect(hostWith().paths).toMatchObject({ shelf: '/shelf/:id', mine: '/mine' })
})

it('answers from the schema, or with the remote’s own answers', async () => {
  const input = { params: { id: '7' } }
  expect(await hostWith().request(contents.album, input)).toMatchObject({ id: '7' })
  const answers = { 'contents.album': failing({ status: 500 }) }
  await expect(hostWith({ answers }).request(contents.album, input)).rejects.toMatchObject({ status: 500 })
})

it('asks a guest to log in where the server would, and then answers', async () => {
  const host = hostWith()
  await expect(host.request(histories.list, { query: {} })).rejects.toMatchObject({ kind: 'gated' })
  expect(said).toContain('needs a login histories.list')
  host.session.logIn()
  expect(host.session.getState().status).toBe('user')
  expect((await host.request(histories.list, { query: {} })).list).toHaveLength(3)
})

it('plays without sound', () => {
  const host = hostWith()
  const heard = vi.fn()
  host.player.subscribe(heard)
  const item = { id: '1', name: 'Rain', album: '', albumId: null, duration: 1, image: null, url: '/a', live: false }
  host.player.send({ type: 'open', items: [item], index: 0 })
  expect(host.player.getState()).toMatchObject({ current: item, playing: true })
  expect(heard).toHaveBeenCalled()
})

it('is the shell that was chosen', () => {
  expect(hostWith({ choices: readChoices({ shell: 'ios', who: 'user' }) })).toMatchObject({
    shell: { kind: 'ios', inApp: true },
  })
  expect(hostWith({ choices: readChoices({ shell: 'wechat' }) }).shell).toEqual({ kind: 'wechat', inApp: false })
})

it('shortens long values in the log', () => {
  expect(describeArgs(['a', { b: 1 }, undefined])).toBe('a, {"b":1}, ')
  expect(describeArgs(['x'.repeat(500)])).toHaveLength(301)
})
