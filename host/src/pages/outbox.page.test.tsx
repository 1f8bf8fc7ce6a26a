import type { Comment } from '@plaza/shared/api'
import type { OutboxEntry } from '@plaza/shared/host'
import { hostRoutes } from '@plaza/shared/routes'
import { type Answers, person, visitsOf } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hostPages } from './index'

const visit = visitsOf(hostRoutes, { pages: hostPages })

const entry = (id: string, endpoint: string, over: Partial<OutboxEntry>): OutboxEntry => ({
  ...{ id, endpoint, input: {}, shown: null, at: 1e12, state: 'waiting', reason: '' },
  ...over,
})
const reply = entry('c', 'comments.add', {
  input: { body: { target: 'content', target_id: '7', parent_id: 'c1', content: 'Rude', key: 'k1' } },
  shown: { to: 'Zhou', page: '/posts/7?type=2' },
  ...{ state: 'refused', reason: 'Banned words' },
})
const post = entry('p', 'posts.publish', {
  input: { body: { circle_id: '61', content: '', images: ['a.webp', 'b.webp'], key: 'k2' } },
})
const like = entry('l', 'likes.set', { input: { body: { target: 'post', id: '20002', on: true } } })
const vote = entry('v', 'posts.vote', { input: { params: { id: '1' }, body: { options: ['2'] } } })

const open = (outbox: OutboxEntry[], answers: Answers = {}, confirms = true) =>
  visit(
    'outbox',
    {},
    { user: person(), outbox, answers, confirms, built: ['circle', 'circle-post', 'post-publish', 'article'] },
  )
const written: Comment = {
  ...{ id: 'c9', user: { id: 'u1', name: 'Lin', avatar: null }, content: 'Kind', created_at: '2026-11-20T08:00:00Z' },
  ...{
    district: '',
    likes: 0,
    liked: false,
    own: true,
    state: 'shown' as const,
    reply_to: 'Zhou',
    replies: [],
    reply_count: 0,
  },
}
const row = (text: string) => within(screen.getByText(text).closest('article') as HTMLElement)

it('lists what was refused with its reason, then what waits, each with its page', async () => {
  await open([post, like, vote, reply])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Not sent',
    'Sent once the network is back',
  ])
  expect(row('Reply to Zhou').getByText('Banned words')).toBeTruthy()
  expect(row('Post').getByText('2 pictures')).toBeTruthy()
  const pages = screen.getAllByRole('link', { name: 'Open the page' }).map((link) => link.getAttribute('href'))
  expect(pages).toEqual(['/posts/7?type=2', '/group-detail/61', '/group-post-detail/20002'])
  expect(row('Vote').queryByRole('button', { name: 'Send again' })).toBeNull()
})

it('says so when all is sent', async () => {
  await open([entry('s', 'likes.set', { ...like, state: 'sent' })])
  expect(screen.getByText('Everything is sent')).toBeTruthy()
})

it('sends a refused text again with its key, and lets go of it', async () => {
  const { host } = await open([reply], { 'comments.add': written })
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(host.outbox.getState()).toEqual([]))
  expect(host.callsOf('comments.add')).toEqual([reply.input])
})

it('a text that is refused again stays', async () => {
  const refused = () => {
    throw { code: 1, msg: 'Banned words' }
  }
  const { host } = await open([reply], { 'comments.add': refused })
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(host.callsOf('comments.add')).toHaveLength(1))
  expect(host.outbox.getState()).toEqual([reply])
})

it('edits a refused reply, also where its page is gone', async () => {
  const { host } = await open([reply], { 'comments.add': written })
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  const field = await screen.findByRole('textbox', { name: 'Reply to Zhou' })
  fireEvent.change(field, { target: { value: 'Kind' } })
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(host.outbox.getState()).toEqual([]))
  const body = {
    target: 'content',
    target_id: '7',
    parent_id: 'c1',
    content: 'Kind',
    key: expect.not.stringMatching('k1'),
  }
  expect(host.callsOf('comments.add')).toEqual([{ body }])
})

it('edits a refused post from its draft', async () => {
  const draft = { text: 'Fog' }
  const { host } = await open([{ ...post, shown: draft, state: 'refused', reason: 'Banned' }])
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(host.drafts.read('post-publish.61')).toMatchObject(draft)
  expect([host.navigations, host.outbox.getState()]).toEqual([['/post-publish/61'], []])
})

it('asks before a text is discarded, and not before a mark is', async () => {
  const { host } = await open([reply, like], {}, false)
  for (const name of ['Reply to Zhou', 'Like']) fireEvent.click(row(name).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(host.outbox.getState()).toEqual([reply]))
})

it('discards a text once that is confirmed', async () => {
  const { host } = await open([reply])
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(host.outbox.getState()).toEqual([]))
})
