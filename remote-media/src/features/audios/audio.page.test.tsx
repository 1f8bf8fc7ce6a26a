import { type Answers, audioContent, idlePlayer, pageOf, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fromAudio, fromTrack } from '../../player/player-items.model'
import { audio, marks, track } from '../../testing/samples'
import { visit } from '../../testing/visit'

const answers: Answers = {
  'contents.audio': audio(),
  'contents.dynamicArticle': marks({ id: '501' }),
  'contents.related': { list: [] },
  'contents.albumTracks': { list: [track({ id: '500', title: 'Before' }), track(), track({ id: '502' })], next: null },
  'comments.list': pageOf(),
}

const open = (over: VisitOptions = {}) =>
  visit(
    'audio',
    { aid: 501 },
    {
      ...over,
      answers: { ...answers, ...over.answers },
    },
  )

const current = { ...idlePlayer, current: fromAudio(audio()), list: [fromAudio(audio())], playing: true }

it('has its title as heading, and plays with its album as the playlist', async () => {
  const { host } = await open()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Rain at the old pier')
  await waitFor(() => expect(host.callsOf('contents.albumTracks')).not.toEqual([]))
  await act(async () => {})
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(host.played).toMatchObject([{ type: 'open', index: 1, items: [{ id: '500' }, { id: '501' }, { id: '502' }] }])
})

it('adds its audio to the queue', async () => {
  const { host } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Queue Rain at the old pier' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Play next' }))
  expect(host.played).toMatchObject([{ type: 'add', place: 'next', items: [{ id: '501' }] }])
})

it('plays without an album, followed by the related audios', async () => {
  const { host } = await open({
    answers: {
      'contents.audio': audio({ album: null }),
      'contents.related': { list: [audioContent({ id: '777' })] },
    },
  })
  await screen.findByRole('heading', { name: 'Rain at the old pier' })
  await waitFor(() => expect(host.callsOf('contents.related')).not.toEqual([]))
  await act(async () => {})
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(host.played).toMatchObject([{ type: 'open', index: 0, items: [{ id: '501' }, { id: '777' }] }])
})

it('allows seeking, stepping and pausing only for the current audio', async () => {
  const { host } = await open()
  const slider = await screen.findByRole('slider', { name: 'Position' })
  expect((slider as HTMLInputElement).disabled).toBe(true)
  act(() => {
    host.stores.player.set(current)
    host.stores.progress.set({ position: 65, duration: 200, buffered: 100 })
  })
  expect(slider.getAttribute('aria-valuetext')).toBe('1:05 of 3:20')
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  fireEvent.change(slider, { target: { value: '120' } })
  fireEvent.pointerUp(slider)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(host.played).toEqual([
    { type: 'seek', seconds: 0 },
    { type: 'seek', seconds: 120 },
    { type: 'toggle' },
    { type: 'next' },
  ])
})

it('opens the page of an audio that the user stepped to, and stays when playback advances by itself', async () => {
  const { host } = await open()
  await screen.findByRole('slider', { name: 'Position' })
  const list = [track({ id: '500', title: 'Before' }), track(), track({ id: '502', title: 'After' })].map((one) =>
    fromTrack(one, { id: '201', title: 'Rain', image: null }),
  )
  const at = (index: number) => act(() => host.stores.player.set({ ...current, list, current: list[index] ?? null }))
  at(1)
  at(2)
  expect(host.navigations).toEqual([])
  expect(screen.getByRole('link', { name: 'Now playing: After' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(host.played).toEqual([{ type: 'previous' }])
  at(1)
  expect(host.navigations).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  at(0)
  expect(host.navigations).toEqual(['/audios/500'])
})

it.each([
  ['Speed', '1.5×', { type: 'set-rate', rate: 1.5 }],
  ['Sleep timer', 'After this one', { type: 'set-sleep', minutes: 'end' }],
  ['Sleep timer', 'In 30 minutes', { type: 'set-sleep', minutes: 30 }],
  ['Sleep timer', 'Off', { type: 'set-sleep', minutes: null }],
])('sends the player %s: %s', async (sheet, choice, request) => {
  const { host } = await open()
  fireEvent.click(await screen.findByRole('button', { name: sheet }))
  fireEvent.click(screen.getByRole('button', { name: choice }))
  expect(host.played).toEqual([request])
})

it('lists the playlist', async () => {
  const { host } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Playlist' }))
  fireEvent.click(await screen.findByRole('button', { name: /Before/ }))
  expect(host.played).toMatchObject([{ type: 'open', index: 0 }])
})

it('links to its album and its presenter', async () => {
  await open({ built: ['anchor'] })
  expect((await screen.findByRole('link', { name: /From the album/ })).getAttribute('href')).toBe('/albums/40')
  expect(screen.getByRole('link', { name: 'Song Tingyu' }).getAttribute('href')).toBe('/anchors/901')
})
