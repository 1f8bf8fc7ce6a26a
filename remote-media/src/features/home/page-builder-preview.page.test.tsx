import { type Answers, failing } from '@plaza/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'

const BUILDER = 'https://builder.example'
const builder = { postMessage: vi.fn() }
const page = (title: string, more: object[] = []) => ({
  id: 'draft',
  title: 'Draft',
  feed_category: null,
  cards: [{ id: 'note', v: 1, type: 'notice', items: [{ title, link: '/posts/1' }] }, ...more],
})
const answers: Answers = {
  'config.consumer': { page_builders: BUILDER },
  'cards.draft': ({ body }) => body as never,
}
const post = (data: unknown, origin = BUILDER) =>
  act(async () => {
    const event = new MessageEvent('message', { data, origin })
    Object.defineProperty(event, 'source', { value: builder })
    window.dispatchEvent(event)
  })
const replies = () => builder.postMessage.mock.calls
beforeEach(() => builder.postMessage.mockClear())
const begun = async () => {
  const { host } = await visit('page-builder-preview', {}, { answers })
  await screen.findByText(/Waiting for the page/)
  return host
}

it('renders the page that an allowed builder posts, and replaces it by the next one', async () => {
  const host = await begun()
  await post({ type: 'plaza:page', page: page('First words') })
  expect((await screen.findByRole('link', { name: /First words/ })).getAttribute('href')).toBe('/posts/1')
  await post({ type: 'plaza:page', page: page('Second words') })
  expect(await screen.findByRole('link', { name: /Second words/ })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('First words')).toBeNull())
  expect(host.callsOf('cards.draft')).toHaveLength(2)
})

it.each<[what: string, data: unknown, origin: string]>([
  ['another origin', { type: 'plaza:page', page: page('Words') }, 'https://elsewhere.example'],
  ['a message of another kind', { type: 'other', page: page('Words') }, BUILDER],
])('renders nothing of %s', async (_, data, origin) => {
  const host = await begun()
  await post(data, origin)
  expect(screen.getByText(/Waiting for the page/)).toBeTruthy()
  expect(host.callsOf('cards.draft')).toEqual([])
  expect(replies()).toEqual([])
})

const shown = (problems: unknown[]) => [{ type: 'plaza:page-result', shown: true, problems }, BUILDER]

it('tells the builder that a page is shown', async () => {
  await begun()
  await post({ type: 'plaza:page', page: page('Words') })
  await screen.findByRole('link', { name: /Words/ })
  expect(replies()).toEqual([shown([])])
})

it('reports errors to the builder, and marks the last valid page as outdated until the next valid one', async () => {
  await begun()
  const { feed_category: _, ...unfit } = page('Second words')
  const problem = { path: 'page.feed_category', message: expect.stringMatching(/feed_category/) }
  await post({ type: 'plaza:page', page: unfit })
  expect(screen.getByRole('alert').textContent).toMatch(/page.feed_category/)
  expect(screen.queryByText(/Waiting for the page/)).toBeNull()
  expect(replies()).toEqual([[{ type: 'plaza:page-result', shown: false, problems: [problem] }, BUILDER]])
  await post({ type: 'plaza:page', page: page('First words') })
  const link = await screen.findByRole('link', { name: /First words/ })
  expect([screen.queryByRole('alert'), link.closest('[data-old]')]).toEqual([null, null])
  await post({ type: 'plaza:page', page: unfit })
  expect(screen.getByRole('alert').textContent).toMatch(/Below is the one before it/)
  expect(screen.getByRole('link', { name: /First words/ }).closest('[data-old]')).toBeTruthy()
})

it('reports skipped cards to the builder, and renders the others', async () => {
  await begun()
  const broken = { id: 'links', v: 1, type: 'notice', items: [{ title: 'Run', link: 'javascript:run()' }] }
  await post({ type: 'plaza:page', page: page('Words', [broken, { id: 'odd', v: 1, type: 'hologram' }]) })
  await screen.findByRole('link', { name: /Words/ })
  expect(screen.getByRole('alert').textContent).toMatch(/page.cards.1.items.0.link/)
  const places = replies()[0]?.[0].problems.map(({ path }: { path: string }) => path)
  expect(places).toEqual(['page.cards.1.items.0.link', 'page.cards.2.type'])
})

it('tells the builder that the server refused the page', async () => {
  const refused = failing({ code: 400001, msg: 'Too many things' })
  await visit('page-builder-preview', {}, { answers: { ...answers, 'cards.draft': refused } })
  await screen.findByText(/Waiting for the page/)
  await post({ type: 'plaza:page', page: page('Words') })
  await screen.findByRole('alert')
  const problems = [{ path: '', message: 'Too many things' }]
  expect(replies()).toEqual([[{ type: 'plaza:page-result', shown: false, problems }, BUILDER]])
})
