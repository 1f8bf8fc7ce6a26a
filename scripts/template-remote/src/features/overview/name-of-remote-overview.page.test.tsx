import { content, failing, pageOf } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const answers = { 'contents.feed': pageOf(content()) }

it('links to each of its notes', async () => {
  const { host } = await visit('name-of-remote-overview', {}, { answers })
  expect(screen.getByRole('heading', { level: 1, name: 'Title of remote' })).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Always a way back' }))
  expect(host.navigations).toEqual(['/name-of-remote/a-way-back'])
})

it('shows the newest of the kind in its address', async () => {
  const { host } = await visit('name-of-remote-overview', {}, { answers })
  expect(await screen.findByText('Ferries will run until midnight')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'Audio' }))
  await waitFor(() => expect(host.callsOf('contents.feed')).toHaveLength(2))
  expect(host.callsOf('contents.feed')).toEqual([
    { params: { id: 'all' } },
    { params: { id: 'all' }, query: { type: 1 } },
  ])
  expect(host.navigations).toEqual(['/name-of-remote?type=1'])
})

it('offers to retry if the call fails', async () => {
  await visit('name-of-remote-overview', {}, { answers: { 'contents.feed': failing({ status: 500 }) } })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
