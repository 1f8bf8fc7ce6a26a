import { account, config, likes, type User, uploads, voices } from '@plaza/shared/api'
import { routeTables } from '@plaza/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BridgeError, type NativeBridge } from '../embedding/native/bridge'
import { followRows } from '../extensions/described-routes'
import type { RequestFunction } from '../request/pipeline'
import { createRequest } from '../request/pipeline'
import type { WireAnswer, WireCall } from '../request/wire/transport'
import { dropCookie, writeCookie } from '../storage/cookies'
import { drafts } from '../storage/drafts'
import { listeningPositions } from '../storage/listening-positions'
import { createSessionHolder } from './holder'
import { loginActions } from './login/check'
import { LOGIN_COMPLETE } from './login/login-check'
import { createSession } from './session'

const own = 'own-token-aaaaaaaaaaaaaaaa'
const offered = 'offered-token-bbbbbbbbbbbbbb'
const child = 'child-token-cccccccccccccccc'

const user = (id: string, more: Partial<User> = {}): User => ({
  id,
  phone: '138****0000',
  avatar: null,
  nickname: `Person ${id}`,
  real_name: 0,
  has_password: false,
  roles: [],
  profile: { home_address: '', birthdate: null, sex: 0, real_name: '', identity_card: '110***********001X' },
  version: '1',
  ...more,
})
const envelope = (data: unknown, code = 100000): WireAnswer => ({
  status: 200,
  headers: {},
  text: JSON.stringify({ code, msg: '', data }),
})

interface SessionScenario {
  /** The server's users by token. */
  people: Record<string, User>
  /** Users of handed-over tokens. */
  offers: Record<string, User>
  bridge: Partial<NativeBridge> | null
  agrees: boolean
  at: string
  /** Addresses that need a login. */
  guarded: string[]
  canGoBack: boolean
  /** Address of the previous page. */
  before: string | null
}

beforeEach(() => followRows(Object.values(routeTables).flatMap((table) => Object.values(table))))

function setUp(given: Partial<SessionScenario> = {}) {
  const world: SessionScenario = {
    people: {},
    offers: {},
    bridge: null,
    agrees: false,
    at: '/index',
    guarded: [],
    canGoBack: true,
    before: null,
    ...given,
  }
  const calls: WireCall[] = []
  const effects = { toast: vi.fn(), confirm: vi.fn(async () => world.agrees), navigate: vi.fn(), reload: vi.fn() }
  const back = vi.fn()
  let request: RequestFunction
  const session = createSession({
    ...effects,
    holder: createSessionHolder(),
    request: () => request,
    back,
    canGoBack: () => world.canGoBack,
    returnTo: (address) => world.before === address,
    needsLogin: (address) => world.guarded.includes(address),
    onGivenUp: vi.fn(),
    address: () => world.at,
    bridge: () => world.bridge as NativeBridge | null,
  })
  request = createRequest({
    session,
    effects: { toast: effects.toast, logIn: session.expired, showPanel: vi.fn(), clearVolunteer: session.clear },
    domains: { ucenter_api_domain: '/ucenter' } as never,
    transport: async (call) => {
      calls.push(call)
      if (call.url.endsWith('/handover')) {
        const person = world.offers[(call.body as { token: string }).token]
        if (!person) return envelope(null, 303001)
        world.people[child] = person
        return envelope({ token: child, expires_at: '2030-01-01T00:00:00Z', user: person })
      }
      const person = world.people[call.headers.Authorization ?? '']
      return person ? envelope(person) : envelope(null, 303001)
    },
  })
  const completed = vi.fn()
  window.addEventListener(LOGIN_COMPLETE, completed, { once: false })
  cleanUps.push(() => window.removeEventListener(LOGIN_COMPLETE, completed))
  const start = async () => {
    cleanUps.push(session.start())
    await vi.waitFor(() => expect(completed).toHaveBeenCalled())
  }
  return { session, request, world, calls, completed, start, back, ...effects }
}

const cleanUps: (() => void)[] = []
const handOver = (token: string, at = Date.now()) =>
  sessionStorage.setItem('plaza.handover', JSON.stringify({ token, app: 'ios', at }))
const shellWith = (token: string | BridgeError): Partial<NativeBridge> => ({
  token: async () => {
    if (token instanceof BridgeError) throw token
    return token
  },
})
const cookie = (name: string) => document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))

beforeEach(() => {
  document.documentElement.lang = 'en'
  for (const name of ['Authorization', 'userInfo', 'first_page', 'from_url', 'from_user_id']) dropCookie(name)
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a visit starts', () => {
  it('as a guest, with no call and one event', async () => {
    const { session, calls, start, completed } = setUp()
    expect(session.getState().status).toBe('checking')
    await start()
    expect(session.getState()).toEqual({ status: 'guest', user: null })
    expect([calls.length, completed.mock.calls.length]).toEqual([0, 1])
    expect(completed.mock.calls[0]?.[0]).toMatchObject({ detail: { status: 'guest' } })
    expect(session.reloading()).toBe(false)
  })

  it('with the stored token and its user', async () => {
    writeCookie('Authorization', own, 1)
    const { session, start, reload } = setUp({ people: { [own]: user('1') } })
    await start()
    expect(session.getState().user?.id).toBe('1')
    expect(reload).not.toHaveBeenCalled()
  })

  it('with the copy of the user at once, and the newer one of the server behind it', async () => {
    writeCookie('Authorization', own, 1)
    const first = setUp({ people: { [own]: user('1') } })
    await first.start()
    const second = setUp({ people: { [own]: user('1', { version: '2', nickname: 'Renamed' }) } })
    expect(second.session.getState().user?.nickname).toBe('Person 1')
    expect(second.session.getState().user?.profile.identity_card).toBe('')
    await second.start()
    expect(second.session.getState().user?.nickname).toBe('Renamed')
  })

  it('silently as a guest if the stored token has expired', async () => {
    writeCookie('Authorization', own, 1)
    const { session, start, toast, navigate } = setUp()
    await start()
    expect(session.getState().status).toBe('guest')
    expect(cookie('Authorization')).toBeUndefined()
    expect([toast.mock.calls, navigate.mock.calls]).toEqual([[], []])
  })
})

describe('a token handed over by the address', () => {
  it('is not sent in a plain browser until the user agrees', async () => {
    handOver(offered)
    const { session, calls, confirm, start } = setUp({ offers: { [offered]: user('2') } })
    await start()
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(calls).toHaveLength(0)
    expect(session.getState().status).toBe('guest')
  })

  it('is exchanged for a session of this browser when the user agrees', async () => {
    handOver(offered)
    const { session, start } = setUp({ offers: { [offered]: user('2') }, agrees: true })
    await start()
    expect(session.getState().user?.id).toBe('2')
    expect(cookie('Authorization')).toBe(`Authorization=${child}`)
  })

  it('never replaces another session without asking', async () => {
    writeCookie('Authorization', own, 1)
    handOver(offered)
    const { session, start } = setUp({ people: { [own]: user('1') }, offers: { [offered]: user('2') } })
    await start()
    expect(session.getState().user?.id).toBe('1')
    expect(cookie('Authorization')).toBe(`Authorization=${own}`)
  })

  it.each([
    ['the same', own, () => Date.now()],
    ['too old', offered, () => Date.now() - 31_000],
    ['from the future', offered, () => Date.now() + 5000],
  ])('does nothing where it is %s', async (_, token, at) => {
    writeCookie('Authorization', own, 1)
    handOver(token, at())
    const { session, confirm, start } = setUp({
      people: { [own]: user('1') },
      offers: { [offered]: user('2') },
      agrees: true,
    })
    await start()
    expect(session.getState().user?.id).toBe('1')
    expect(confirm).not.toHaveBeenCalled()
    expect(sessionStorage.getItem('plaza.handover')).toBeNull()
  })

  it.each(['short', `bad token ${'x'.repeat(20)}`, `<script>${'x'.repeat(20)}`, 'x'.repeat(3000)])(
    'is rejected if it is malformed: %.20s',
    async (token) => {
      handOver(token)
      const { calls, toast, start } = setUp({ agrees: true })
      await start()
      expect(calls).toHaveLength(0)
      expect(toast).toHaveBeenCalledWith('this login could not be taken over')
    },
  )

  it('changes nothing if the server does not know it', async () => {
    writeCookie('Authorization', own, 1)
    handOver(offered)
    const { session, toast, start } = setUp({ people: { [own]: user('1') }, agrees: true })
    await start()
    expect(session.getState().user?.id).toBe('1')
    expect(toast).toHaveBeenCalledWith('this login could not be taken over')
  })
})

describe('inside a native shell', () => {
  it('the token of the shell is traded without asking, and the first page is not reloaded', async () => {
    const { session, confirm, reload, start } = setUp({ bridge: shellWith(offered), offers: { [offered]: user('2') } })
    await start()
    expect(session.getState().user?.id).toBe('2')
    expect([confirm.mock.calls, reload.mock.calls]).toEqual([[], []])
  })

  it.each([
    ['has no login', ''],
    ['does not answer', new BridgeError('token-timeout')],
  ])('a token that only the address brought is asked about where the shell %s', async (_, answer) => {
    handOver(offered)
    const { session, calls, confirm, start } = setUp({ bridge: shellWith(answer), offers: { [offered]: user('2') } })
    await start()
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(calls).toHaveLength(0)
    expect(session.getState().status).toBe('guest')
  })

  it('the token of the shell goes before one that a link brought', async () => {
    const strange = offered.replaceAll('t', 's')
    handOver(strange)
    const offers = { [offered]: user('2'), [strange]: user('3') }
    const { session, start } = setUp({ bridge: shellWith(offered), offers, agrees: true })
    await start()
    expect(session.getState().user?.id).toBe('2')
  })

  it('it is traded once, however many pages are opened', async () => {
    const world = { bridge: shellWith(offered), offers: { [offered]: user('2') } }
    await setUp(world).start()
    const again = setUp({ ...world, people: { [child]: user('2') } })
    await again.start()
    expect(again.calls.filter(({ url }) => url.endsWith('/handover'))).toHaveLength(0)
    expect(again.session.getState().user?.id).toBe('2')
  })

  it('a later page reloads once, at its clean address', async () => {
    writeCookie('first_page', '/index', 1)
    const { reload, start } = setUp({
      bridge: shellWith(offered),
      offers: { [offered]: user('2') },
      at: '/posts/7?app=ios&Authorization=secret',
    })
    await start()
    expect(reload.mock.calls).toEqual([['/posts/7?app=ios']])
  })

  it.each(['/voluntary-activities', '/voluntary-activities/x', '/_frame_index', '/login'])(
    '%s is never reloaded',
    async (at) => {
      writeCookie('first_page', '/index', 1)
      const { reload, session, start } = setUp({ bridge: shellWith(offered), offers: { [offered]: user('2') }, at })
      await start()
      expect(session.getState().status).toBe('user')
      expect(reload).not.toHaveBeenCalled()
    },
  )

  it('another account is never taken without asking', async () => {
    writeCookie('Authorization', own, 1)
    const world = { people: { [own]: user('1') }, bridge: shellWith(offered), offers: { [offered]: user('2') } }
    const refused = setUp(world)
    await refused.start()
    expect(refused.session.getState().user?.id).toBe('1')
    expect(refused.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Sign in as 138****0000?' }))
  })

  it('no token ends the session here, and reloads only if there was one', async () => {
    writeCookie('Authorization', own, 1)
    writeCookie('first_page', '/index', 1)
    localStorage.setItem('plaza.playlist', '{}')
    localStorage.setItem('other', 'x')
    const first = setUp({ people: { [own]: user('1') }, bridge: shellWith('') })
    await first.start()
    expect(first.session.getState().status).toBe('guest')
    expect(first.reload).toHaveBeenCalledTimes(1)
    expect([localStorage.getItem('plaza.playlist'), localStorage.getItem('other')]).toEqual([null, 'x'])
    const second = setUp({ bridge: shellWith('') })
    await second.start()
    expect(second.reload).not.toHaveBeenCalled()
  })

  it.each([
    ['token-timeout', 'token fetch timed out'],
    ['cannot-send', 'cannot send request to iOS'],
  ] as const)('a bridge that fails (%s) leaves the kept session', async (reason, said) => {
    writeCookie('Authorization', own, 1)
    const { session, toast, start } = setUp({
      people: { [own]: user('1') },
      bridge: shellWith(new BridgeError(reason)),
    })
    await start()
    expect(session.getState().user?.id).toBe('1')
    expect(toast.mock.calls).toEqual([[said]])
  })

  it('a login goes to the shell, and its token is taken', async () => {
    const bridge = { ...shellWith(''), logIn: vi.fn(async () => offered) }
    const { session, start, navigate, reload } = setUp({ bridge, offers: { [offered]: user('2') } })
    await start()
    session.logIn()
    await vi.waitFor(() => expect(session.getState().user?.id).toBe('2'))
    expect(navigate).not.toHaveBeenCalled()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('a shell that does not answer is asked again by the page that says so; two taps at once are one', async () => {
    const logIn = vi.fn(() => new Promise<string>(() => {}))
    const { session, start, navigate } = setUp({ bridge: { ...shellWith(''), logIn }, at: '/posts/7' })
    await start()
    vi.useFakeTimers()
    session.logIn()
    session.logIn()
    vi.advanceTimersByTime(400)
    session.logIn()
    expect(navigate).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    session.logIn()
    expect(navigate.mock.calls).toEqual([['/app/initialize-login?redirect=%2Fposts%2F7', { replace: false }]])
    void loginActions().logInToShell()
    expect(logIn.mock.calls.length).toBeGreaterThan(1)
  })

  it('each tap after a login that was given up opens it again', async () => {
    const logIn = vi.fn(async () => '')
    const { session, start, navigate, completed } = setUp({ bridge: { ...shellWith(''), logIn } })
    await start()
    for (const taps of [1, 2, 3]) {
      session.logIn()
      await vi.waitFor(() => expect(completed).toHaveBeenCalledTimes(taps + 1))
      await new Promise((resolve) => setTimeout(resolve))
    }
    expect(logIn).toHaveBeenCalledTimes(3)
    expect(navigate).not.toHaveBeenCalled()
  })

  it('a shell that takes no such message leaves the login to us', async () => {
    const logIn = () => Promise.reject(new BridgeError('cannot-send'))
    const { session, start, navigate } = setUp({ bridge: { ...shellWith(''), logIn }, at: '/posts/7' })
    await start()
    session.logIn()
    await vi.waitFor(() => expect(navigate.mock.calls).toEqual([['/login?redirect=%2Fposts%2F7', { replace: false }]]))
  })

  it('a guest leaves the login for where they came from, else for a page that they may see', async () => {
    const world = { bridge: shellWith(''), guarded: ['/collection'] }
    const first = setUp({ ...world, canGoBack: false })
    await first.start()
    for (const redirect of ['/posts/7', '/collection', '//evil.example', null]) loginActions().goOnAsGuest(redirect)
    expect([first.navigate.mock.calls, first.back.mock.calls.length]).toEqual([[['/posts/7', { replace: true }]], 3])
    const later = setUp(world)
    await later.start()
    loginActions().goOnAsGuest('/posts/7')
    expect([later.navigate.mock.calls, later.back.mock.calls.length]).toEqual([[], 1])
  })
})

describe('with cookies blocked', () => {
  it('a session lives as long as the page, without a reload', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    handOver(offered)
    const { session, reload, toast, start } = setUp({ offers: { [offered]: user('2') }, agrees: true })
    await start()
    expect(session.getState().user?.id).toBe('2')
    expect(session.token()).toBe(child)
    expect(reload).not.toHaveBeenCalled()
    expect(toast).toHaveBeenCalledWith(expect.stringContaining('Cookies are blocked'))
  })
})

describe('when the login expires', () => {
  const expired = 'login status has expired, please log in again'

  it('a hundred answers at once make one toast and one login', async () => {
    writeCookie('Authorization', own, 1)
    const { session, request, world, start, toast, navigate } = setUp({
      people: { [own]: user('1') },
      at: '/posts/7?x=1',
    })
    await start()
    vi.useFakeTimers()
    world.people = {}
    const asked = Array.from({ length: 100 }, (_, index) =>
      index % 2 ? request(account.unread, {}) : request(voices.config, {}),
    )
    const settled = await Promise.allSettled([...asked, request(account.statistics, {}), request(config.cities, {})])
    expect(settled.every(({ status }) => status === 'rejected')).toBe(true)
    expect(session.token()).toBeNull()
    expect(navigate).not.toHaveBeenCalled()
    vi.advanceTimersByTime(999)
    expect(navigate).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    await Promise.allSettled(Array.from({ length: 50 }, () => request(config.basicInfo, {})))
    vi.advanceTimersByTime(5000)
    expect(toast.mock.calls).toEqual([[expired]])
    expect(navigate.mock.calls).toEqual([['/login?redirect=%2Fposts%2F7%3Fx%3D1', { replace: false }]])
  })

  it('what is asked again when the token goes begins no login before the toast was read', async () => {
    writeCookie('Authorization', own, 1)
    const { session, request, world, start, toast, navigate } = setUp({ people: { [own]: user('1') } })
    await start()
    session.onTokenChange(() => void request(account.unread, {}).catch(() => {}))
    world.people = {}
    vi.useFakeTimers()
    await request(account.unread, {}).catch(() => {})
    vi.advanceTimersByTime(999)
    expect([toast.mock.calls.length, navigate.mock.calls.length]).toEqual([1, 0])
    vi.advanceTimersByTime(5000)
    expect(navigate).toHaveBeenCalledTimes(1)
  })

  it('a resource that needs a login leads to it after a second, an upload at once', async () => {
    const { session, request, start, navigate } = setUp()
    await start()
    vi.useFakeTimers()
    const source = () => request(uploads.source, { params: { id: '7' } }).catch((failure) => failure.kind)
    expect(await source()).toBe('gated')
    vi.advanceTimersByTime(999)
    expect(navigate).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(navigate.mock.calls).toEqual([['/login?redirect=%2Findex', { replace: false }]])
    session.accept({ token: own, user: user('1') })
    await session.logOut()
    await request(uploads.authorise, { query: { kind: 'image', name: 'x' } }).catch(() => {})
    expect(navigate).toHaveBeenCalledTimes(2)
  })

  it('a call that only reads begins no second login, what a person does begins one', async () => {
    const { session, request, start, navigate } = setUp()
    await start()
    session.logIn()
    await request(account.unread, {}).catch(() => {})
    expect(navigate).toHaveBeenCalledTimes(1)
    await request(likes.set, { body: { target: 'content', id: '7', liked: true } } as never).catch(() => {})
    expect(navigate).toHaveBeenCalledTimes(2)
  })

  it('a page that a guest may not see leaves the history, so that Back does not lead into the login again', async () => {
    vi.useFakeTimers()
    const { session, navigate } = setUp({ at: '/history', guarded: ['/history'] })
    session.expired(expired, 1000)
    vi.advanceTimersByTime(1000)
    expect(navigate.mock.calls).toEqual([['/login?redirect=%2Fhistory', { replace: true }]])
  })

  it('such a page gives way inside a shell to the one that asks the shell', async () => {
    vi.useFakeTimers()
    const logIn = vi.fn(async () => '')
    const { session, navigate } = setUp({ at: '/history', guarded: ['/history'], bridge: { ...shellWith(''), logIn } })
    session.expired(expired, 1000)
    vi.advanceTimersByTime(1000)
    expect(navigate.mock.calls).toEqual([['/app/initialize-login?redirect=%2Fhistory', { replace: true }]])
    expect(logIn).not.toHaveBeenCalled()
  })

  it('the next time is told again after a login', async () => {
    const { session, toast } = setUp()
    session.expired(expired, 0)
    session.accept({ token: own, user: user('1') })
    session.expired(expired, 0)
    expect(toast).toHaveBeenCalledTimes(2)
  })

  it.each(['/login', '/login?redirect=%2Fmine', '/wx-bind-phone?fouce=1', '/app/initialize-login'])(
    'no login begins on %s',
    (at) => {
      vi.useFakeTimers()
      const { session, navigate } = setUp({ at })
      session.expired(expired, 1000)
      session.logIn()
      vi.advanceTimersByTime(5000)
      expect(navigate).not.toHaveBeenCalled()
    },
  )

  it('the redirect never nests', () => {
    const { session, navigate } = setUp({ at: '/auth?redirect=%2Fmine&app=ios' })
    session.logIn()
    expect(navigate.mock.calls).toEqual([['/login?redirect=%2Fauth%3Fapp%3Dios', { replace: false }]])
  })
})

describe('the person', () => {
  it('goes back to an own address after a login, else to the own page', () => {
    const { session, navigate } = setUp()
    for (const redirect of ['/posts/7', '//evil.example', null]) session.resume(redirect)
    expect(navigate.mock.calls).toEqual(['/posts/7', '/mine', '/mine'].map((address) => [address, { replace: true }]))
  })

  it('without a bound phone is sent to bind one', () => {
    const { session, navigate } = setUp({ at: '/posts/7' })
    session.accept({ token: own, user: user('1', { phone: '' }) })
    expect(session.requirePhone()).toBe(false)
    expect(navigate.mock.calls).toEqual([['/wx-bind-phone?fouce=1&redirect=%2Fposts%2F7']])
    session.update(user('1', { version: '2' }))
    expect(session.requirePhone()).toBe(true)
  })

  it('whose session is cleared is a guest, without a word and without leaving the page', async () => {
    const { session, start, toast, navigate, reload } = setUp({ people: { [own]: user('1') } })
    session.accept({ token: own, user: user('1') })
    await start()
    session.clear()
    expect([session.getState().status, session.token(), cookie('Authorization')]).toEqual(['guest', null, undefined])
    expect(localStorage.getItem('plaza.user')).toBeNull()
    for (const effect of [toast, navigate, reload]) expect(effect).not.toHaveBeenCalled()
  })

  it('that ends elsewhere leaves no draft and no playback position for the next person on this device', async () => {
    const { session, start } = setUp()
    await start()
    session.accept({ token: own, user: user('1') })
    drafts.keep('publish.text', 'for the editors alone')
    listeningPositions.keep('7', 99)
    session.clear()
    session.accept({ token: offered, user: user('2') })
    expect([drafts.read('publish.text'), listeningPositions.find('7')]).toEqual([null, undefined])
    session.clear()
    session.accept({ token: own, user: user('1') })
    expect([drafts.read('publish.text'), listeningPositions.find('7')?.seconds]).toEqual(['for the editors alone', 99])
  })

  it('deletes its drafts and playback positions from the device at a logout', async () => {
    const { session, start } = setUp()
    await start()
    session.accept({ token: own, user: user('1') })
    drafts.keep('publish.text', 'for the editors alone')
    listeningPositions.keep('7', 99)
    await session.logOut()
    session.accept({ token: own, user: user('1') })
    expect([drafts.read('publish.text'), listeningPositions.find('7')]).toEqual([null, undefined])
  })

  it('logs out of this tab, and another tab sees it', async () => {
    writeCookie('Authorization', own, 1)
    const here = setUp({ people: { [own]: user('1') } })
    const there = setUp({ people: { [own]: user('1') } })
    await Promise.all([here.start(), there.start()])
    const changed = vi.fn()
    there.session.onTokenChange(changed)
    await here.session.logOut()
    expect(here.session.getState().status).toBe('guest')
    expect(localStorage.getItem('plaza.user')).toBeNull()
    window.dispatchEvent(new StorageEvent('storage', { key: 'plaza.session' }))
    expect(there.session.getState().status).toBe('guest')
    expect(changed).toHaveBeenCalledTimes(1)
  })
})
