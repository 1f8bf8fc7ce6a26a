import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Failure, Resource } from '../../host'
import { renderPage } from '../../testing'
import { Async } from './async'
import { EmptyState } from './empty-state'

const resource = (over: Partial<Resource<string>> = {}): Resource<string> => ({
  data: undefined,
  failed: null,
  pending: false,
  refreshing: false,
  refresh: async () => {},
  ...over,
})
const draw = (of: Resource<string>) => renderPage(<Async of={of}>{(data) => <p>{data}</p>}</Async>)

it('says that something is coming', () => {
  draw(resource({ pending: true }))
  expect(screen.getByRole('status').textContent).toContain('Loading')
})

it('draws what came', () => {
  draw(resource({ data: 'News' }))
  expect(screen.getByText('News')).toBeTruthy()
})

it.each<[string, Partial<Failure>, sentence: string, retry: boolean]>([
  ['HTTP 404', { status: 404 }, 'The content no longer exists', false],
  ['code 403001', { code: 403001 }, 'The content no longer exists', false],
  ['HTTP 410', { status: 410 }, 'The server is busy', true],
  ['HTTP 500', { status: 500 }, 'The server is busy', true],
  ['HTTP 403', { status: 403 }, 'This is not open to you', true],
  ['no network', { kind: 'network' }, 'No answer came', true],
  ['a time-out', { kind: 'timeout' }, 'The answer took too long', true],
])('tells %s apart, in one sentence', (_, failure, sentence, retry) => {
  draw(resource({ failed: { msg: '', ...failure } }))
  const panel = screen.getByRole('alert').textContent
  expect(panel).toContain(sentence)
  expect(/busy/.test(panel)).toBe(/busy/.test(sentence))
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(retry)
})

it('says that the device is offline, and asks again when the network is back', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const refresh = vi.fn(async () => {})
  draw(resource({ failed: { msg: '', kind: 'network' }, refresh }))
  expect(screen.getByRole('alert').textContent).toContain('You are offline')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(refresh).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})

it('says after eight seconds that it takes long, and lets the person ask anew', () => {
  vi.useFakeTimers()
  const refresh = vi.fn(async () => {})
  draw(resource({ pending: true, refresh }))
  act(() => void vi.advanceTimersByTime(7999))
  expect(screen.queryByText('This takes longer than usual.')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText('This takes longer than usual.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refresh).toHaveBeenCalledOnce()
  expect(screen.queryByText('This takes longer than usual.')).toBeNull()
  vi.useRealTimers()
})

it('offers to try again and to go back', () => {
  const refresh = vi.fn(async () => {})
  const { host } = draw(resource({ failed: { msg: '', status: 500 }, refresh }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refresh).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(host.backs).toHaveLength(1)
})

it('shows the skeleton again while it tries again', () => {
  draw(resource({ failed: { msg: '', status: 500 }, refreshing: true }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps what was there when a refresh failed, and says so', () => {
  draw(resource({ data: 'Old news', failed: { msg: '', status: 500 } }))
  expect(screen.getByText('Old news')).toBeTruthy()
  expect(screen.getByText(/Could not refresh/)).toBeTruthy()
})

describe('the six empty texts', () => {
  it.each([
    ['content', 'No content yet', '暂无内容'],
    ['comment', 'Be the first to comment', '快来抢沙发，发表第一条评论'],
    ['collection', 'Nothing collected yet', '还没有收藏'],
    ['history', 'No history', '暂无历史记录'],
    ['earnings', 'No earnings records', '暂无收益记录'],
    ['data', 'No data', '暂无数据'],
  ] as const)('say %s', (kind, en, zh) => {
    const { rerender, host } = renderPage(<EmptyState kind={kind} />)
    expect(screen.getByText(en)).toBeTruthy()
    host.stores.settings.set({ language: 'zh-CN' })
    rerender(<EmptyState kind={kind} />)
    expect(screen.getByText(zh)).toBeTruthy()
  })
})
