import { type Answers, audioContent, idlePlayer, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fromTrack } from '../../player/player-items.model'
import { album, marks, track } from '../../testing/samples'
import { visit } from '../../testing/visit'

const tracks = [track(), track({ id: '502', sort: 2, title: 'Wind' })]
const answers: Answers = {
  'contents.album': album(),
  'contents.dynamicArticle': marks({ id: '40' }),
  'contents.albumTracks': { list: tracks, next: null },
}
const forUser: Answers = { 'histories.add': {}, 'histories.list': pageOf() }

const open = (over: VisitOptions = {}) =>
  visit(
    'album',
    { id: 40 },
    {
      ...over,
      answers: { ...answers, ...over.answers },
    },
  )

it('shows the album and plays all of it', async () => {
  const { host } = await open()
  await screen.findByText('Wind')
  expect(screen.getByText('Twelve nights by the sea.')).toBeTruthy()
  expect(host.callsOf('contents.album')).toEqual([{ params: { id: '40' } }])
  fireEvent.click(screen.getByRole('button', { name: /Play all/ }))
  expect(host.played).toMatchObject([{ type: 'open', index: 0, items: [{ id: '501', albumId: '40' }, { id: '502' }] }])
})

it('plays a track in place and marks it as current', async () => {
  const { host } = await open()
  fireEvent.click(await screen.findByRole('button', { name: /^(?!Queue).*Wind/ }))
  expect(host.played).toMatchObject([{ type: 'open', index: 1 }])
  const items = tracks.map((one) => fromTrack(one, album()))
  act(() => host.stores.player.set({ ...idlePlayer, list: items, current: items[1] ?? null, index: 1, playing: true }))
  expect(screen.getByRole('img', { name: 'Playing now' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Pause/ }))
  expect(host.played[1]).toEqual({ type: 'toggle' })
})

it('adds a track to the queue, next or at the end', async () => {
  const { host } = await open()
  act(() => host.stores.player.set({ ...idlePlayer, current: fromTrack(track(), album()) }))
  const queue = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Queue Wind' }))
    fireEvent.click(await screen.findByRole('button', { name }))
  }
  await queue('Play next')
  // The player that is played here takes nothing up, as one whose list is full.
  expect(host.toasts).toEqual(['The queue is full: remove something first'])
  act(() =>
    host.stores.player.set({
      ...idlePlayer,
      ...{ current: fromTrack(track(), album()), list: tracks.map((one) => fromTrack(one, album())) },
    }),
  )
  await queue('Play next')
  await queue('Add to the queue')
  expect(host.played.slice(1)).toMatchObject([
    { type: 'add', place: 'next', items: [{ id: '502', albumId: '40' }] },
    { type: 'add', place: 'end', items: [{ id: '502' }] },
  ])
  expect(host.toasts.slice(1)).toEqual(['It plays next', 'Added to the queue'])
})

it('reverses the order, and then only the list decides what follows', async () => {
  const { host } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Oldest first' }))
  await waitFor(() =>
    expect(host.callsOf('contents.albumTracks')).toEqual([
      { params: { id: '40' }, query: { order: 'asc' } },
      { params: { id: '40' }, query: { order: 'desc' } },
    ]),
  )
  fireEvent.click(await screen.findByRole('button', { name: /^(?!Queue).*Wind/ }))
  expect(host.played).toMatchObject([{ items: [{ albumId: null }, { albumId: null }] }])
})

it('subscribes', async () => {
  const { host } = await open({
    user: person(),
    answers: { ...forUser, 'follows.set': { followed: true, followers: 1 } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Subscribe' }))
  expect(await screen.findByRole('button', { name: 'Subscribed' })).toBeTruthy()
  expect(host.callsOf('follows.set')).toEqual([{ body: { kind: 'album', id: '40', on: true } }])
})

it('resumes where the user stopped', async () => {
  const heard = { viewed_at: '2026-11-20T08:00:00Z', content: audioContent({ id: '502', title: 'Wind' }), seconds: 65 }
  const { host } = await open({
    user: person(),
    answers: { ...forUser, 'histories.list': { list: [heard], next: null } },
  })
  fireEvent.click(await screen.findByRole('button', { name: /Continue: Wind · 1:05/ }))
  expect(host.played).toMatchObject([{ type: 'open', index: 1, position: 65 }])
})

it('shows the remaining time of each track, and of the current one while it plays', async () => {
  const heard = (id: string, seconds: number) => ({
    viewed_at: '2026-11-20T08:00:00Z',
    content: audioContent({ id }),
    seconds,
  })
  const list = [heard('502', 198), heard('501', 65)]
  const { host } = await open({ user: person(), answers: { ...forUser, 'histories.list': { list, next: null } } })
  expect(await screen.findByText('2 min left')).toBeTruthy()
  expect(screen.getByText('Finished')).toBeTruthy()
  act(() => {
    host.stores.player.set({ ...idlePlayer, current: fromTrack(track({ id: '502' }), album()), playing: true })
    host.stores.progress.set({ position: 170, duration: 200, buffered: 0 })
  })
  expect(await screen.findByText('30 s left')).toBeTruthy()
})

it('shows no remaining time to a guest', async () => {
  const { host } = await open()
  await screen.findByRole('button', { name: /^(?!Queue).*Wind/ })
  expect(screen.queryByText(/left|Finished/)).toBeNull()
  expect(host.callsOf('histories.list')).toEqual([])
})

it('shows a notice for an empty album', async () => {
  await open({
    answers: { 'contents.album': album({ track_count: 0 }), 'contents.albumTracks': pageOf() },
  })
  expect(await screen.findByText('No content yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Play all/ })).toBeNull()
})
