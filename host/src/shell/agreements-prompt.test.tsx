import { codes } from '@plaza/shared/api'
import { failing, person, renderPage } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AgreementsPrompt } from './agreements-prompt'

const agreements = { version: '2.2', list: [{ key: 'service', title: 'Terms of use', html: '<p>Be kind.</p>' }] }
const due = person({ agreements_due: '2.2' })
const draw = (answers: object = {}) =>
  renderPage(<AgreementsPrompt version="2.2" />, {
    user: due,
    answers: {
      'site.agreements': agreements,
      'site.accept': { version: '2.2', accepted_at: '2026-11-20T08:00:00Z' },
      ...answers,
    },
  })

it('shows the new agreements in full, and accepts the version that was shown', async () => {
  const { host } = draw()
  await screen.findByText('Be kind.')
  screen.getByText('Version 2.2')
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
  await waitFor(() => expect(host.callsOf('site.accept')).toEqual([{ body: { version: '2.2' } }]))
  await waitFor(() => expect(host.session.getState().user?.agreements_due).toBeUndefined())
})

it('can be put off, and then accepts nothing', async () => {
  const { host } = draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(host.callsOf('site.accept')).toEqual([])
})

it('shows a newer version if there is one meanwhile', async () => {
  const newer = person({ agreements_due: '2.3' })
  const { host } = draw({ 'site.accept': failing({ code: codes.stateChanged }), 'account.current': newer })
  await screen.findByText('Be kind.')
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
  await waitFor(() => expect(host.session.getState().user?.agreements_due).toBe('2.3'))
  expect(host.callsOf('site.agreements').length).toBeGreaterThan(1)
})
