import type { SearchResult } from '@plaza/shared/api'
import { type Answers, failing, pageOf, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const result = (over: Partial<SearchResult> = {}): SearchResult => ({
  kind: 'article',
  type: 3,
  id: '3001',
  title: 'The bridge is joined',
  title_marks: [[4, 10]],
  summary: 'Eleven years for nine minutes.',
  summary_marks: [],
  image: null,
  note: 'Starbay Daily',
  at: '2026-11-20T08:00:00Z',
  link_address: null,
  ...over,
})
const hot = {
  list: [
    { word: '银杏地图', word_en: 'ginkgo', hot: true },
    { word: 'lifts', hot: false },
  ],
}
const answers: Answers = {
  'searches.hot': hot,
  'searches.search': pageOf(result()),
  'searches.suggestions': { list: ['bridge', 'The bridge is joined'] },
}
const open = (over: VisitOptions = {}) => visit('search', {}, { ...over, answers: { ...answers, ...over.answers } })
const field = () => screen.getByRole('searchbox', { name: 'Search' })

it('starts with popular searches and focuses the field', async () => {
  await open()
  expect(await screen.findByRole('button', { name: /ginkgo/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /银杏地图/ })).toBeNull()
  expect(document.activeElement).toBe(field())
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
})

it('shows suggestions while typing, and searches for the chosen one', async () => {
  const { host } = await open()
  fireEvent.change(field(), { target: { value: 'bri' } })
  fireEvent.click(await screen.findByRole('button', { name: 'The bridge is joined' }))
  expect((await screen.findByRole('link', { name: 'The bridge is joined' })).getAttribute('href')).toBe('/posts/3001')
  expect(host.callsOf('searches.search')).toEqual([{ query: { q: 'The bridge is joined' } }])
  expect((field() as HTMLInputElement).value).toBe('The bridge is joined')
})

it('shows the results of the query in the address with highlights, and filters by a tab', async () => {
  const { host, container } = await open({ query: { q: 'bridge' } })
  await screen.findByRole('link', { name: 'The bridge is joined' })
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['bridge'])
  fireEvent.click(screen.getByRole('tab', { name: 'Photos' }))
  await waitFor(() => expect(host.callsOf('searches.search')).toHaveLength(2))
  expect(host.callsOf('searches.search')[1]).toEqual({ query: { q: 'bridge', kind: 'atlas' } })
  expect(host.navigations.at(-1)).toBe('/search?q=bridge&kind=atlas')
})

it.each<[what: string, found: SearchResult, at: string]>([
  ['a photo set', result({ kind: 'atlas', type: 7, id: '7001' }), '/atlas/7001'],
  ['a channel', result({ kind: 'channel', type: 1, id: '801' }), '/radios/801'],
  ['a circle', result({ kind: 'circle', type: null, id: '61' }), '/group-detail/61'],
  ['a post', result({ kind: 'post', type: null, id: '20001' }), '/group-post-detail/20001'],
  [
    'a wish',
    result({ kind: 'wish', type: null, id: '1', link_address: '/micro-wish-details/1' }),
    '/micro-wish-details/1',
  ],
])('leads to %s', async (_, found, at) => {
  await open({ query: { q: 'bridge' }, answers: { 'searches.search': pageOf(found) } })
  expect((await screen.findByRole('link', { name: found.title })).getAttribute('href')).toBe(at)
})

it('stores searches on the device, repeats them, and clears them on request', async () => {
  const { host } = await open({ drafts: { 'search-history': ['ferry', 'tea'] } })
  fireEvent.click(await screen.findByRole('button', { name: 'tea' }))
  await screen.findByRole('link', { name: 'The bridge is joined' })
  expect(host.drafts.read('search-history')).toEqual(['tea', 'ferry'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Clear recent searches' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'tea' })).toBeNull())
  expect(host.drafts.read('search-history')).toBeNull()
})

it('shows that there are no results, and popular searches', async () => {
  await open({ query: { q: 'zzz' }, answers: { 'searches.search': pageOf() } })
  expect(await screen.findByText('Nothing found for “zzz”')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /ginkgo/ })).toBeTruthy()
})

it('offers a retry after a failed search, and keeps the text', async () => {
  let tries = 0
  const search = () => (++tries === 1 ? failing({ status: 503 }) : pageOf(result()))
  await open({ query: { q: 'bridge' }, answers: { 'searches.search': search } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  await act(async () => void fireEvent.click(again))
  expect(await screen.findByRole('link', { name: 'The bridge is joined' })).toBeTruthy()
  expect((field() as HTMLInputElement).value).toBe('bridge')
})

it('keeps the twelve newest searches', async () => {
  const earlier = Array.from({ length: 12 }, (_, index) => `word ${index}`)
  const { host } = await open({ drafts: { 'search-history': earlier } })
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'ferry' } })
  fireEvent.submit(screen.getByRole('searchbox').closest('form') as HTMLFormElement)
  await waitFor(() => expect(host.drafts.read('search-history')).toEqual(['ferry', ...earlier.slice(0, 11)]))
})

it('shows guides and services to readers of English in English', async () => {
  const guide = result({
    ...{
      kind: 'guide',
      type: null,
      id: '4',
      title: '普通护照申领',
      title_marks: [],
      summary: '首次申领',
      note: '公安局',
    },
    ...{
      title_en: 'Apply for a passport',
      title_en_marks: [[12, 20]],
      summary_en: 'For the first time',
      note_en: 'Police',
    },
  })
  await open({ query: { q: 'passport' }, answers: { 'searches.search': pageOf(guide) } })
  const link = await screen.findByRole('link', { name: 'Apply for a passport' })
  expect(link.querySelector('mark')?.textContent).toBe('passport')
  screen.getByText('For the first time')
  screen.getByText('Police')
  expect(screen.queryByText(/护照|首次|公安/)).toBeNull()
})

it('leads to the place in an audio where the words are heard', async () => {
  const audio = result({
    kind: 'audio',
    type: 1,
    id: '501',
    title: 'Rain',
    title_marks: [],
    summary: 'It rains.',
    seconds: 95,
  })
  await open({ query: { q: 'rains' }, answers: { 'searches.search': pageOf(audio) } })
  expect((await screen.findByRole('link', { name: 'Rain' })).getAttribute('href')).toBe('/audios/501?t=95')
})

it('shows results and tabs of other remotes as they describe them, and none of those that are off', async () => {
  const found = pageOf(
    result(),
    result({ kind: 'circle', type: null, id: '7', title: 'Harbour walkers', title_marks: [] }),
    result({ kind: 'venue', id: '8', title: 'Reading room', title_marks: [], link_address: '/venue-details/8' }),
  )
  await open({ query: { q: 'bridge' }, off: ['practice'], answers: { 'searches.search': found } })
  const link = await screen.findByRole('link', { name: 'Harbour walkers' })
  expect(link.getAttribute('href')).toBe('/group-detail/7')
  expect(link.closest('article')?.textContent).toContain('Circle')
  expect(screen.queryByText('Reading room')).toBeNull()
  expect(screen.getByRole('tab', { name: 'Circles' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Volunteering' })).toBeNull()
})
