import type { Answers } from '@plaza/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const BUILDER = 'https://builder.example'
const page = (title: string) => ({
  id: 'draft',
  title: 'Draft',
  feed_category: null,
  cards: [{ id: 'note', v: 1, type: 'notice', items: [{ title, link: '/posts/1' }] }],
})
const answers: Answers = {
  'config.consumer': { page_builders: BUILDER },
  'cards.draft': ({ body }) => body as never,
}
const post = (data: unknown, origin = BUILDER) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin })))
const begun = async () => {
  const { host } = await visit('page-builder-preview', {}, { answers })
  await screen.findByText(/Waiting for the page/)
  return host
}

it('draws the page that an allowed builder posts, and the next one in its place', async () => {
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
  ['what is no page', { type: 'plaza:page', page: { id: 1 } }, BUILDER],
])('draws nothing of %s', async (_, data, origin) => {
  const host = await begun()
  await post(data, origin)
  expect(screen.getByText(/Waiting for the page/)).toBeTruthy()
  expect(host.callsOf('cards.draft')).toEqual([])
})
