import { person } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'
import { wish } from '../../testing/wish-samples'

const page = (...list: ReturnType<typeof wish>[]) => ({ list, next: null })

it('filters the wall by state and kind, and shows all again', async () => {
  const { host } = await visit(
    'wish-wall',
    {},
    { answers: { 'wishes.list': ({ query }) => (query?.state ? page() : page(wish())) } },
  )
  const link = await screen.findByRole('link', { name: 'A slow game of chess' })
  expect(link.getAttribute('href')).toBe('/micro-wish-details/73001')
  fireEvent.click(screen.getByRole('button', { name: 'Came true' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }))
  await screen.findByRole('link', { name: 'A slow game of chess' })
  expect(host.callsOf('wishes.list')).toContainEqual({ query: { state: 'finished' } })
})

it('asks for small wishes alone on their page', async () => {
  const { host } = await visit('micro-wish-list', {}, { answers: { 'wishes.list': page(wish({ size: 'micro' })) } })
  await screen.findByRole('link', { name: 'A slow game of chess' })
  expect(host.callsOf('wishes.list')).toEqual([{ query: { size: 'micro' } }])
})

it('lists own wishes by state, and those that a person claims', async () => {
  const { host, unmount } = await visit(
    'my-wishes',
    {},
    { user: person(), answers: { 'wishes.mine': page(wish({ own: true, review: 'pending' })) } },
  )
  await screen.findByText('In review')
  fireEvent.click(screen.getByRole('tab', { name: 'Claimed' }))
  await waitFor(() => expect(host.callsOf('wishes.mine')).toContainEqual({ query: { as: 'owner', state: 'claimed' } }))
  unmount()
  const other = await visit('my-claimed', {}, { user: person(), answers: { 'wishes.mine': page() } })
  await screen.findByRole('link', { name: 'Wish wall' })
  expect(other.host.callsOf('wishes.mine')).toEqual([{ query: { as: 'claimant' } }])
})
