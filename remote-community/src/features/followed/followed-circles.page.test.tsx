import { failing, pageOf, pending, person, post, type VisitOptions } from '@plaza/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { circle } from '../../testing/samples'
import { visit } from '../../testing/visit'

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'followed-circles',
    {},
    {
      answers: {
        'circles.list': pageOf(circle(), circle({ id: '62', name: 'Breakfast' })),
        'posts.feed': pageOf(post()),
        ...answers,
      },
      ...options,
    },
  )
const links = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('shows a guest circles to join, and the posts of all of them', async () => {
  const { host } = await draw()
  await screen.findByText('Fog on the old pier')
  expect(links('Circles to join')).toEqual([
    ['Harbour light', '/group-detail/61'],
    ['Breakfast', '/group-detail/62'],
  ])
  expect(host.callsOf('circles.mine')).toEqual([])
  expect(screen.queryByRole('link', { name: 'My posts' })).toBeNull()
})

it('shows a user the circles that they have joined, and in each post its circle', async () => {
  await draw({ user: person(), answers: { 'circles.mine': pageOf(circle({ joined: true })) } })
  const card = (await screen.findByText('Fog on the old pier')).closest('article') as HTMLElement
  await screen.findByRole('region', { name: 'Circles that you have joined' })
  expect(links('Circles that you have joined')).toEqual([['Harbour light', '/group-detail/61']])
  expect(screen.getByRole('link', { name: 'My posts' }).getAttribute('href')).toBe(`/user-detail/${person().id}`)
  const { circle: of } = post()
  expect(within(card).getByRole('link', { name: of.name }).getAttribute('href')).toBe(`/group-detail/${of.id}`)
})

it('suggests circles to a user who is in none', async () => {
  await draw({ user: person(), answers: { 'circles.mine': pageOf() } })
  expect(await screen.findByRole('region', { name: 'Circles to join' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Breakfast' })).toBeTruthy()
})

it('keeps suggestions in place while the circles of somebody who is recognised late arrive', async () => {
  const { host } = await draw({ answers: { 'circles.mine': pending } })
  const link = await screen.findByRole('link', { name: 'Breakfast' })
  act(() => host.stores.session.set({ user: person(), status: 'user' }))
  await waitFor(() => expect(host.callsOf('circles.mine')).toHaveLength(1))
  expect(screen.getByRole('link', { name: 'Breakfast' })).toBe(link)
})

it('leads to the choice of a circle to write in', async () => {
  await draw()
  expect(screen.getByRole('link', { name: 'Write' }).getAttribute('href')).toBe('/select-list/')
})

it('shows a notice where nobody has written, and a failure with a retry', async () => {
  const { unmount } = await draw({ answers: { 'posts.feed': pageOf() } })
  expect(await screen.findByText('No content yet')).toBeTruthy()
  unmount()
  await draw({ answers: { 'posts.feed': failing({ status: 500 }) } })
  expect(await screen.findByRole('button', { name: /try|reload/i })).toBeTruthy()
})
