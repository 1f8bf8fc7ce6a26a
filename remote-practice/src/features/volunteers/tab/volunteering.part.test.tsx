import type { Booking, VolunteerState } from '@plaza/shared/api'
import { failing, pageOf, person, renderPage } from '@plaza/shared/testing'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routes } from '../../../routes'
import { order } from '../../../testing/order-samples'
import { summary } from '../../../testing/samples'
import { ownVolunteer, volunteerDetail } from '../../../testing/volunteer-samples'
import { wish } from '../../../testing/wish-samples'
import VolunteeringPart from './volunteering.part'

const detail = (state: VolunteerState | null) => volunteerDetail(state && ownVolunteer({ state }))
const joined = (id: string, starts_at: string, over = {}) => ({
  ...summary({ id, title: `Walk ${id}`, starts_at, ends_at: starts_at }),
  participation: 'joined' as const,
  ...over,
})
const booking = (id: string, state: Booking['state']): Booking => ({
  ...{ id, position: { id: '654', name: 'Old Pier Hall', kind: 'hall' }, room: { id: '8', name: 'Great room' } },
  ...{ starts_at: '2026-12-02T06:00:00Z', ends_at: '2026-12-02T08:00:00Z', purpose: 'Reading circle', people: 20 },
  ...{ state, reason: null, created_at: '2026-11-27T06:00:00Z', person: null, steps: [] },
})
const nothing = {
  'activities.mine': pageOf(),
  'activities.list': pageOf(summary()),
  'wishes.mine': pageOf(),
  'bookings.mine': pageOf(),
  'orders.list': pageOf(),
}
type Answers = NonNullable<Parameters<typeof renderPage>[1]>['answers']
const drawn = (answers: Answers, state: VolunteerState | null = 'active') =>
  renderPage(<VolunteeringPart />, {
    ...{ routes, user: person() },
    answers: { ...nothing, 'volunteers.detail': detail(state), ...answers },
  })
const addressOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('offers a guest to become a volunteer, and what takes people, without a call about a user', async () => {
  const { host } = renderPage(<VolunteeringPart />, { routes, answers: { 'activities.list': pageOf(summary()) } })
  expect(addressOf(/Become a volunteer/)).toBe('/register-volunteer')
  await screen.findByText('Clean the old pier')
  expect(addressOf(/Clean the old pier/)).toBe('/activities-details/31')
  expect(host.calls.map(({ id }) => id)).toEqual(['activities.list'])
})

it('shows a volunteer’s sums and next activities, soonest first, and not what is over or given back', async () => {
  const list = [
    joined('9', '2099-05-03T01:00:00Z'),
    joined('7', '2099-05-02T01:00:00Z', { participation: 'waiting' }),
    joined('6', '2099-05-01T01:00:00Z', { participation: 'cancelled' }),
    joined('5', '2099-05-01T01:00:00Z', { state: 'cancelled' }),
    joined('4', '2020-05-01T01:00:00Z'),
  ]
  drawn({ 'activities.mine': pageOf(...list) })
  await screen.findByText('186.5')
  expect(addressOf(/My volunteer record/)).toBe('/activity-record')
  await screen.findByText('Walk 7')
  expect(screen.getAllByText(/^Walk/).map(({ textContent }) => textContent)).toEqual(['Walk 7', 'Walk 9'])
  screen.getByText('Waiting for a place')
  expect(screen.queryByText('Open for sign-up')).toBeNull()
})

it('shows who has joined nothing what takes people', async () => {
  drawn({})
  expect(await screen.findByText('Clean the old pier')).toBeTruthy()
})

it.each<[state: VolunteerState, note: RegExp]>([
  ['none', /A few hours/],
  ['applying', /under review/],
  ['refused', /not accepted/],
])('says what has become of an application that is %s', async (state, note) => {
  drawn({}, state)
  await screen.findByText(note)
  expect(addressOf(/Become a volunteer/)).toBe('/register-volunteer')
})

it('shows what is not over, the earliest first, with a link to each', async () => {
  drawn({
    'wishes.mine': pageOf(wish({ id: '8', title: 'A walk', due_at: '2026-12-03T01:00:00Z' })),
    'bookings.mine': pageOf(booking('1', 'pending'), booking('2', 'over')),
    'orders.list': pageOf(
      order({ id: '5', state: 'ordered', wanted_at: '2026-12-01T01:00:00Z' }),
      order({ id: '6', state: 'scored', wanted_at: '2026-12-01T01:00:00Z' }),
    ),
  })
  await screen.findByText('A walk')
  await screen.findByText(/Order to be taken on/)
  const group = within(screen.getByRole('region', { name: 'Open applications' }))
  expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/order-detail?id=5',
    '/practice-venue?tab=bookings',
    '/micro-wish-details/8',
  ])
})

it('says what could not be loaded, and tries again', async () => {
  const { host } = drawn({ 'orders.list': failing({ status: 500 }) })
  const retry = await screen.findByRole('button', { name: /could not be loaded/ })
  const before = host.callsOf('orders.list').length
  retry.click()
  await expect.poll(() => host.callsOf('orders.list').length).toBe(before + 1)
})
