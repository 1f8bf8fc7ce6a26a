import { account, channels, comments, config, contents, type DomainConfig, likes } from '@plaza/shared/api'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createRequest, type RequestDeps } from './pipeline'
import { type Transport, type WireAnswer, type WireCall, WireError } from './wire/transport'

const domains: DomainConfig = {
  asc_c_domain: '',
  asc_h5_domain: '',
  cms_c_domain: '',
  cms_pc_domain: '',
  ucenter_api_domain: '/ucenter',
  ucenter_c_domain: '',
  vms_api_domain: '/vms',
  asc_api_domain: 'https://asc.example/',
}
const ok = (data: unknown, code: unknown = 100000): WireAnswer => answer(200, { code, msg: '', data })
const answer = (status: number, body: unknown, headers = {}): WireAnswer => ({
  status,
  headers,
  text: typeof body === 'string' ? body : JSON.stringify(body),
})

function setUp(transport: Transport, more: Partial<RequestDeps> = {}, token: string | null = 'token-a') {
  const state = { token, generation: 0, alive: true }
  const effects = { toast: vi.fn(), logIn: vi.fn(), showPanel: vi.fn(), clearVolunteer: vi.fn() }
  const session = {
    token: () => state.token,
    generation: () => state.generation,
    alive: () => state.alive,
    ready: () => Promise.resolve(),
    requirePhone: vi.fn(() => true),
    logIn: vi.fn(),
  }
  let now = 0
  const wait = async (ms: number) => {
    now += ms
  }
  const clock = { now: () => now, random: () => 0.5, wait }
  const calls: WireCall[] = []
  const sent: Transport = (call) => {
    calls.push(call)
    return transport(call)
  }
  const report = vi.fn()
  const request = createRequest({ session, effects, domains, transport: sent, clock, report, ...more })
  return { request, effects, session, state, calls, report, waited: () => now }
}

beforeEach(() => {
  document.documentElement.lang = 'en'
  localStorage.clear()
})

describe('a call', () => {
  it('carries the token, the language, a request id and the stored device id', async () => {
    localStorage.setItem('plaza.device', '{"v":1,"at":1,"data":"device-1"}')
    const { request, calls } = setUp(async () => ok({ list: [] }))
    await request(config.cities, {})
    expect(calls[0]?.url).toBe('/api/v2/city_level')
    expect(calls[0]?.headers).toMatchObject({ Authorization: 'token-a', DeviceId: 'device-1', 'Accept-Language': 'en' })
    expect(calls[0]?.headers['x-request-id']).toMatch(/^[0-9a-f]{24}$/)
    expect(calls[0]?.timeoutMs).toBe(40_000)
  })

  it('sends guest without a login', async () => {
    const { request, calls } = setUp(async () => ok({ list: [] }), {}, null)
    await request(config.cities, {})
    expect(calls[0]?.headers.Authorization).toBe('guest')
  })

  it('goes to the server of its domain, with its query', async () => {
    const { request, calls } = setUp(async () => ok({ resend_after: 60 }))
    await request(account.sendCaptcha, { query: { phone: '13800000000', purpose: 'login' } })
    expect(calls[0]?.url).toBe('/ucenter/v1/consumer/phone_captcha?phone=13800000000&purpose=login')
  })

  it('omits query parameters without a value', async () => {
    const { request, calls } = setUp(async () => ok({ resend_after: 60 }))
    const query = { phone: '13800000000', purpose: null, other: undefined, none: 0, empty: '' }
    await request(account.sendCaptcha, { query: query as never })
    expect(calls[0]?.url.split('?')[1]).toBe('phone=13800000000&none=0&empty=')
  })

  it('fetches the domains once if the page has none', async () => {
    const { request, calls } = setUp(
      async ({ url }) => (url.includes('/platform/configs') ? ok(domains) : ok({ resend_after: 60 })),
      { domains: null },
    )
    const query = { phone: '13800000000', purpose: 'login' } as const
    await Promise.all([
      request(account.sendCaptcha, { query }),
      request(account.sendCaptcha, { query: { ...query, purpose: 'bind' } }),
    ])
    expect(calls.filter(({ url }) => url.startsWith('/platform/'))).toHaveLength(1)
    expect(calls[0]?.url).toBe('/platform/v1/platform/configs?page=1&page_size=1000&source=h5&sys_type=2')
  })

  it.each(['https://evil.example', '//evil.example', 'https://asc.example.evil.example', 'javascript:alert(1)//'])(
    'never goes to %s, whatever the domain configuration says',
    async (poisoned) => {
      const { request, calls, report } = setUp(async () => ok({}), {
        domains: { ...domains, ucenter_api_domain: poisoned },
        trustedOrigins: ['https://asc.example'],
      })
      await expect(request(account.logOut, {})).rejects.toMatchObject({ kind: 'network' })
      expect(calls).toHaveLength(0)
      expect(report).toHaveBeenCalledWith(expect.objectContaining({ name: 'origin-refused' }))
    },
  )

  it('goes to another origin that the build names', async () => {
    const { request, calls } = setUp(async () => ok({}), {
      domains: { ...domains, ucenter_api_domain: 'https://ucenter.example' },
      trustedOrigins: ['https://ucenter.example'],
    })
    await request(account.logOut, {})
    expect(calls[0]?.url).toBe('https://ucenter.example/v1/loginOut')
  })
})

describe('the gates', () => {
  const comment = { body: { target: 'content', target_id: '7', content: 'hello' } } as const

  it('block calls without a login', async () => {
    const { request, calls, session } = setUp(async () => ok({}), {}, null)
    const like = { body: { target: 'content', id: '7', on: true } } as const
    await expect(request(likes.set, like)).rejects.toMatchObject({ kind: 'gated' })
    await expect(request(comments.add, comment)).rejects.toMatchObject({ kind: 'gated' })
    expect([calls.length, session.logIn.mock.calls.length]).toEqual([0, 2])
  })

  it('block calls without a bound phone', async () => {
    const { request, calls, session } = setUp(async () => ok({}))
    session.requirePhone.mockReturnValue(false)
    await expect(request(comments.add, comment)).rejects.toMatchObject({ kind: 'gated' })
    expect([calls.length, session.requirePhone.mock.calls.length]).toEqual([0, 1])
  })

  it('start no login for a prefetch', async () => {
    const { request, session } = setUp(async () => ok({}), {}, null)
    await expect(request(account.unread, {}, { quiet: true })).rejects.toMatchObject({ kind: 'gated' })
    expect(session.logIn).not.toHaveBeenCalled()
  })
})

describe('an answer', () => {
  it.each([[100000], ['100000'], [1e5], ['1e5']])('with the code %j is a success', async (code) => {
    const { request } = setUp(async () => ok({ list: [] }, code))
    expect(await request(config.cities, {})).toEqual({ list: [] })
  })

  it.each([
    ['HTML', '<!doctype html><p>Sign in to the hotel</p>'],
    ['nothing', ''],
    ['no envelope', '[1]'],
    ['no code', { msg: '', data: {} }],
    ['data of another shape', { code: 100000, msg: '', data: { list: [{ adcode: 7 }] } }],
    ['no data', { code: 100000, msg: '', data: null }],
  ])('with %s is malformed and never reaches the page', async (_, body) => {
    const { request, effects, report } = setUp(async () => answer(200, body))
    await expect(request(config.cities, {})).rejects.toEqual({ kind: 'malformed', msg: '' })
    expect(report).toHaveBeenCalledWith({
      kind: 'error',
      name: 'malformed-answer',
      detail: { endpoint: 'config.cities', where: expect.any(String) },
    })
    expect(effects.toast.mock.calls).toEqual([['request resource failed, please check the network and try again']])
  })

  it('with a retry delay passes it on', async () => {
    const { request } = setUp(async () =>
      answer(429, { code: 429001, msg: 'later', data: null }, { 'retry-after': '42' }),
    )
    await expect(request(config.cities, {})).rejects.toEqual({ status: 429, msg: 'later', retryAfter: 42 })
  })

  it('that refuses shows the server’s message as plain text', async () => {
    const msg = `<b onclick="x">no\u0000places</b> left ${'x'.repeat(200)}`
    const { request, effects } = setUp(async () => answer(200, { code: 409002, msg, data: null }))
    await expect(request(config.cities, {})).rejects.toMatchObject({ code: 409002 })
    const said = String(effects.toast.mock.calls[0]?.[0])
    expect(said.startsWith('no places left xxx')).toBe(true)
    expect(said).toHaveLength(100)
  })

  it('of a detail call that failed shows the panel', async () => {
    const { request, effects } = setUp(async () => answer(404, { code: 404001, msg: '', data: null }))
    await expect(request(contents.audio, { params: { id: '7' } })).rejects.toMatchObject({ status: 404 })
    expect(effects.showPanel.mock.calls).toEqual([[2, true]])
    expect(effects.toast).not.toHaveBeenCalled()
  })

  it('of a play-auth call for missing content shows nothing', async () => {
    const { request, effects } = setUp(async () => answer(200, { code: 403001, msg: 'gone', data: null }))
    await expect(request(channels.playAuth, { query: { id: '7' } })).rejects.toMatchObject({ code: 403001 })
    expect([effects.showPanel, effects.toast].every((doer) => doer.mock.calls.length === 0)).toBe(true)
  })

  it('with an expired login keeps its meaning with any status', async () => {
    const { request, effects } = setUp(async () => answer(401, { code: 302001, msg: '', data: null }))
    await expect(request(config.cities, {})).rejects.toMatchObject({ code: 302001 })
    expect(effects.logIn.mock.calls).toEqual([['login status has expired, please log in again', 1000]])
  })

  it('to a prefetch is not reported', async () => {
    const { request, effects } = setUp(async () => answer(401, ''))
    await expect(request(config.cities, {}, { quiet: true })).rejects.toMatchObject({ status: 401 })
    expect(effects.logIn).not.toHaveBeenCalled()
  })
})

describe('retries', () => {
  const fail = (times: number, how: () => WireAnswer | Promise<never>): Transport => {
    let left = times
    return async () => (left-- > 0 ? how() : ok({ list: [] }))
  }

  it.each<[string, () => WireAnswer | Promise<never>]>([
    ['no network', () => Promise.reject(new WireError('network'))],
    ['502', () => answer(502, '')],
    ['503', () => answer(503, '')],
    ['504', () => answer(504, '')],
  ])('happen for a GET after %s, twice', async (_, how) => {
    const { request, calls, waited } = setUp(fail(2, how))
    await request(config.cities, {})
    expect([calls.length, waited()]).toEqual([3, 2000])
  })

  it('end after the second, with one toast', async () => {
    const { request, calls, effects } = setUp(fail(9, () => answer(503, '')))
    await expect(request(config.cities, {})).rejects.toMatchObject({ status: 503 })
    expect([calls.length, effects.toast.mock.calls.length]).toEqual([3, 1])
  })

  it.each([500, 501, 429, 404])('do not happen after %i', async (status) => {
    const { request, calls } = setUp(fail(1, () => answer(status, '')))
    await expect(request(config.cities, {})).rejects.toMatchObject({ status })
    expect(calls).toHaveLength(1)
  })

  it('do not happen for a timeout, a POST, or a long Retry-After', async () => {
    const late = setUp(fail(1, () => Promise.reject(new WireError('timeout'))))
    await expect(late.request(config.cities, {})).rejects.toMatchObject({ kind: 'timeout' })
    const posted = setUp(fail(1, () => answer(503, '')))
    await expect(posted.request(likes.set, { body: { target: 'content', id: '7', on: true } })).rejects.toMatchObject({
      status: 503,
    })
    const closed = setUp(fail(1, () => answer(503, '', { 'retry-after': '31' })))
    await expect(closed.request(config.cities, {})).rejects.toMatchObject({ status: 503 })
    expect([late, posted, closed].map(({ calls }) => calls.length)).toEqual([1, 1, 1])
  })

  it('wait as long as the server requests', async () => {
    const { request, waited } = setUp(fail(1, () => answer(503, '', { 'retry-after': '7' })))
    await request(config.cities, {})
    expect(waited()).toBe(7000)
  })
})

describe('calls in flight', () => {
  function held() {
    const release: ((answer: WireAnswer) => void)[] = []
    const signals: (AbortSignal | undefined)[] = []
    const transport: Transport = ({ signal }) =>
      new Promise((resolve, reject) => {
        release.push(resolve)
        signals.push(signal)
        signal?.addEventListener('abort', () => reject(new WireError('aborted')))
      })
    return { transport, release, signals }
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))

  it('that are the same GET share one answer', async () => {
    const { transport, release } = held()
    const { request, calls } = setUp(transport)
    const both = Promise.all([request(config.cities, {}), request(config.cities, {})])
    await settle()
    release[0]?.(ok({ list: [] }))
    expect(await both).toEqual([{ list: [] }, { list: [] }])
    expect(calls).toHaveLength(1)
  })

  it('are sent again once the first one was answered', async () => {
    let answered = 0
    const { request } = setUp(async () => ok({ messages: ++answered, replies: 0 }))
    expect(await request(account.unread, {})).toMatchObject({ messages: 1 })
    expect(await request(account.unread, {})).toMatchObject({ messages: 2 })
  })

  it('are sent again once the first one failed', async () => {
    const outcomes = [answer(500, ''), ok({ messages: 2, replies: 0 })]
    const { request } = setUp(async () => outcomes.shift() as WireAnswer)
    await expect(request(account.unread, {})).rejects.toMatchObject({ status: 500 })
    expect(await request(account.unread, {})).toMatchObject({ messages: 2 })
  })

  it('are sent only once more while the login keeps changing', async () => {
    const { request, calls, state } = setUp(async () => {
      state.generation += 1
      return ok({ messages: 1, replies: 0 })
    })
    await expect(request(account.unread, {})).rejects.toEqual({ kind: 'aborted', msg: '' })
    expect(calls).toHaveLength(2)
  })

  it('are aborted when the last caller leaves, without a toast', async () => {
    const { transport, signals } = held()
    const { request, effects } = setUp(transport)
    const [first, second] = [new AbortController(), new AbortController()]
    const one = request(config.cities, {}, { signal: first.signal }).catch((failure) => failure)
    const two = request(config.cities, {}, { signal: second.signal }).catch((failure) => failure)
    await settle()
    first.abort()
    expect(signals[0]?.aborted).toBe(false)
    second.abort()
    expect(signals[0]?.aborted).toBe(true)
    expect(await Promise.all([one, two])).toEqual([
      { kind: 'aborted', msg: '' },
      { kind: 'aborted', msg: '' },
    ])
    expect(effects.toast).not.toHaveBeenCalled()
  })

  it('with an older token are sent again with the new one', async () => {
    const { transport, release } = held()
    const { request, calls, state, effects } = setUp(transport)
    const asked = request(account.unread, {})
    await settle()
    Object.assign(state, { token: 'token-b', generation: 1 })
    release[0]?.(answer(401, ''))
    await settle()
    release[1]?.(ok({ messages: 1, replies: 0 }))
    expect(await asked).toEqual({ messages: 1, replies: 0 })
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual(['token-a', 'token-b'])
    expect(effects.logIn).not.toHaveBeenCalled()
  })

  it.each([
    ['a read', account.unread, {}],
    ['a kept call', likes.set, { body: { target: 'post', id: '7', on: true } }],
  ] as const)('%s of one generation never carries the token of the next', async (_, endpoint, input) => {
    const { transport, release } = held()
    const { request, calls, state, effects } = setUp(transport)
    const send = (ofGeneration: number) =>
      request(endpoint, input as never, { ofGeneration }).catch((failure) => failure)
    const asked = send(0)
    await settle()
    Object.assign(state, { token: 'token-b', generation: 1 })
    release[0]?.(answer(401, ''))
    expect(await asked).toEqual({ kind: 'aborted', msg: '' })
    void send(0)
    await settle()
    expect(calls.map(({ headers }) => headers.Authorization)).not.toContain('token-b')
    expect([effects.logIn.mock.calls.length, effects.toast.mock.calls.length]).toEqual([0, 0])
  })

  it('with an expired token are dropped silently', async () => {
    const { transport, release } = held()
    const { request, calls, state, effects } = setUp(transport)
    const asked = request(account.unread, {}).catch((failure) => failure)
    await settle()
    Object.assign(state, { token: null, generation: 1, alive: false })
    release[0]?.(answer(401, ''))
    expect(await asked).toEqual({ kind: 'aborted', msg: '' })
    expect([calls.length, effects.logIn.mock.calls.length]).toEqual([1, 0])
  })

  it('of an ended login are sent again only if a guest may send them', async () => {
    for (const [endpoint, callCount] of [
      [account.unread, 1],
      [config.cities, 2],
    ] as const) {
      const { transport, release } = held()
      const { request, calls, state, effects } = setUp(transport)
      const asked = request(endpoint, {}).catch((failure) => failure)
      await settle()
      Object.assign(state, { token: null, generation: 1 })
      release[0]?.(answer(401, ''))
      await settle()
      release[1]?.(ok([]))
      await asked
      expect([calls.length, effects.logIn.mock.calls.length]).toEqual([callCount, 0])
    }
  })
})

describe('a failure shown in place', () => {
  it('has no toast, but its login toast stays', async () => {
    const { request, effects } = setUp(async () => answer(500, ''))
    await expect(request(config.cities, {}, { inPlace: true })).rejects.toMatchObject({ status: 500 })
    expect(effects.toast).not.toHaveBeenCalled()
    await expect(request(config.cities, {})).rejects.toMatchObject({ status: 500 })
    expect(effects.toast).toHaveBeenCalledOnce()
    const expired = setUp(async () => ok(null, 302001))
    await expect(expired.request(config.cities, {}, { inPlace: true })).rejects.toMatchObject({ code: 302001 })
    expect(expired.effects.logIn).toHaveBeenCalledOnce()
  })

  it('has no overlay in addition to its panel', async () => {
    const { request, effects } = setUp(async () => ok(null, 403001))
    await expect(request(config.cities, {}, { inPlace: true })).rejects.toMatchObject({ code: 403001 })
    expect(effects.showPanel).not.toHaveBeenCalled()
    await expect(request(config.cities, {})).rejects.toMatchObject({ code: 403001 })
    expect(effects.showPanel.mock.calls).toEqual([[1, false]])
  })
})

describe('an action that needs a login', () => {
  it('is remembered, and answered once it was performed', async () => {
    let finish = (_: unknown) => {}
    const keep = vi.fn(
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    const note = vi.fn(() => ({ keep }))
    const { request, session, calls } = setUp(async () => ok({}), { intents: () => ({ record: note }) as never }, null)
    const input = { body: { target: 'content', id: '7', on: true } } as const
    const answered = request(likes.set, input)
    await vi.waitFor(() => expect(keep).toHaveBeenCalledOnce())
    expect([note.mock.calls, session.logIn.mock.calls.length, calls.length]).toEqual([[[likes.set, input]], 1, 0])
    finish({ liked: true, likes: 1 })
    await expect(answered).resolves.toEqual({ liked: true, likes: 1 })
  })

  it('is remembered after an expired login too, but a read is not', async () => {
    const keep = vi.fn(async () => ({ liked: true, likes: 1 }))
    const note = vi.fn(() => ({ keep }))
    const { request, effects } = setUp(async () => ok(null, 302001), { intents: () => ({ record: note }) as never })
    const input = { body: { target: 'content', id: '7', on: true } } as const
    await expect(request(likes.set, input)).resolves.toEqual({ liked: true, likes: 1 })
    expect([keep.mock.calls.length, effects.logIn.mock.calls.length]).toEqual([1, 1])
    await expect(request(config.cities, {})).rejects.toMatchObject({ code: 302001 })
    await expect(request(likes.set, input, { quiet: true })).rejects.toMatchObject({ code: 302001 })
    expect(keep).toHaveBeenCalledOnce()
  })

  it('is not remembered after a refusal', async () => {
    const keep = vi.fn()
    const note = vi.fn(() => ({ keep }))
    const { request } = setUp(async () => ok(null, 400000), { intents: () => ({ record: note }) as never })
    const refused = request(likes.set, { body: { target: 'content', id: '7', on: true } })
    await expect(refused).rejects.toMatchObject({ code: 400000 })
    expect(keep).not.toHaveBeenCalled()
  })

  it('is not remembered for a prefetch', async () => {
    const note = vi.fn()
    const { request } = setUp(async () => ok({}), { intents: () => ({ record: note }) as never }, null)
    await expect(request(likes.set, { body: {} } as never, { quiet: true })).rejects.toMatchObject({ kind: 'gated' })
    expect(note).not.toHaveBeenCalled()
  })
})
