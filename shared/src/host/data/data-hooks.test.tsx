import { renderPage } from '@plaza/shared/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { circles } from '../../api'
import { useCached, usePaged, useResource } from './data-hooks'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const tap = async (name: string) => {
  screen.getByRole('button', { name }).click()
  await act(() => vi.advanceTimersByTimeAsync(50))
}

const circle = (id: string) => ({
  id,
  name: `Circle ${id}`,
  image: '/a.webp',
  intro: '',
  notice: '',
  rules: [],
  members: 1,
  posts: 1,
  joined: false,
  members_only: false,
  newest_members: [],
  role: null,
  restriction: null,
})

const first = { params: { id: '1' } }
const lists = {
  'circles.list': ({ query }: { query?: { cursor?: string | undefined } }) => ({
    list: [circle(query?.cursor ?? '1')],
    next: query?.cursor ? null : '2',
    total: 2,
  }),
}

function Both() {
  const full = useResource(circles.list, {})
  const list = usePaged(circles.list, {})
  return <output>{`${full.data?.list.length} ${list.items.length}`}</output>
}

it('reads one endpoint as a single answer and as a paged list in one component', async () => {
  renderPage(<Both />, { answers: lists })
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(screen.getByRole('status').textContent).toBe('1 1')
})

function Total() {
  const list = usePaged(circles.list, {})
  return (
    <button type="button" onClick={list.loadMore}>
      {list.items.length} of {list.first?.total}
    </button>
  )
}

it('returns the other fields of the first answer with a list', async () => {
  renderPage(<Total />, { answers: lists })
  await act(() => vi.advanceTimersByTimeAsync(50))
  await tap('1 of 2')
  expect(screen.getByRole('button', { name: '2 of 2' })).toBeTruthy()
})

const refreshes = new Set<unknown>()
function Refreshes() {
  refreshes.add(useResource(circles.detail, first).refresh)
  refreshes.add(usePaged(circles.list, {}).refresh)
  return null
}

it('returns a stable refresh function, usable in effect dependencies', async () => {
  renderPage(<Refreshes />, { answers: { ...lists, 'circles.detail': circle('1') } })
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(refreshes.size).toBe(2)
})

function Renamed() {
  const { data } = useResource(circles.detail, first)
  const change = useCached(circles.detail)
  const rename = () => {
    for (const id of ['1', '2']) change({ params: { id } }, (held) => ({ ...held, name: 'Tides' }))
  }
  return (
    <button type="button" onClick={rename}>
      {data?.name}
    </button>
  )
}

it('changes a cached answer in place, and ignores a missing one', async () => {
  renderPage(<Renamed />, { answers: { 'circles.detail': circle('1') } })
  await act(() => vi.advanceTimersByTimeAsync(50))
  await tap('Circle 1')
  expect(screen.getByRole('button', { name: 'Tides' })).toBeTruthy()
})

function Joined() {
  const one = useResource(circles.detail, first)
  const change = useCached(circles.detail)
  return (
    <>
      <output>{String(one.data?.joined)}</output>
      <button type="button" onClick={() => void one.refresh()}>
        Refresh
      </button>
      <button type="button" onClick={() => change(first, (data) => ({ ...data, joined: true }))}>
        Join
      </button>
    </>
  )
}

it('refetches an answer that was pending when its copy was changed', async () => {
  const { host } = renderPage(<Joined />, { answers: { 'circles.detail': circle('1') } })
  await act(() => vi.advanceTimersByTimeAsync(50))
  const release: ((data: unknown) => void)[] = []
  host.request = () => new Promise((resolve) => release.push(resolve as never))
  await tap('Refresh')
  await tap('Join')
  release[0]?.(circle('1'))
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect([screen.getByRole('status').textContent, release.length]).toEqual(['true', 2])
  release[1]?.({ ...circle('1'), joined: true })
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect([screen.getByRole('status').textContent, release.length]).toEqual(['true', 2])
})
