import type { Anchor, Organisation, Speaker } from '@plaza/shared/api'
import { type Answers, content, failing, pageOf, pending, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { programme } from '../../testing/samples'
import { visit } from '../../testing/visit'

beforeEach(() => vi.setSystemTime('2026-11-21T01:00:00Z'))
afterEach(() => vi.useRealTimers())

const speaker = (over: Partial<Speaker> = {}): Speaker => ({
  id: '901',
  name: 'Song Tingyu',
  avatar: null,
  slogan: 'Sixteen years of nights',
  followers: 12,
  followed: false,
  ...over,
})
const anchor: Anchor = {
  ...speaker(),
  intro: 'She leaves three minutes each night.',
  albums: [content({ id: '40', type: 2, title: 'Night voices', track_count: 12 })],
  programmes: [
    { ...programme(), channel: { id: '801', name: 'Voice of the bay', type: 1 } },
    {
      ...programme({ id: 'p2', title: 'Over', ends_at: '2026-11-21T00:30:00Z' }),
      channel: { id: '801', name: 'Voice of the bay', type: 1 },
    },
  ],
}
const organisation: Organisation = {
  ...speaker({ id: '951', name: 'Starbay Daily' }),
  kind: 'media',
  intro: 'Since 1949.',
  contents: 7,
}
const answers: Answers = {
  'anchors.list': pageOf(speaker(), speaker({ id: '902', name: 'Jiang Yubai' })),
  'anchors.detail': anchor,
  'anchors.contents': pageOf(content()),
  'organisations.list': pageOf(speaker({ id: '951', name: 'Starbay Daily' }), speaker({ id: '952', name: 'News' })),
  'organisations.detail': organisation,
  'organisations.contents': pageOf(content()),
}
const withAnswers = (over: VisitOptions = {}) => ({ ...over, answers: { ...answers, ...over.answers } })
const followed = { 'follows.set': { followed: true, followers: 13 } }

it('lists anchors with links', async () => {
  await visit('anchors', {}, withAnswers())
  expect((await screen.findByRole('link', { name: 'Jiang Yubai' })).getAttribute('href')).toBe('/anchors/902')
})

it('follows an anchor from the list, and updates the count before the server answers', async () => {
  const { host } = await visit('anchors', {}, withAnswers({ user: person(), answers: { 'follows.set': pending } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Follow Song Tingyu' }))
  expect(await screen.findByText('13 followers')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Following Song Tingyu' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Follow Jiang Yubai' })).toBeTruthy()
  expect(host.callsOf('follows.set')).toEqual([{ body: { kind: 'anchor', id: '901', on: true } }])
})

it('shows what everybody sees again after a logout', async () => {
  const { host } = await visit('anchors', {}, withAnswers({ user: person(), answers: followed }))
  fireEvent.click(await screen.findByRole('button', { name: 'Follow Song Tingyu' }))
  expect(await screen.findByText('13 followers')).toBeTruthy()
  act(() => host.stores.session.set({ status: 'guest', user: null }))
  expect(await screen.findByRole('button', { name: 'Follow Song Tingyu' })).toBeTruthy()
  expect(screen.queryByText('13 followers')).toBeNull()
})

it('reverts a follow that the server refuses', async () => {
  await visit(
    'anchor',
    { id: 901 },
    withAnswers({ user: person(), answers: { 'follows.set': failing({ status: 500 }) } }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Follow' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Follow' })).toBeTruthy())
  expect(screen.getByText('12 followers')).toBeTruthy()
})

it('shows an anchor with broadcasts, albums and posts', async () => {
  const { host } = await visit('anchor', { id: 901 }, withAnswers())
  expect(await screen.findByText('She leaves three minutes each night.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Early bus.*Voice of the bay.*Live/ }).getAttribute('href')).toBe(
    '/radios/801',
  )
  expect(screen.queryByText('Over')).toBeNull()
  expect(screen.getByRole('link', { name: /Night voices/ }).getAttribute('href')).toBe('/albums/40')
  expect(await screen.findByText('Ferries will run until midnight')).toBeTruthy()
  expect(host.callsOf('anchors.contents')).toEqual([{ params: { id: '901' } }])
})

it('shows an organisation’s publications by type, and keeps the tab in the address', async () => {
  const { host } = await visit('organisation', { id: 951 }, withAnswers({ user: person(), answers: followed }))
  expect(await screen.findByText('12 followers · 7 pieces')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Follow' }))
  expect(await screen.findByText('13 followers · 7 pieces')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'Audio' }))
  await waitFor(() =>
    expect(host.callsOf('organisations.contents')).toContainEqual({ params: { id: '951' }, query: { type: '1' } }),
  )
  expect(host.navigations).toEqual(['/orgs/951?tab=audios'])
})

it('shows that an organisation is gone', async () => {
  await visit('organisation', { id: 1 }, withAnswers({ answers: { 'organisations.detail': failing({ status: 404 }) } }))
  expect(await screen.findByRole('button', { name: 'Back' })).toBeTruthy()
})

it('lists organisations of one kind, which the address keeps', async () => {
  const { host } = await visit('organisations', {}, withAnswers())
  fireEvent.click(await screen.findByRole('tab', { name: 'Culture' }))
  await waitFor(() => expect(host.callsOf('organisations.list')).toContainEqual({ query: { kind: 'culture' } }))
  expect(host.navigations).toEqual(['/org-list?kind=culture'])
})

it('shows stories and photos of the chosen organisation', async () => {
  const { host } = await visit('organisation-graphics', {}, withAnswers())
  fireEvent.click(await screen.findByRole('button', { name: 'News' }))
  await waitFor(() =>
    expect(host.callsOf('organisations.contents')).toContainEqual({ params: { id: '952' }, query: { type: '3,7' } }),
  )
  expect(host.navigations).toEqual(['/org-graphic?id=952'])
})

it('shows a notice if nothing was published', async () => {
  await visit('organisation', { id: 951 }, withAnswers({ answers: { 'organisations.contents': pageOf() } }))
  expect(await screen.findByText('No content yet')).toBeTruthy()
})
