import type { Message } from '@plaza/shared/api'
import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const message = (more: Partial<Message> = {}): Message => ({
  id: '1',
  kind: 'review',
  title: 'Your post is published',
  content: 'Everybody can see it now.',
  link: '/group-post-detail/20001',
  read: false,
  created_at: '2026-11-20T08:00:00+08:00',
  ...more,
})
const notice = message({ id: '2', kind: 'system', title: 'Large text', content: 'Is under Mine.', link: null })

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'messages',
    {},
    {
      user: person(),
      built: ['circle-post'],
      answers: {
        'messages.list': pageOf(message(), notice),
        'messages.read': {},
        'account.unread': {
          messages: 2,
          replies: 0,
          kinds: [
            { kind: 'review', unread: 1 },
            { kind: 'system', unread: 1 },
          ],
        },
        ...answers,
      },
      ...options,
    },
  )

it('leads to what a message is about, and marks it as read', async () => {
  const { host } = await draw()
  const link = await screen.findByRole('link', { name: /Your post is published/ })
  expect(link.getAttribute('href')).toBe('/group-post-detail/20001')
  expect(link.textContent).toContain('Unread')
  fireEvent.click(link)
  await waitFor(() => expect(host.callsOf('messages.read')).toEqual([{ params: { id: '1' } }]))
})

it('marks a message that leads nowhere as read by a tap', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('button', { name: /Large text.*Mark as read/ }))
  await waitFor(() => expect(host.callsOf('messages.read')).toEqual([{ params: { id: '2' } }]))
})

it('has no link to a page that is not live, and nothing to tap once it was read', async () => {
  await draw({ built: [], off: ['community'], answers: { 'messages.list': pageOf(message({ read: true })) } })
  await screen.findByText('Your post is published')
  expect(screen.queryByRole('link', { name: /Your post/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /Mark as read/ })).toBeNull()
  expect(screen.queryByText('Unread')).toBeNull()
})

it('shows one kind, with its number of unread messages, and reads all of it', async () => {
  const { host } = await draw({ query: { kind: 'system' } })
  await screen.findByRole('tab', { name: 'Notices 1', selected: true })
  expect(host.callsOf('messages.list')).toEqual([{ query: { kind: 'system' } }])
  fireEvent.click(await screen.findByRole('button', { name: 'Read all' }))
  await waitFor(() =>
    expect(host.callsOf('messages.read')).toEqual([{ params: { id: 'all' }, query: { kind: 'system' } }]),
  )
})

it('offers nothing to read where nothing is unread', async () => {
  await draw({ answers: { 'account.unread': { messages: 0, replies: 0, kinds: [] } } })
  await screen.findByText('Large text')
  expect(screen.queryByRole('button', { name: 'Read all' })).toBeNull()
})

it('asks again when a message arrives', async () => {
  const { host } = await draw()
  await screen.findByText('Large text')
  act(() => host.happen('unread'))
  await waitFor(() => expect(host.callsOf('messages.list')).toHaveLength(2))
})

it('says that there are none', async () => {
  await draw({ answers: { 'messages.list': pageOf() } })
  expect(await screen.findByText('No content yet')).toBeTruthy()
})

it('says that they cannot be had', async () => {
  await draw({ answers: { 'messages.list': failing({ status: 500 }) } })
  expect(await screen.findByText('The server is busy')).toBeTruthy()
})

it('has the kinds that other remotes bring, in their places, and none of those that are off', async () => {
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
  const { unmount } = await draw()
  await screen.findByText('Large text')
  expect(tabs()).toEqual(['All', 'Replies', 'Reviews 1', 'Departments', 'Notices 1'])
  unmount()
  await draw({ off: ['community'] })
  await screen.findByText('Large text')
  expect(tabs()).toEqual(['All', 'Replies', 'Reviews 1', 'Notices 1'])
})
