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

it('shows the channel under its name, and asks as the server does', async () => {
  const { host } = await open()
  expect(await screen.findByRole('heading', { name: 'City life' })).toBeTruthy()
  expect(await screen.findByText('Ferries will run until midnight')).toBeTruthy()
  expect(host.callsOf('contents.feed')).toEqual([{ params: { id: '2' } }])
})

it('shows a section and a kind, and keeps both in the address', async () => {
  const { host } = await open({ built: ['video'] })
  fireEvent.click(await screen.findByRole('tab', { name: 'Transport' }))
  await waitFor(() => expect(host.callsOf('contents.feed')).toContainEqual({ params: { id: '21' } }))
  fireEvent.click(screen.getByRole('button', { name: 'Video' }))
  await waitFor(() =>
    expect(host.callsOf('contents.feed')).toContainEqual({ params: { id: '21' }, query: { type: 4 } }),
  )
  expect(host.navigations).toEqual(['/cates/2?sub=21', '/cates/2?sub=21&type=4'])
})

it('begins with what the address says, and ignores what it cannot know', async () => {
  const { host } = await open({ query: { sub: 99, type: 'banana' } })
  await screen.findByText('Ferries will run until midnight')
  expect(host.callsOf('contents.feed')).toEqual([{ params: { id: '2' } }])
})

it('says so where nothing is in it', async () => {
  await open({ answers: { ...answers, 'contents.feed': pageOf() } })
  expect(await screen.findByText('No content yet')).toBeTruthy()
})

it('says that there is no such channel, under a title, with a way on', async () => {
  await open({ answers: { 'categories.detail': failing({ status: 404 }), 'contents.feed': pageOf() } })
  expect(await screen.findByRole('heading', { level: 1, name: 'No such channel' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the home page' }).getAttribute('href')).toBe('/')
})

it('offers the kinds that can be opened here, and no heading is left out above its contents', async () => {
  await open()
  await screen.findByText('Ferries will run until midnight')
  expect(screen.getByRole('button', { name: 'Video' })).toBeTruthy()
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H3'])
})
