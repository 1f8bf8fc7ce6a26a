import { commentDraft } from '@plaza/shared/api'
import { type Answers, pageOf, person } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { channel, channelPlay, programme } from '../../testing/samples'
import { visit } from '../../testing/visit'

const on = programme({
  id: '805-2.20261121',
  title: 'City at noon',
  starts_at: '2026-11-21T04:00:00Z',
  ends_at: '2026-11-21T06:00:00Z',
})
const over = programme({ id: '805-1.20261121', title: 'Morning tide', replay_url: '/media/live/replay.m3u8' })
const answers: Answers = {
  'channels.play': channelPlay({ channel: channel({ id: '805', type: 4, now: on }), programmes: [over, on] }),
  'channels.countView': {},
  'comments.list': pageOf(),
  'comments.add': () => ({
    id: 'm9',
    user: { id: 'u1', name: 'Zhou', avatar: null },
    content: 'Good evening',
    created_at: '2026-11-21T05:00:00Z',
    district: '',
    likes: 0,
    liked: false,
    own: true,
    state: 'pending',
    reply_to: null,
    replies: [],
    reply_count: 0,
  }),
  'follows.state': { followed: false, followers: 0 },
}
const open = (query: Record<string, string> = {}) =>
  visit('tv-channel', { id: 805 }, { query, answers, user: person() })

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-21T05:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it('replays a past broadcast, keeps it in the address, and returns to the live stream', async () => {
  const { host } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Replay Morning tide' }))
  expect(host.navigations).toEqual([`/lives/805?replay=${over.id}`])
  fireEvent.click(await screen.findByRole('button', { name: 'Watch live City at noon' }))
  expect(host.navigations.at(-1)).toBe('/lives/805')
})

it('sends a message once, shows that it is pending, and clears the field', async () => {
  const { host } = await open({ part: 'chat' })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Say something' })
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  fireEvent.change(field, { target: { value: ' Good evening ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  fireEvent.submit(field)
  await waitFor(() => expect(field.value).toBe(''))
  expect(host.callsOf('comments.add')).toEqual([
    { body: { target: 'channel', target_id: '805', content: 'Good evening', key: expect.any(String) } },
  ])
  expect(host.toasts).toEqual(['It will be seen once it has been reviewed'])
})

it('keeps the draft for the next visit', async () => {
  const { host } = await open({ part: 'chat' })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Say something' }), { target: { value: 'Half a l' } })
  expect(host.drafts.read(commentDraft({ target: 'channel', target_id: '805' }))).toBe('Half a l')
})

it('redirects to the page of a channel that is a radio, and shows nothing of it here', async () => {
  const radio = channelPlay({ channel: channel({ id: '805', type: 1 }) })
  const { host } = await visit('tv-channel', { id: 805 }, { answers: { ...answers, 'channels.play': radio } })
  await waitFor(() => expect(host.navigations).toEqual(['/radios/805']))
  expect(screen.queryByText('Starbay News Radio')).toBeNull()
  expect(host.callsOf('channels.countView')).toEqual([])
})
