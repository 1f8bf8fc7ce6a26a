import type { LiveEvent } from '@plaza/shared/api'
import { pageOf } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'

const event = (over: Partial<LiveEvent> = {}): LiveEvent => ({
  id: '8001',
  title: 'Lanterns on the quay',
  summary: '',
  image: null,
  place: 'The old quay',
  source: 'Starbay TV',
  starts_at: '2026-11-21T10:00:00Z',
  ends_at: '2026-11-21T12:00:00Z',
  channel: { id: '805', name: 'Starbay City' },
  video_id: null,
  ...over,
})
const open = (query: Record<string, string>, over: Partial<LiveEvent> = {}) =>
  visit('live-events', {}, { query, answers: { 'channels.events': pageOf(event(over)) } })

afterEach(() => vi.restoreAllMocks())

it.each<[what: string, query: Record<string, string>, over: Partial<LiveEvent>, address: string | null]>([
  ['what is on the air on its channel', {}, {}, '/lives/805'],
  ['what is over as a film', { state: 'over' }, { video_id: '4005' }, '/videos/4005'],
  ['what is over without a film nowhere', { state: 'over' }, {}, null],
  ['what is to come nowhere yet', { state: 'coming' }, { video_id: '4005' }, null],
])('shows %s', async (_, query, over, address) => {
  await open(query, over)
  await screen.findByText('Lanterns on the quay')
  expect(screen.queryByRole('link', { name: 'Lanterns on the quay' })?.getAttribute('href') ?? null).toBe(address)
})

it('asks again when an event began or ended', async () => {
  const { host } = await open({})
  await screen.findByText('Lanterns on the quay')
  host.happen('live')
  await waitFor(() => expect(host.callsOf('channels.events')).toHaveLength(2))
})

it('requests the chosen tab, and keeps it in the address', async () => {
  const { host } = await open({})
  fireEvent.click(await screen.findByRole('tab', { name: 'Coming' }))
  await waitFor(() => expect(host.callsOf('channels.events')).toEqual([{}, { query: { state: 'coming' } }]))
  expect(host.navigations).toEqual(['/live?state=coming'])
})

it('saves an upcoming event to the calendar, with its time, place and address', async () => {
  const files: Blob[] = []
  URL.createObjectURL = vi.fn((file: Blob) => `blob:${files.push(file)}`) as never
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await open({ state: 'coming' })
  fireEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  expect(click).toHaveBeenCalledOnce()
  const text = await files[0]?.text()
  for (const words of ['DTSTART:20261121T100000Z', 'DTEND:20261121T120000Z', 'The old quay', '/lives/805'])
    expect(text).toContain(words)
})
