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

it('lists what was collected, with links', async () => {
  await draw()
  const link = await screen.findByRole('link', { name: 'A quieter harbour' })
  expect(link.getAttribute('href')).toBe('/posts/7')
})

it('adds an audio to the queue, and offers that for nothing else', async () => {
  const audio = { url: '/a.mp3', album: 'Harbour tales', album_id: '9' }
  const collected = { ...item('31', 'Tides'), content: content({ id: '31', type: 1, title: 'Tides', audio }) }
  const { host } = await draw({ answers: { 'collections.list': pageOf(collected, item('7', 'A quieter harbour')) } })
  fireEvent.click(await screen.findByRole('button', { name: 'Queue Tides' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Add to the queue' }))
  expect(host.played).toMatchObject([{ type: 'add', place: 'end', items: [{ id: '31', name: 'Tides' }] }])
  expect(screen.getAllByRole('button', { name: /^Queue/ })).toHaveLength(1)
})

it('filters by a tab, which the address keeps', async () => {
  const { host } = await draw({ built: ['video'] })
  fireEvent.click(screen.getByRole('tab', { name: 'Videos' }))
  expect(host.navigations).toEqual(['/collection?kind=videos'])
  await waitFor(() => expect(host.callsOf('collections.list')).toContainEqual({ query: { type: '4,12,15' } }))
})

it('shows a notice for an empty list, which cannot be edited', async () => {
  await draw({ answers: { 'collections.list': pageOf() } })
  await screen.findByText('Nothing collected yet')
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})

it('shows that the server is busy', async () => {
  await draw({ answers: { 'collections.list': failing({ status: 500 }) } })
  expect(await screen.findByText('The server is busy')).toBeTruthy()
})

describe('searching', () => {
  const found = pageOf({ ...item('8', 'The last ferry'), marks: [[9, 14]] })
  const field = () => screen.findByRole('searchbox', { name: 'Search in this list' })

  it('asks for what was typed, keeps it in the address and marks the matches', async () => {
    const { host, container } = await draw({ answers: { 'collections.list': ({ query }) => (query?.q ? found : two) } })
    const box = await field()
    fireEvent.change(box, { target: { value: ' ferry ' } })
    fireEvent.submit(box)
    await waitFor(() => expect(container.querySelector('mark')?.textContent).toBe('ferry'))
    expect(screen.queryByRole('link', { name: 'A quieter harbour' })).toBeNull()
    expect(host.navigations.at(-1)).toBe('/collection?q=ferry')
  })

  it('says that nothing was found, and shows all again', async () => {
    await draw({
      query: { q: 'zzz' },
      answers: { 'collections.list': ({ query }) => (query?.q ? pageOf() : two) },
    })
    await screen.findByText('Nothing found for “zzz”')
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(await screen.findByRole('link', { name: 'A quieter harbour' })).toBeTruthy()
  })

  it('is not offered where nothing was collected', async () => {
    await draw({ answers: { 'collections.list': pageOf() } })
    await screen.findByText('Nothing collected yet')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})

describe('editing', () => {
  const remove = { 'collections.remove': {} } as const
  const edit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))

  it('removes the selection at once, and undoes it by the same key', async () => {
    const { host } = await draw({ answers: { ...remove, 'removals.restore': { restored: 1 } } })
    await edit()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select “The last ferry”' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove (1)' }))
    await screen.findByRole('button', { name: 'Edit' })
    const [removal] = host.callsOf('collections.remove') as { query: { ids: string; undo: string } }[]
    expect(removal?.query.ids).toBe('8')
    expect(host.toasts).toEqual(['Removed'])
    host.offers.at(-1)?.onChoose()
    await waitFor(() =>
      expect(host.callsOf('removals.restore')).toEqual([{ params: { key: removal?.query.undo }, body: {} }]),
    )
  })

  it('selects all at once', async () => {
    const { host } = await draw({ answers: remove })
    await edit()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove (2)' }))
    await waitFor(() => expect(host.callsOf('collections.remove')).toMatchObject([{ query: { ids: '7,8' } }]))
  })

  it('keeps the selection if the removal fails', async () => {
    const { host } = await draw({ answers: { 'collections.remove': failing({ status: 500 }) } })
    await edit()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove (2)' }))
    await waitFor(() => expect(host.callsOf('collections.remove')).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Remove (2)' })).toBeTruthy()
  })
})
