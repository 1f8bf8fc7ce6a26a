import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PagedResource } from '../../host'
import { renderPage } from '../../testing'
import { Sheet } from '../overlay/sheet'
import { PagedList, type PagedListProps } from './paged-list'

const paged = (over: Partial<PagedResource<string>> = {}): PagedResource<string> => ({
  items: [],
  first: undefined,
  failed: null,
  pending: false,
  refreshing: false,
  more: false,
  loadingMore: false,
  loadMore: () => {},
  refresh: async () => {},
  ...over,
})
const draw = (of: PagedResource<string>, props: Partial<PagedListProps<string>> = {}) =>
  renderPage(
    <PagedList of={of} keyOf={(item) => item} empty="history" {...props}>
      {(item) => <p>{item}</p>}
    </PagedList>,
  )
const failed = { msg: '', status: 500 }

afterEach(() => vi.unstubAllGlobals())

/** An observer that finds whatever it watches in view. */
function everythingInView() {
  class Seeing {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting: true }])
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Seeing)
}

it('draws its items in order and says where they end', () => {
  draw(paged({ items: ['one', 'two'] }))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two'])
  expect(screen.getByText('No more')).toBeTruthy()
})

it('keeps its header while the items come', () => {
  draw(paged({ pending: true }), { header: <h2>History</h2> })
  expect(screen.getByRole('heading', { name: 'History' })).toBeTruthy()
  expect(screen.getByText('Loading')).toBeTruthy()
})

it('says with its own words that there is nothing, and what to do', () => {
  draw(paged(), { emptyAction: <a href="/">Look around</a> })
  expect(screen.getByText('No history')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Look around' })).toBeTruthy()
})

it('offers to try again where nothing came', () => {
  const refresh = vi.fn(async () => {})
  draw(paged({ failed, refresh }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refresh).toHaveBeenCalledOnce()
})

it('asks for the next page when its end comes near', () => {
  everythingInView()
  const loadMore = vi.fn()
  draw(paged({ items: ['one'], more: true, loadMore }))
  expect(loadMore).toHaveBeenCalledOnce()
  expect(screen.getByText('Loading more')).toBeTruthy()
})

it('does not ask by itself again after a page failed, but on a tap', () => {
  everythingInView()
  const loadMore = vi.fn()
  draw(paged({ items: ['one'], more: true, failed, loadMore }))
  expect(loadMore).not.toHaveBeenCalled()
  expect(screen.getByText('one')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(loadMore).toHaveBeenCalledOnce()
})

const touch = (y: number, x = 100) => ({ touches: [{ clientX: x, clientY: y }] })

async function pull(to: { x?: number; y: number }) {
  const item = screen.getByText('one')
  fireEvent.touchStart(item, touch(100))
  fireEvent.touchMove(item, touch(120, to.x === undefined ? 100 : 160))
  fireEvent.touchMove(item, touch(to.y, to.x))
  await act(async () => void fireEvent.touchEnd(item))
}

it('refreshes when it is pulled down far enough', async () => {
  const refresh = vi.fn(async () => {})
  draw(paged({ items: ['one'], refresh }))
  await pull({ y: 300 })
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
})

it.each([
  ['a short way', { y: 150 }],
  ['sideways', { x: 400, y: 300 }],
  ['up', { y: -200 }],
])('does not refresh when the finger goes %s', async (_, to) => {
  const refresh = vi.fn(async () => {})
  draw(paged({ items: ['one'], refresh }))
  await pull(to)
  expect(refresh).not.toHaveBeenCalled()
})

it('leaves pulling to its page where it is a part of one', async () => {
  const refresh = vi.fn(async () => {})
  draw(paged({ items: ['one'], refresh }), { embedded: true })
  await pull({ y: 300 })
  expect(refresh).not.toHaveBeenCalled()
})

it('draws of ten thousand rows in a sheet only those near its visible part', () => {
  const items = Array.from({ length: 10_000 }, (_, at) => `Row ${at}`)
  renderPage(
    <Sheet open title="Members" onClose={() => {}}>
      <PagedList of={paged({ items })} keyOf={(item) => item} empty="data" inSheet>
        {(item) => <p>{item}</p>}
      </PagedList>
    </Sheet>,
  )
  expect(screen.getByText('Row 0')).toBeTruthy()
  expect(screen.getAllByRole('listitem', { hidden: true }).length).toBeLessThan(100)
})
