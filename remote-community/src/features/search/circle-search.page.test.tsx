import { failing, pageOf, post, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { topic } from '../../testing/samples'
import { visit } from '../../testing/visit'

const found = {
  ...pageOf({ ...post(), marks: [[0, 3]] }),
  topics: [{ ...topic(), marks: [[0, 3]] }],
  people: [{ id: '504', name: 'Fog horn', avatar: null, intro: '', followed: false, own: false, marks: [[0, 3]] }],
}
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'circle-search',
    { id: 61 },
    {
      answers: { 'searches.posts': found, 'circles.topics': pageOf(topic({ id: '71', name: 'Tides' })), ...answers },
      ...options,
    },
  )

it('shows topics, members and posts of the query in the address, with their matches', async () => {
  const { host, container } = await draw({ query: { q: 'fog' } })
  expect((await screen.findByRole('link', { name: /# Fog$/ })).getAttribute('href')).toBe('/topic-detail/9')
  expect(screen.getByRole('link', { name: /Fog horn/ }).getAttribute('href')).toBe('/user-detail/504')
  expect(screen.getByRole('link', { name: /Fog on the old pier/ }).getAttribute('href')).toMatch(/group-post-detail/)
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Fog', 'Fog', 'Fog'])
  expect(host.callsOf('searches.posts')).toEqual([{ params: { id: '61' }, query: { q: 'fog' } }])
})

it('offers the topics of the circle before anything is typed', async () => {
  await draw()
  expect((await screen.findByRole('link', { name: '# Tides' })).getAttribute('href')).toBe('/topic-detail/71')
})

it('searches for what is typed and remembers it', async () => {
  const { host } = await draw()
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: ' fog ' } })
  fireEvent.submit(screen.getByRole('searchbox').closest('form') as HTMLFormElement)
  await screen.findByRole('link', { name: /Fog on the old pier/ })
  expect(host.drafts.read('circle-search-history')).toEqual(['fog'])
  expect(host.navigations.at(-1)).toBe('/group-search/61?q=fog')
})

it('repeats a recent search, and forgets all after a question', async () => {
  const { host } = await draw({ drafts: { 'circle-search-history': ['pier', 'fog'] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Clear recent searches' }))
  await waitFor(() => expect(host.drafts.read('circle-search-history')).toBeNull())
  expect(await screen.findByText('Search by words, or by pinyin.')).toBeTruthy()
})

it('says that nothing was found', async () => {
  await draw({ query: { q: 'zzz' }, answers: { 'searches.posts': { ...pageOf(), topics: [], people: [] } } })
  expect(await screen.findByText('Nothing found for “zzz”')).toBeTruthy()
})

it('shows members where no post was found', async () => {
  await draw({ query: { q: 'fog' }, answers: { 'searches.posts': { ...found, list: [] } } })
  expect(await screen.findByRole('link', { name: /Fog horn/ })).toBeTruthy()
  expect(screen.queryByText(/Nothing found/)).toBeNull()
})

it('offers a retry after a failure', async () => {
  let tries = 0
  await draw({
    query: { q: 'fog' },
    answers: { 'searches.posts': () => (++tries === 1 ? failing({ status: 503 }) : found) },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  await act(async () => void fireEvent.click(again))
  expect(await screen.findByRole('link', { name: /Fog on the old pier/ })).toBeTruthy()
})
