import { content, failing, pageOf, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const answers = {
  'categories.detail': {
    id: '2',
    name: '民生',
    name_en: 'City life',
    children: [{ id: '21', name: '交通', name_en: 'Transport' }],
  },
  'contents.feed': pageOf(content()),
}
const open = (over: VisitOptions = {}) => visit('category', { id: 2 }, { answers, ...over })

it('has the channel’s name as heading, and makes the same calls as the server', async () => {
  const { host } = await open()
  expect(await screen.findByRole('heading', { name: 'City life' })).toBeTruthy()
  expect(await screen.findByText('Ferries will run until midnight')).toBeTruthy()
  expect(host.callsOf('contents.feed')).toEqual([{ params: { id: '2' } }])
})

it('filters by section and type, and keeps both in the address', async () => {
  const { host } = await open({ built: ['video'] })
  fireEvent.click(await screen.findByRole('tab', { name: 'Transport' }))
  await waitFor(() => expect(host.callsOf('contents.feed')).toContainEqual({ params: { id: '21' } }))
  fireEvent.click(screen.getByRole('button', { name: 'Video' }))
  await waitFor(() =>
    expect(host.callsOf('contents.feed')).toContainEqual({ params: { id: '21' }, query: { type: 4 } }),
  )
  expect(host.navigations).toEqual(['/cates/2?sub=21', '/cates/2?sub=21&type=4'])
})

it('starts with the values of the address, and ignores unknown ones', async () => {
  const { host } = await open({ query: { sub: 99, type: 'banana' } })
  await screen.findByText('Ferries will run until midnight')
  expect(host.callsOf('contents.feed')).toEqual([{ params: { id: '2' } }])
})

it('shows a notice for an empty channel', async () => {
  await open({ answers: { ...answers, 'contents.feed': pageOf() } })
  expect(await screen.findByText('No content yet')).toBeTruthy()
})

it('shows that there is no such channel, with a title and a link', async () => {
  await open({ answers: { 'categories.detail': failing({ status: 404 }), 'contents.feed': pageOf() } })
  expect(await screen.findByRole('heading', { level: 1, name: 'No such channel' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the home page' }).getAttribute('href')).toBe('/')
})

it('offers only live types, and has a heading above its contents', async () => {
  await open()
  await screen.findByText('Ferries will run until midnight')
  expect(screen.getByRole('button', { name: 'Video' })).toBeTruthy()
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H3'])
})
