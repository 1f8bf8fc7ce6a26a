import { person, renderPage } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ClosingBanner } from './closing-banner'

const AT = '2026-12-03T08:00:00Z'

it('says when the account is closed, and keeps it with one tap', async () => {
  const taken = { requested_at: null, due_at: null, days: 7, cents: 0, transfers: 0 }
  const { host } = renderPage(<ClosingBanner at={AT} />, {
    user: person({ closing_at: AT }),
    answers: { 'closures.takeBack': taken },
  })
  screen.getByText(/Your account is closed on/)
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(host.session.getState().user?.closing_at).toBeUndefined())
  expect(host.callsOf('closures.takeBack')).toHaveLength(1)
  expect(host.toasts).toEqual(['Your account stays'])
})
