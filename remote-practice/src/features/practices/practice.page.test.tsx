import { codes } from '@plaza/shared/api'
import { failing, person } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { practice } from '../../testing/practice-samples'
import { visit } from '../../testing/visit'

const noComments = { 'comments.list': { list: [], next: null } }

it('lists what people show, and own ones with their state', async () => {
  await visit(
    'civilization-shows',
    {},
    {
      user: person(),
      answers: {
        'practices.list': { list: [practice()], next: null },
        'practices.mine': { list: [practice({ id: '2', title: 'Mine', own: true, state: 'refused' })], next: null },
      },
    },
  )
  const link = await screen.findByRole('link', { name: 'Twelve seconds' })
  expect(link.getAttribute('href')).toBe('/show-civilization-details/76001')
  fireEvent.click(screen.getByRole('tab', { name: 'My own' }))
  await screen.findByRole('link', { name: 'Mine' })
  screen.getByText('Not published')
})

it('is liked, and commented on once it is shown', async () => {
  const answers = { ...noComments, 'practices.detail': practice(), 'likes.set': { liked: true, likes: 4 } }
  const { host } = await visit('civilization-show', { id: '76001' }, { user: person(), answers })
  fireEvent.click(await screen.findByRole('button', { name: 'Like, 3 likes so far' }))
  await screen.findByRole('button', { name: 'Like, 4 likes so far' })
  expect(host.callsOf('likes.set')).toEqual([{ body: { target: 'practice', id: '76001', on: true } }])
})

it('is shared once it is shown', async () => {
  const answers = { ...noComments, 'practices.detail': practice() }
  const { host } = await visit('civilization-show', { id: '76001' }, { user: person(), answers })
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
  expect(host.shared).toMatchObject([{ id: 'civilization-show', address: '/show-civilization-details/76001' }])
})

it('tells its author why it was refused, and leads to the form', async () => {
  const refused = practice({ own: true, state: 'refused', refusal: 'Faces', steps: ['submit', 'delete'] })
  const { host } = await visit(
    'civilization-show',
    { id: '76001' },
    { user: person(), answers: { 'practices.detail': refused } },
  )
  await screen.findByText(/It was not published: Faces/)
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/show-civilization-publish?edit=76001')
  expect(host.callsOf('comments.list')).toEqual([])
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

it('is deleted after a question', async () => {
  const own = practice({ own: true, steps: ['delete'] })
  const answers = { ...noComments, 'practices.detail': own, 'practices.remove': {} }
  const { host } = await visit('civilization-show', { id: '76001' }, { user: person(), answers })
  const navigate = vi.spyOn(host, 'navigate')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/show-civilization?tab=mine', { replace: true }]]))
})

it('shows a record with its activity, and the thread of one comment over it', async () => {
  const record = practice({ form: 'record', activity: { id: '40001', title: 'Beach cleaning' } })
  const answers = { ...noComments, 'practices.detail': record, 'comments.one': failing({ code: codes.contentGone }) }
  await visit('practice-record', { aid: '76101' }, { user: person(), answers })
  const link = await screen.findByRole('link', { name: 'Beach cleaning' })
  expect(link.getAttribute('href')).toBe('/activities-details/40001')
})

it('leads to the page of a show from the address of a record', async () => {
  const answers = { ...noComments, 'practices.detail': practice() }
  const { host } = await visit('practice-record', { aid: '76001' }, { answers })
  await waitFor(() => expect(host.navigations).toEqual(['/show-civilization-details/76001']))
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

it('says that it is gone', async () => {
  await visit(
    'practice-record',
    { aid: '1' },
    { answers: { 'practices.detail': failing({ code: codes.contentGone }) } },
  )
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})
