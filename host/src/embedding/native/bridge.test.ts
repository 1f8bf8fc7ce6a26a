import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bridgeOf } from './bridge'
import { detectShell } from './shell'

const token = 'shell-token-aaaaaaaaaaaaaa'
const app = 'Mozilla/5.0 (iPhone) PlazaApp/3.1'

function ios() {
  const posted: { id: string; type: string }[] = []
  const postMessage = vi.fn((message: { id: string; type: string }) => void posted.push(message))
  const win = { navigator: { userAgent: app }, webkit: { messageHandlers: { plaza: { postMessage } } } } as never
  const bridge = bridgeOf(win)
  if (!bridge) throw new Error('no bridge')
  const reply = (id: unknown, value: unknown) =>
    (win as unknown as { plazaBridge: { reply(id: unknown, value: unknown): void } }).plazaBridge.reply(id, value)
  return { bridge, posted, reply, postMessage }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the shell', () => {
  it.each([
    ['ios', { navigator: { userAgent: app }, webkit: { messageHandlers: { plaza: { postMessage() {} } } } }],
    ['android', { navigator: { userAgent: 'Android PlazaApp/3' }, PlazaAndroid: { getToken: () => '' } }],
    ['h5', { navigator: { userAgent: app } }],
    ['h5', { navigator: { userAgent: 'Safari' }, webkit: { messageHandlers: { plaza: { postMessage() {} } } } }],
    ['h5', { navigator: { userAgent: 'Chrome' }, PlazaAndroid: { getToken: () => '' } }],
    ['wechat', { navigator: { userAgent: 'Mobile MicroMessenger/8.0' } }],
    ['h5', { navigator: { userAgent: 'NotPlazaApp/3' }, PlazaAndroid: { getToken: () => '' } }],
  ])('is %s', (kind, win) => expect(detectShell(win)).toBe(kind))
})

describe('the iOS bridge', () => {
  it('matches replies by id', async () => {
    const { bridge, posted, reply } = ios()
    const asked = bridge.token()
    reply('another', 'wrong-token-aaaaaaaaaaaaaa')
    reply(posted[0]?.id, token)
    expect(await asked).toBe(token)
  })

  it('accepts one reply, and no late one', async () => {
    const { bridge, posted, reply } = ios()
    const asked = bridge.token().catch((error) => error.reason)
    vi.advanceTimersByTime(9999)
    vi.advanceTimersByTime(1)
    reply(posted[0]?.id, token)
    reply(posted[0]?.id, token)
    expect(await asked).toBe('token-timeout')
  })

  it('reports that it cannot send', async () => {
    const { bridge, postMessage } = ios()
    postMessage.mockImplementation(() => {
      throw new Error('gone')
    })
    expect(await bridge.token().catch((error) => error.reason)).toBe('cannot-send')
  })

  it.each([['short'], [''], [null], [{ token }], [`${token} ${token}`], ['x'.repeat(3000)]])(
    'counts %j as no token',
    async (garbage) => {
      const { bridge, posted, reply } = ios()
      const asked = bridge.token()
      reply(posted[0]?.id, garbage)
      expect(await asked).toBe('')
    },
  )

  it('has one pending request per kind, shared by all callers', async () => {
    const { bridge, posted, reply } = ios()
    const both = Promise.all([bridge.token(), bridge.token()])
    reply(posted[0]?.id, token)
    expect(await both).toEqual([token, token])
    expect(posted).toHaveLength(1)
  })

  it('sends a login request again when it is repeated, and accepts one reply', async () => {
    const { bridge, posted, reply } = ios()
    const both = Promise.all([bridge.logIn(), bridge.logIn()])
    expect(posted).toEqual([posted[0], posted[0]])
    reply(posted[0]?.id, token)
    expect(await both).toEqual([token, token])
  })

  it('waits for the user’s login without a timeout', async () => {
    const { bridge, posted, reply } = ios()
    const asked = bridge.logIn()
    vi.advanceTimersByTime(600_000)
    reply(posted[0]?.id, token)
    expect(await asked).toBe(token)
  })
})

describe('the Android bridge', () => {
  const android = (getToken: () => unknown) =>
    bridgeOf({ navigator: { userAgent: 'Android PlazaApp/3' }, PlazaAndroid: { getToken } } as never)

  it('reports that the shell accepts no messages', async () => {
    expect(
      await android(() => '')
        ?.logIn()
        .catch((error) => error.reason),
    ).toBe('cannot-send')
  })

  it('gives its token at once', async () => expect(await android(() => token)?.token()).toBe(token))
  it('treats an exception as no token', async () => {
    const thrower = () => {
      throw new Error('x')
    }
    expect(await android(thrower)?.token()).toBe('')
  })
})
