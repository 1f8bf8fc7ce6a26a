import { connectHost } from '@plaza/shared/host'
import { fakeHost } from '@plaza/shared/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageResult } from '../../remotes/loading/page-result'
import type { Pages } from '../../routing/pages'
import { running } from '../../running.store'
import type { Match } from '../../stage/match'
import { warmPageTrouble } from './page-trouble'
import { PageView } from './page-view'

const match = { route: { owner: 'media', id: 'home', row: { path: '/media' } }, params: {} } as Match
const failed: PageResult = { state: 'failed', reason: 'fetch' }
const Page = () => <h1>here</h1>
const page: PageResult = { state: 'ready', Page, release: '1.0.0-aaa' }
const Thrower = () => {
  throw new Error('made to throw')
}
const thrower: PageResult = { state: 'ready', Page: Thrower }

async function slot(first: PageResult, parts: Partial<Pick<Pages, 'first' | 'load' | 'crashed'>> = {}) {
  const pages = {
    first: () => first,
    load: vi.fn(async (): Promise<PageResult> => failed),
    retry: vi.fn(async () => page),
    crashed: vi.fn(async () => false),
    rendered: vi.fn(),
    ...parts,
  }
  const view = render(<PageView match={match} pages={pages as unknown as Pages} />)
  await act(async () => {})
  return { pages, problem: () => view.container.querySelector('[data-problem]')?.getAttribute('data-problem'), view }
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  connectHost(fakeHost())
  await warmPageTrouble()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  running.setState({ serial: 0 })
})

describe('a page that stands', () => {
  it('tells that it does, and of which release it is', async () => {
    const { pages, view } = await slot(page)
    expect(screen.getByRole('heading').textContent).toBe('here')
    expect(view.container.querySelector('[data-release]')?.getAttribute('data-release')).toBe('1.0.0-aaa')
    expect(pages.rendered).toHaveBeenCalledTimes(1)
  })
})

describe('a page that could not be fetched', () => {
  it.each([
    [true, 'This part of the app could not be loaded.'],
    [false, 'You are offline.'],
  ])('says why (network: %s)', async (online, sentence) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    await slot(failed)
    expect(screen.getByText(sentence)).toBeTruthy()
  })
})

describe('a page that threw', () => {
  it('is a panel, which brings it anew when the person asks', async () => {
    const { pages, problem } = await slot(thrower)
    expect(problem()).toBe('threw')
    expect(pages.crashed).toHaveBeenCalledWith(match, expect.objectContaining({ message: 'made to throw' }))
    expect(pages.rendered).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: /try again|重新加载|retry/i }))
    await act(async () => {})
    expect(screen.getByRole('heading').textContent).toBe('here')
  })

  it('shows no panel while another release is brought', async () => {
    const { problem, view } = await slot(thrower, { crashed: () => new Promise(() => {}) })
    expect(problem()).toBeUndefined()
    expect(view.container.querySelectorAll('.pz-row').length).toBeGreaterThan(0)
  })

  it('says that it is quarantined where it threw too often', async () => {
    let now: PageResult = thrower
    const crashed = async () => {
      now = { state: 'quarantined', reason: 'media' }
      return false
    }
    const { problem } = await slot(thrower, { crashed, first: () => now })
    expect(problem()).toBe('quarantined')
  })

  it('is not asked for by itself, since the same would throw, unless the registry changed', async () => {
    const { pages } = await slot(thrower)
    await later(100_000)
    expect(pages.load).not.toHaveBeenCalled()
    act(() => running.setState({ serial: 2 }))
    await later(0)
    expect(pages.retry).toHaveBeenCalledTimes(1)
  })
})

describe('a page that could not be had', () => {
  it('is asked for again after five, fifteen and sixty seconds', async () => {
    const { pages, problem } = await slot(failed)
    expect(problem()).toBe('failed')
    const counts: number[] = []
    for (const s of [4.9, 0.2, 14.8, 0.3, 59.6, 0.5]) {
      await later(s * 1000)
      counts.push(vi.mocked(pages.load).mock.calls.length)
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3])
  })

  it.each<[when: string, act: () => unknown]>([
    ['the network returns', () => dispatchEvent(new Event('online'))],
    ['the person comes back', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the registry changed', () => running.setState({ serial: 7 })],
  ])('is asked for again when %s', async (_, happen) => {
    const { pages } = await slot(failed, { load: vi.fn(async () => page) })
    await act(async () => void happen())
    expect(pages.load).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('heading').textContent).toBe('here')
  })

  it('is asked for again when the person comes back to it from another page', async () => {
    const pages = { first: () => failed, load: vi.fn(async () => page), rendered: vi.fn() }
    const kept = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <PageView match={match} pages={pages as unknown as Pages} />
      </Activity>
    )
    const { rerender } = render(kept('visible'))
    await act(async () => {})
    await act(async () => rerender(kept('hidden')))
    expect(pages.load).not.toHaveBeenCalled()
    await act(async () => rerender(kept('visible')))
    expect(pages.load).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('heading').textContent).toBe('here')
  })

  it('is asked for once at a time', async () => {
    const { pages } = await slot(failed, { load: vi.fn(() => new Promise<PageResult>(() => {})) })
    await act(async () => void dispatchEvent(new Event('online')))
    await act(async () => void dispatchEvent(new Event('online')))
    expect(pages.load).toHaveBeenCalledTimes(1)
  })

  it.each<[why: string, loaded: PageResult, en: RegExp, zh: RegExp]>([
    ['a file was tampered with', { state: 'failed', reason: 'refused' }, /changed on its way/, /被改动/],
    ['a contract is not met', { state: 'blocked', reason: 'player' }, /newer version of the app/, /更新版本/],
    ['its files do not come', failed, /could not be loaded/, /无法加载/],
    ['it threw too often', { state: 'quarantined', reason: 'media' }, /failed several times/, /连续出错/],
  ])('says in a person’s words that %s, and nothing of a busy server', async (_, loaded, en, zh) => {
    for (const [language, words] of [
      ['en', en],
      ['zh-CN', zh],
    ] as const) {
      connectHost(fakeHost({ settings: { language } }))
      const { view } = await slot(loaded)
      expect(screen.getByRole('alert').textContent).toMatch(words)
      expect(screen.getByRole('alert').textContent).not.toMatch(/busy|繁忙/)
      view.unmount()
    }
  })

  it('says that a newer app is needed where this host cannot run it', async () => {
    const { problem, pages } = await slot({ state: 'blocked', reason: 'player' })
    expect(problem()).toBe('blocked')
    await later(100_000)
    expect(pages.load).not.toHaveBeenCalled()
  })
})
