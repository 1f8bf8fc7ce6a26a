import type { Show } from '@plaza/shared/api'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { channel, programme } from '../../testing/samples'
import { visit } from '../../testing/visit'

beforeEach(() => vi.setSystemTime('2026-11-21T14:00:00Z'))
afterEach(() => vi.useRealTimers())

const recording = programme({
  id: 'old',
  starts_at: '2026-11-20T13:00:00Z',
  ends_at: '2026-11-20T15:00:00Z',
  replay_url: '/media/tide.m4a',
})
const show = (title: string, from: number, over: Partial<Show> = {}): Show => {
  const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00Z`
  return {
    title,
    anchor: null,
    today: [programme({ title, starts_at: at(from), ends_at: at(from + 2) })],
    latest: null,
    ...over,
  }
}
const shows = [
  show('Dawn', 1),
  show('Morning', 3, { latest: recording }),
  show('Noon', 5),
  show('Dusk', 9),
  show('Night tide', 13, { latest: recording }),
  show('Last', 15),
]
const answers = { 'channels.shows': { list: [{ ...channel(), shows }] } }
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

it('starts each channel with its current show', async () => {
  await visit('radio-programmes', {}, { answers })
  expect(await screen.findByRole('link', { name: /All 6/ })).toBeTruthy()
  expect(titles()).toEqual(['Night tide', 'Last', 'Dawn', 'Morning'])
})

it('lists all shows of a channel; the current one has no replay, and a past one without a recording says so', async () => {
  await visit('programmes', { id: 801 }, { answers })
  await screen.findByRole('heading', { name: 'Night tide' })
  expect(titles()).toEqual(shows.map(({ title }) => title))
  const rows = screen.getAllByRole('listitem')
  const row = (title: string) =>
    within(rows.find((one) => within(one).queryByRole('heading', { name: title })) as HTMLElement)
  expect(row('Night tide').queryByRole('button')).toBeNull()
  expect(row('Morning').getByRole('button', { name: /Morning/ })).toBeTruthy()
  expect(row('Dawn').getByText('Over')).toBeTruthy()
  expect(row('Last').queryByText('Over')).toBeNull()
  expect(row('Last').getByText('Coming')).toBeTruthy()
  expect(row('Night tide').queryByText('Coming')).toBeNull()
  expect(row('Morning').getByText('Recording of Nov 20')).toBeTruthy()
})
