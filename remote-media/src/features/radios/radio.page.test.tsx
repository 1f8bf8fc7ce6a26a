import { failing, idlePlayer, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fromChannel } from '../../player/player-items.model'
import { channel, channelPlay, programme } from '../../testing/samples'
import { visit } from '../../testing/visit'

beforeEach(() => vi.setSystemTime('2026-11-21T01:00:00Z'))
afterEach(() => vi.useRealTimers())

const today = channelPlay({
  programmes: [
    programme({
      id: 'p0',
      title: 'Night tide',
      starts_at: '2026-11-20T22:00:00Z',
      ends_at: '2026-11-21T00:00:00Z',
      replay_url: '/media/tide.m4a',
    }),
    programme(),
    programme({ id: 'p2', title: 'Noon', starts_at: '2026-11-21T04:00:00Z', ends_at: '2026-11-21T05:00:00Z' }),
  ],
})
const answers = {
  'channels.play': today,
  'channels.countView': {},
  'channels.list': { list: [channel(), channel({ id: '802', name: 'Traffic', now: null })] },
}
const open = (over: VisitOptions = {}) =>
  visit(
    'radio',
    { id: 801 },
    {
      ...over,
      answers: { ...answers, ...over.answers },
    },
  )

it('lists the channels with what is on the air, and plays one in place', async () => {
  const { host } = await visit('radios', {}, { answers })
  expect(await screen.findByText('Early bus')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Traffic' }).getAttribute('href')).toBe('/radios/802')
  expect(host.callsOf('channels.list')).toEqual([{ body: { type: 1 } }])
  fireEvent.click(screen.getByRole('button', { name: /Play Starbay News Radio/ }))
  await waitFor(() =>
    expect(host.played).toMatchObject([
      { type: 'open', items: [{ id: '801', live: true, url: '/media/live/news.m3u8' }] },
    ]),
  )
})

it('asks for the stream while the finger is still on the button, once', async () => {
  const { host } = await visit('radios', {}, { answers })
  const button = await screen.findByRole('button', { name: /Play Starbay News Radio/ })
  fireEvent.pointerDown(button)
  await waitFor(() => expect(host.callsOf('channels.play')).toHaveLength(1))
  expect(host.played).toEqual([])
  fireEvent.click(button)
  await waitFor(() => expect(host.played).toHaveLength(1))
  expect(host.callsOf('channels.play')).toHaveLength(1)
})

it('asks again where the stream could not be had', async () => {
  const { host } = await visit('radios', {}, { answers: { ...answers, 'channels.play': failing({ status: 500 }) } })
  const button = await screen.findByRole('button', { name: /Play Starbay News Radio/ })
  for (const times of [1, 2]) {
    fireEvent.click(button)
    await waitFor(() => expect(host.callsOf('channels.play')).toHaveLength(times))
    await act(async () => {})
  }
  expect(host.played).toEqual([])
})

it('pauses the channel that is heard instead of asking for its stream again', async () => {
  const player = { ...idlePlayer, current: fromChannel(today), playing: true }
  const { host } = await visit('radios', {}, { answers, player })
  fireEvent.click(await screen.findByRole('button', { name: /Pause Starbay News Radio/ }))
  expect(host.played).toEqual([{ type: 'toggle' }])
  expect(host.callsOf('channels.play')).toEqual([])
})

it('shows what is on the air, counts a view, and plays it live', async () => {
  const { host } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Listen live' }))
  await waitFor(() => expect(host.played).toMatchObject([{ type: 'open', items: [{ live: true }] }]))
  expect(host.callsOf('channels.play')[0]).toEqual({ query: { id: '801' } })
  expect(host.callsOf('channels.countView')).toEqual([{ body: { id: '801' } }])
})

it('marks programmes as to be heard again, on the air, and coming', async () => {
  const { host } = await open()
  const rows = await screen.findAllByRole('listitem')
  const row = (title: string) => rows.find((one) => one.textContent?.includes(title))
  expect(row('Early bus')?.textContent).toContain('Live')
  expect(row('Noon')?.querySelector('button')?.getAttribute('aria-label')).toBe('Remind me of Noon')
  fireEvent.click(screen.getByRole('button', { name: 'Play Night tide' }))
  expect(host.played).toMatchObject([
    { type: 'open', items: [{ id: 'replay-p0', live: false, address: '/radios/801', duration: 7200 }] },
  ])
})

it('shows the table of another day and keeps the day in the address', async () => {
  const { host } = await open({
    answers: {
      'channels.play': ({ query }) =>
        query.date ? channelPlay({ date: query.date, programmes: [programme({ title: `On ${query.date}` })] }) : today,
    },
  })
  fireEvent.click(await screen.findByRole('tab', { name: 'Tomorrow' }))
  expect(await screen.findByText('On 2026-11-22')).toBeTruthy()
  expect(host.navigations).toEqual(['/radios/801?day=2026-11-22'])
})

it('knows whether the person follows the channel', async () => {
  await open({
    user: person(),
    answers: { 'follows.state': { followed: true, followers: 3 }, 'channels.reminders': { ids: [] } },
  })
  expect(await screen.findByRole('button', { name: 'Following' })).toBeTruthy()
  await act(async () => {})
})

it('says so where a day has no programmes', async () => {
  await open({ answers: { 'channels.play': channelPlay({ programmes: [] }) } })
  expect(await screen.findByText('No data')).toBeTruthy()
})

it('leaves for the page of a channel that is no radio, and shows nothing of it here', async () => {
  const { host } = await open({
    answers: { 'channels.play': channelPlay({ channel: channel({ id: '801', type: 4 }) }) },
  })
  await waitFor(() => expect(host.navigations).toContain('/lives/801'))
  expect(screen.queryByText('Starbay News Radio')).toBeNull()
  expect(host.callsOf('channels.countView')).toEqual([])
})

it('reminds a person of a coming programme, until they do not want it any more', async () => {
  const reminded = new Set<string>()
  const { host } = await open({
    user: person(),
    answers: {
      'follows.state': { followed: false, followers: 1 },
      'channels.reminders': () => ({ ids: [...reminded] }),
      'channels.remind': ({ body: { id, on } }) => {
        if (on) reminded.add(id)
        else reminded.delete(id)
        return { on }
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Remind me of Noon' }))
  const off = await screen.findByRole('button', { name: 'Remind me of Noon', pressed: true })
  fireEvent.click(off)
  await screen.findByRole('button', { name: 'Remind me of Noon', pressed: false })
  expect(host.callsOf('channels.remind')).toEqual([{ body: { id: 'p2', on: true } }, { body: { id: 'p2', on: false } }])
})
