import { content, pageOf } from '@plaza/shared/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'

const list = (ids: readonly number[]) => ids.map((id) => content({ id: String(id), title: `Story ${id}` }))
const first = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Reports the end of the list as visible at once. */
class FakeIntersectionObserver {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }])
  }
  disconnect() {}
}
afterEach(() => vi.unstubAllGlobals())

it('continues the numbers of a ranking on its next page', async () => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  await visit(
    'card-more',
    { id: 'hot' },
    {
      answers: {
        'cards.more': ({ query }: { query?: { cursor?: string } }) =>
          query?.cursor
            ? { ...pageOf(...list([11, 12])), title: 'Top' }
            : { ...pageOf(...list(first)), next: 'more', title: 'Top', ranked: true },
      },
    },
  )
  const row = await screen.findByRole('link', { name: /Story 12/ })
  expect(within(row).getByText('12')).toBeTruthy()
  expect(within(screen.getByRole('link', { name: /Story 10/ })).getByText('10')).toBeTruthy()
})

it('shows no numbers for a list that is not a ranking', async () => {
  await visit('card-more', { id: 'news' }, { answers: { 'cards.more': { ...pageOf(...list([1])), title: 'News' } } })
  expect((await screen.findByText('Story 1')).closest('li')?.textContent).not.toMatch(/^1/)
})
