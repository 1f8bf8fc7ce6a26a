import { person, renderPage } from '@plaza/shared/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import VolunteerStripPart from './volunteer-strip.part'

const statistics = {
  ...{ collections: 0, histories: 0, follows: 0, subscriptions: 0, comments: 0 },
  ...{ activities: 8, hours: 12.5 },
}

it('leads a person to volunteering', () => {
  renderPage(<VolunteerStripPart />)
  const link = screen.getByRole('link', { name: /Become a volunteer/ })
  expect(link.getAttribute('href')).toBe('/register-volunteer')
})

it('shows a volunteer’s hours', async () => {
  const user = person({ roles: ['volunteer'] })
  renderPage(<VolunteerStripPart />, { user, answers: { 'account.statistics': statistics } })
  expect(await screen.findByText('12.5 h served · 8 activities')).toBeTruthy()
})
