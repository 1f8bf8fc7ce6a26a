import { hostRoutes } from '@plaza/shared/routes'
import { person, plainSite, renderPage, visitsOf } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bindLogin, checks, noteCheck } from '../session/login/check'
import type { ShellLoginResult } from '../session/login/shell-login'
import { startDomains } from '../site/domains'
import { hostPages, plannedPage } from './index'
import PlannedPage from './planned.page'

const visit = visitsOf(hostRoutes, { pages: hostPages })

beforeEach(() => checks.setState({ done: 0 }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  startDomains(null)
})

describe('the host', () => {
  it('has a page for each of its routes', async () => {
    expect(Object.keys(hostPages).sort()).toEqual(Object.keys(hostRoutes).sort())
    for (const load of [...Object.values(hostPages), plannedPage]) expect((await load()).default).toBeTypeOf('function')
  })

  it('shows that a page does not exist, with links back and home', async () => {
    const { host } = await visit('not-found')
    fireEvent.click(screen.getAllByRole('button', { name: 'Back' }).at(-1) as HTMLElement)
    expect(host.backs).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Home page' }))
    expect(host.navigations).toEqual(['/index'])
  })

  it('links to the root if the home page belongs to a remote that is off', async () => {
    const { host } = await visit('not-found', {}, { off: ['media'] })
    fireEvent.click(screen.getByRole('button', { name: 'Home page' }))
    expect(host.navigations).toEqual(['/'])
  })

  it('shows that a page is not built yet', () => {
    renderPage(<PlannedPage />)
    expect(screen.getByRole('heading', { name: 'This page is not open yet' })).toBeTruthy()
  })

  it.each([
    [{}, 1],
    [{ type: 1 }, 1],
    [{ type: 2 }, 2],
    [{ type: 'evil' }, 1],
  ])('shows the error panel of %j', async (query, type) => {
    const { container } = await visit('error-page', {}, { query })
    expect(container.querySelector('[data-error-type]')?.getAttribute('data-error-type')).toBe(String(type))
  })

  it('redirects the root as configured', async () => {
    const site = { config: { ...plainSite.config, category: 2 } }
    const { host } = await visit('root', {}, { site, built: ['specials'] })
    await waitFor(() => expect(host.navigations).toEqual(['/specials']))
  })

  it('shows only the footer in a frame', async () => {
    const item = { id: '1', name: 'Mine', type: 2, link: '', image: 'user', show_type: 1, display: 1, sort: 1 }
    const menu = [{ ...item, source_type: 1, is_url_effect: 0 }] as const
    await visit('frame-foot', {}, { query: { active: '/mine' }, site: { menu } })
    expect(screen.getByRole('link', { name: 'Mine' }).getAttribute('aria-current')).toBe('page')
  })
})

describe('an external link', () => {
  const show = (link: string, options = {}) => visit('inner-link', {}, { query: { link }, ...options })
  beforeEach(() => startDomains(null, ['https://gov.example']))

  it('opens in a sandboxed frame if its site is allowed', async () => {
    await show('https://gov.example/guides')
    const frame = screen.getByTitle('gov.example')
    expect(frame.getAttribute('src')).toBe('https://gov.example/guides')
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups')
  })

  it('is never framed inside a native shell', async () => {
    await show('https://gov.example/guides', { shell: { kind: 'android', inApp: true } })
    expect(screen.queryByTitle('gov.example')).toBeNull()
    expect(screen.getByRole('button', { name: 'Open the site' })).toBeTruthy()
  })

  it.each(['https://other.example/x', 'http://other.example'])('asks before any other site: %s', async (link) => {
    await show(link)
    expect(screen.getByText('other.example')).toBeTruthy()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'nonsense', ''])(
    'is rejected: %s',
    async (link) => {
      await show(link)
      expect(screen.getByRole('heading', { name: 'This link cannot be opened' })).toBeTruthy()
      expect(document.querySelector('iframe, a[href^="javascript"]')).toBeNull()
    },
  )

  it('opens an own page inside the app', async () => {
    const { host } = await show('/posts/7')
    await waitFor(() => expect(host.navigations).toEqual(['/posts/7']))
  })
})

describe('the landing page of a hand-over', () => {
  const query = { app: 'ios', redirect: '/posts/7' }

  it('continues after the login check', async () => {
    const { host } = await visit('auth', {}, { query, user: person() })
    expect(host.navigations).toEqual([])
    act(noteCheck)
    await waitFor(() => expect(host.navigations).toEqual(['/posts/7']))
  })

  it('shows that the token was refused', async () => {
    act(noteCheck)
    const { host } = await visit('auth', {}, { query })
    expect(screen.getByRole('heading', { name: 'The login was not taken over' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(host.navigations).toEqual(['/login?redirect=%2Fposts%2F7'])
  })
})

describe('the login in a shell', () => {
  const ios = { shell: { kind: 'ios', inApp: true } } as const
  const show = (options = {}) => visit('initialize-login', {}, { query: { redirect: '/mine' }, ...options })
  const bind = (logInToShell: () => Promise<ShellLoginResult>) => {
    const acts = { check: vi.fn(async () => {}), logInToShell: vi.fn(logInToShell), goOnAsGuest: vi.fn() }
    bindLogin(acts)
    return acts
  }
  const never = () => new Promise<ShellLoginResult>(() => {})
  const heading = (name: string) => screen.findByRole('heading', { name })
  const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  it('waits ten seconds for the bridge, then shows a message and retries', async () => {
    vi.useFakeTimers()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone PlazaApp/3.1')
    await show()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeGreaterThan(40)
    await act(() => vi.advanceTimersByTimeAsync(5300))
    expect(screen.getByRole('heading', { name: 'The app did not answer' })).toBeTruthy()
    tap('Try again')
    expect(screen.getByRole('progressbar')).toBeTruthy()
  })

  it('opens the shell’s login if it has no token, and shows that', async () => {
    const acts = bind(never)
    await show(ios)
    await heading('Log in with the app')
    expect([acts.check.mock.calls.length, acts.logInToShell.mock.calls.length]).toEqual([1, 1])
    expect(screen.queryByText('The app did not answer')).toBeNull()
  })

  it('continues when the user has logged in there', async () => {
    const { host } = await show(ios)
    act(() => host.stores.session.set({ status: 'user', user: person() }))
    await waitFor(() => expect(host.navigations).toEqual(['/mine']))
  })

  it('shows after ten seconds that the shell does not answer, with three options', async () => {
    vi.useFakeTimers()
    const acts = bind(never)
    const { host } = await show(ios)
    await act(() => vi.advanceTimersByTimeAsync(9900))
    expect(screen.getByRole('heading', { name: 'Log in with the app' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByRole('heading', { name: 'The app has not answered yet' })).toBeTruthy()
    tap('Go on as a guest')
    expect(acts.goOnAsGuest).toHaveBeenCalledWith('/mine')
    tap('Log in on this page')
    expect(host.navigations).toEqual(['/login?redirect=%2Fmine'])
  })

  it('asks an unresponsive shell again', async () => {
    vi.useFakeTimers()
    const acts = bind(never)
    await show(ios)
    await act(() => vi.advanceTimersByTimeAsync(10_100))
    tap('Try again')
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(acts.logInToShell).toHaveBeenCalledTimes(2)
  })

  it('shows that a login was cancelled, and opens it again', async () => {
    const acts = bind(async () => 'given-up')
    await show(ios)
    await heading('You are not logged in')
    tap('Log in')
    await waitFor(() => expect(acts.logInToShell).toHaveBeenCalledTimes(2))
  })

  it.each<[string, () => Promise<ShellLoginResult>]>([
    ['Waiting for the app', never],
    ['Log in with the app', never],
    ['You are not logged in', async () => 'given-up'],
  ])('lets a guest continue from "%s"', async (name, logInToShell) => {
    const acts = bind(logInToShell)
    if (name === 'Waiting for the app') acts.check.mockImplementation(() => new Promise(() => {}))
    await show(ios)
    await heading(name)
    tap('Go on as a guest')
    expect(acts.goOnAsGuest).toHaveBeenCalledWith('/mine')
  })

  it('is our own if the shell does not support it, and in a plain browser', async () => {
    bind(async () => 'cannot-send')
    const inShell = await show(ios)
    await waitFor(() => expect(inShell.host.navigations).toEqual(['/login?redirect=%2Fmine']))
    const inBrowser = await show()
    await waitFor(() => expect(inBrowser.host.navigations).toEqual(['/login?redirect=%2Fmine']))
  })

  it('does not delay a logged-in user, not even in a plain browser', async () => {
    const { host } = await show({ user: person() })
    expect(host.navigations).toEqual(['/mine'])
  })
})

describe('the download page', () => {
  const settings = { ios_download: 'https://apps.example/1', android_download: 'https://apps.example/2' }
  const show = (query: Record<string, string | number> = {}, options = {}) =>
    visit('boot', {}, { query, answers: { 'config.consumer': settings }, ...options })

  it('links to the stores and back to the visitor’s page', async () => {
    const { host } = await show({ from_url: '/posts/7', from_user_id: 'u7' })
    fireEvent.click(await screen.findByRole('button', { name: 'App Store' }))
    expect(host.trusted).toEqual(['https://apps.example/1'])
    fireEvent.click(screen.getByRole('button', { name: 'Go on in the browser' }))
    expect(host.navigations).toEqual(['/posts/7'])
  })

  it.each(['//evil.example', 'javascript:alert(1)', ''])('never links to %s', async (from) => {
    const { host } = await show({ from_url: from })
    await screen.findByRole('button', { name: 'App Store' })
    fireEvent.click(screen.getByRole('button', { name: 'Go on in the browser' }))
    expect(host.navigations).toEqual(['/index'])
  })

  it('has a code of its own address', async () => {
    await show()
    await screen.findByRole('button', { name: 'Android' })
    expect(screen.getByRole('img', { name: 'QR code of this page' }).querySelectorAll('path')).toHaveLength(2)
  })

  it('explains in WeChat how to leave it, and starts nothing there', async () => {
    await show({ clickApp: 1 }, { shell: { kind: 'wechat', inApp: false } })
    expect(await screen.findByText(/WeChat does not start apps/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Open the app' })).toBeNull()
  })
})
