import { content, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const audio = content({
  id: '31',
  type: 1,
  title: 'Tides',
  duration: '10:00',
  audio: { url: '/a.mp3', album: 'Harbour tales', album_id: '9' },
})
const entries = {
  list: [
    { viewed_at: hoursAgo(0), content: audio, seconds: 150 },
    { viewed_at: hoursAgo(0), content: content({ id: '7', title: 'A quieter harbour' }), seconds: null },
    { viewed_at: hoursAgo(24), content: content({ id: '8', title: 'The last ferry' }), seconds: null },
  ],
  next: null,
}

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'history',
    {},
    {
      user: person(),
      answers: { 'histories.list': entries, 'histories.remove': {}, ...answers },
      ...options,
    },
  )

it('groups the entries by day', async () => {
  await draw()
  await screen.findByRole('link', { name: 'A quieter harbour' })
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Today',
    'Yesterday',
  ])
})

it('resumes an audio where it stopped', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Continue “Tides”' }))
  screen.getByText('Heard up to 2:30')
  expect(host.played).toMatchObject([{ type: 'open', position: 150 }])
})

it('pauses the current audio', async () => {
  const current = {
    id: '31',
    name: 'Tides',
    album: '',
    albumId: null,
    duration: 600,
    image: null,
    url: '/a.mp3',
    live: false,
  }
  const { host } = await draw({ player: { current, list: [current], playing: true } })
  fireEvent.click(await screen.findByRole('button', { name: /Pause/ }))
  expect(host.played).toEqual([{ type: 'toggle' }])
})

it('adds an audio to the queue, and offers that for nothing else', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Queue Tides' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Play next' }))
  expect(host.played).toMatchObject([{ type: 'add', place: 'next', items: [{ id: '31', albumId: '9' }] }])
  expect(screen.getAllByRole('button', { name: /^Queue/ })).toHaveLength(1)
})

it('filters by a tab', async () => {
  const { host } = await draw({ query: { kind: 'audios' } })
  await screen.findByRole('button', { name: 'Continue “Tides”' })
  expect(host.callsOf('histories.list')).toEqual([{ query: { type: '1' } }])
})

it('shows a notice for an empty history', async () => {
  await draw({ answers: { 'histories.list': pageOf() } })
  expect(await screen.findByText('No history')).toBeTruthy()
})

describe('deleting', () => {
  const edit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))

  it('removes one entry at once', async () => {
    const { host } = await draw()
    fireEvent.click(await screen.findByRole('button', { name: 'Delete “The last ferry” from the history' }))
    await waitFor(() => expect(host.callsOf('histories.remove')).toMatchObject([{ query: { ids: '8' } }]))
  })

  it('asks for the list again, so that what was removed is gone', async () => {
    let list = entries.list
    await draw({
      answers: {
        'histories.list': () => ({ list, next: null }),
        'histories.remove': () => {
          list = list.filter(({ content }) => content.id !== '8')
          return {}
        },
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Delete “The last ferry” from the history' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'The last ferry' })).toBeNull())
    expect(screen.getByRole('link', { name: 'A quieter harbour' })).toBeTruthy()
  })

  it('removes several entries, which can be undone', async () => {
    const { host } = await draw()
    await edit()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select “Tides”' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select “The last ferry”' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove (2)' }))
    await waitFor(() => expect(host.callsOf('histories.remove')).toMatchObject([{ query: { ids: '31,8' } }]))
  })

  it('clears all after a confirmation', async () => {
    const { host } = await draw()
    await edit()
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(host.callsOf('histories.remove')).toMatchObject([{ query: { all: '1' } }]))
    await waitFor(() => expect(host.toasts).toEqual(['Removed']))
  })

  it('clears nothing if the user cancels', async () => {
    const { host } = await draw({ confirms: false })
    await edit()
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    await Promise.resolve()
    expect(host.callsOf('histories.remove')).toEqual([])
  })
})
