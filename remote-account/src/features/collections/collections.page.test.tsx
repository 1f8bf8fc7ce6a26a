import { content, failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const item = (id: string, title: string) => ({
  collected_at: '2026-11-20T08:00:00+08:00',
  content: content({ id, title }),
})
const two = pageOf(item('7', 'A quieter harbour'), item('8', 'The last ferry'))

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'collections',
    {},
    {
      user: person(),
      answers: { 'collections.list': two, ...answers },
      ...options,
    },
  )

it('shows what was collected, each leading to its content', async () => {
  await draw()
  const link = await screen.findByRole('link', { name: 'A quieter harbour' })
  expect(link.getAttribute('href')).toBe('/posts/7')
})

it('shows one kind by its tab, which stands in the address', async () => {
  const { host } = await draw({ built: ['video'] })
  fireEvent.click(screen.getByRole('tab', { name: 'Videos' }))
  expect(host.navigations).toEqual(['/collection?kind=videos'])
  await waitFor(() => expect(host.callsOf('collections.list')).toContainEqual({ query: { type: '4,12,15' } }))
})

it('says that nothing is collected yet, and cannot be edited then', async () => {
  await draw({ answers: { 'collections.list': pageOf() } })
  await screen.findByText('Nothing collected yet')
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})

it('says that the server is busy', async () => {
  await draw({ answers: { 'collections.list': failing({ status: 500 }) } })
  expect(await screen.findByText('The server is busy')).toBeTruthy()
})

describe('editing', () => {
  const remove = { 'collections.remove': {} } as const
  const edit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))

  it('removes what is picked after asking', async () => {
    const { host } = await draw({ answers: remove })
    await edit()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select “The last ferry”' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove (1)' }))
    await waitFor(() => expect(host.callsOf('collections.remove')).toEqual([{ query: { ids: '8' } }]))
    await screen.findByRole('button', { name: 'Edit' })
    expect(host.toasts).toEqual(['Removed'])
  })

  it('picks all at once', async () => {
    const { host } = await draw({ answers: remove })
    await edit()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove (2)' }))
    await waitFor(() => expect(host.callsOf('collections.remove')).toEqual([{ query: { ids: '7,8' } }]))
  })

  it('removes nothing where the person thinks better of it', async () => {
    const { host } = await draw({ answers: remove, confirms: false })
    await edit()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove (2)' }))
    await waitFor(() => expect(host.callsOf('collections.remove')).toEqual([]))
    screen.getByRole('button', { name: 'Done' })
  })

  it('keeps what is picked where the removal fails', async () => {
    const { host } = await draw({ answers: { 'collections.remove': failing({ status: 500 }) } })
    await edit()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove (2)' }))
    await waitFor(() => expect(host.callsOf('collections.remove')).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Remove (2)' })).toBeTruthy()
  })
})
