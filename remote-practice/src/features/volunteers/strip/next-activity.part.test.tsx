import { pageOf, person, renderPage } from '@plaza/shared/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routes } from '../../../routes'
import { summary } from '../../../testing/samples'
import NextActivityPart from './next-activity.part'

const statistics = {
  ...{ collections: 0, histories: 0, follows: 0, subscriptions: 0, comments: 0 },
  ...{ activities: 8, hours: 12.5 },
}
const own = (id: string, starts_at: string, over = {}) => ({
  ...summary({ id, title: `Walk ${id}`, starts_at, ends_at: starts_at }),
  participation: 'joined' as const,
  ...over,
})
const drawn = (options: Parameters<typeof renderPage>[1]) => renderPage(<NextActivityPart />, { routes, ...options })
const link = () => screen.getByRole('link').getAttribute('href')

it('leads a guest to volunteering, without a call', () => {
  drawn({})
  expect(screen.getByRole('link', { name: /Become a volunteer/ })).toBeTruthy()
  expect(link()).toBe('/register-volunteer')
})

it('leads to the activity that begins next of those that the user has joined', async () => {
  const list = [
    own('9', '2099-05-03T01:00:00Z'),
    own('7', '2099-05-02T01:00:00Z'),
    own('6', '2099-05-01T01:00:00Z', { participation: 'cancelled' }),
    own('5', '2099-05-01T01:00:00Z', { state: 'cancelled' }),
    own('4', '2020-05-01T01:00:00Z'),
  ]
  drawn({ user: person(), answers: { 'activities.mine': pageOf(...list) } })
  expect(await screen.findByText('Walk 7')).toBeTruthy()
  expect(link()).toBe('/activities-details/7')
})

it('shows a volunteer who has joined nothing their hours, and leads to the activities', async () => {
  const answers = { 'activities.mine': pageOf(), 'account.statistics': statistics }
  drawn({ user: person({ roles: ['volunteer'] }), answers })
  expect(await screen.findByText('12.5 h served · 8 activities')).toBeTruthy()
  expect(link()).toBe('/voluntary-activities')
})
