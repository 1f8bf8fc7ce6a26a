import { failing, pageOf, person, post, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const document = {
  id: 'community',
  title: 'Community',
  cards: [{ id: 'n', v: 1, type: 'notice', items: [{ title: 'Be kind', link: '/posts/7' }] }],
  feed_category: null,
  feed_posts: true,
}
const picture = (name: string) => ({ url: `/${name}.webp`, width: 4, height: 3 })

const community = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'page',
    { id: 'community' },
    {
      answers: { 'cards.page': document, 'posts.feed': pageOf(post()), ...answers },
      ...options,
    },
  )

it('shows posts after the cards: author, circle and text, with links to the post and its circle', async () => {
  const images = ['a', 'b', 'c', 'd', 'e'].map(picture)
  await community({ answers: { 'posts.feed': pageOf(post({ images }), post({ id: 'p2', content: 'A second one' })) } })
  const text = await screen.findByRole('link', { name: 'Fog on the old pier' })
  expect(text.getAttribute('href')).toBe('/group-post-detail/p1')
  expect(screen.getByRole('heading', { name: 'From the circles' })).toBeTruthy()
  expect(screen.getAllByText('Aunt Qiu')).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: 'Harbour light' })[0]?.getAttribute('href')).toBe('/group-detail/61')
  expect(screen.getAllByRole('link', { name: 'Comments, 2 so far' })).toHaveLength(2)
  expect(screen.getByText('2 more')).toBeTruthy()
})

it('likes a post in its row', async () => {
  const { host } = await community({ user: person(), answers: { 'likes.set': { liked: true, likes: 8 } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Like, 7 so far' }))
  const liked = await screen.findByRole('button', { name: 'Like, 8 so far' })
  expect(liked.getAttribute('aria-pressed')).toBe('true')
  expect(host.callsOf('likes.set')).toEqual([{ body: { target: 'post', id: 'p1', on: true } }])
})

it('uses a vote’s question as the post’s name', async () => {
  const vote = {
    title: 'Where shall we walk?',
    multiple: false,
    max_choices: null,
    options: [],
    closed: false,
    voters: 4,
    chosen: [],
  }
  const asked = post({ content: '', vote: { ...vote, id: 'v', ends_at: '2099-01-01T00:00:00Z', result: 'always' } })
  await community({ answers: { 'posts.feed': pageOf(asked) } })
  expect(await screen.findByRole('link', { name: /Where shall we walk/ })).toBeTruthy()
})

it('refetches when the tab is tapped', async () => {
  const { host } = await community()
  await screen.findByText('Fog on the old pier')
  await act(async () => host.reselect())
  expect(host.callsOf('posts.feed')).toHaveLength(2)
})

it.each([
  ['says that there is nothing', pageOf(), 'No content yet'],
  ['offers to try again', failing({ status: 500 }), 'Try again'],
])('%s below the cards, which stay', async (_, feed, words) => {
  await community({ answers: { 'posts.feed': feed } })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText('Be kind')).toBeTruthy()
})

it('is omitted if the remote that shows posts is off', async () => {
  const { host } = await community({ off: ['community'] })
  expect(await screen.findByText('Be kind')).toBeTruthy()
  expect(screen.queryByText('From the circles')).toBeNull()
  expect(host.callsOf('posts.feed')).toEqual([])
})
