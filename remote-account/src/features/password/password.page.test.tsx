import { codes } from '@plaza/shared/api'
import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const WORDS = 'four harbour lights'
const withPassword = person({ has_password: true })
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'password',
    {},
    {
      user: person(),
      answers: {
        'credentials.initPassword': {},
        'credentials.changePassword': {},
        'account.current': { ...withPassword, version: '2' },
        ...answers,
      },
      ...options,
    },
  )
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the password' }))

it('sets the first one, says that other devices are logged out, and returns to the safety page', async () => {
  const { host } = await draw()
  screen.getByRole('heading', { name: 'Set a password' })
  screen.getByText(/Your other devices will be logged out/)
  type('New password', WORDS)
  save()
  await waitFor(() => expect(host.navigations).toEqual(['/safe']))
  expect(host.callsOf('credentials.initPassword')).toEqual([{ body: { password: WORDS } }])
  expect(host.toasts).toEqual(['Password saved. Your other devices were logged out.'])
  await waitFor(() => expect(host.session.getState().user?.has_password).toBe(true))
})

it('changes it with the old one', async () => {
  const { host } = await draw({ user: withPassword })
  screen.getByRole('heading', { name: 'Change your password' })
  type('Old password', 'old harbour')
  type('New password', WORDS)
  save()
  await waitFor(() => expect(host.navigations).toEqual(['/safe']))
  expect(host.callsOf('credentials.changePassword')).toEqual([
    { body: { old_password: 'old harbour', password: WORDS } },
  ])
})

it('says next to the field that the old one is wrong, and keeps both', async () => {
  const { host } = await draw({
    user: withPassword,
    answers: { 'credentials.changePassword': failing({ code: codes.credentialsWrong }) },
  })
  type('Old password', 'wrong')
  type('New password', WORDS)
  save()
  await screen.findByText('The old password is not right')
  expect(screen.getByLabelText<HTMLInputElement>('Old password').value).toBe('wrong')
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(WORDS)
  type('Old password', 'right')
  expect(screen.queryByText('The old password is not right')).toBeNull()
  expect(JSON.stringify(host.drafts.read('password'))).toBe('null')
})

it('says what is missing and sends nothing', async () => {
  const { host } = await draw({ user: withPassword })
  type('New password', 'short')
  save()
  await screen.findByText('Please type your old password')
  screen.getByText('At least 8 characters')
  expect(host.callsOf('credentials.changePassword')).toEqual([])
})

it('shows the rules, and which one is fulfilled', async () => {
  await draw()
  const rules = screen.getByRole('region', { name: 'A good password' })
  expect(rules.textContent).not.toContain('fulfilled')
  type('New password', WORDS)
  expect(rules.textContent).toContain('has 8 to 128 characters of any kind fulfilled')
})

it('says that a password is weak', async () => {
  await draw({ answers: { 'credentials.initPassword': failing({ code: codes.passwordWeak }) } })
  type('New password', '12345678')
  save()
  expect((await screen.findByText(/easy to guess/)).getAttribute('role')).toBe('alert')
})

it('leads to a new password for who forgot the old one', async () => {
  await draw({ user: withPassword })
  const link = screen.getByRole('link', { name: 'Forgot the old one?' })
  expect(link.getAttribute('href')).toBe('/forget?redirect=%2Fsafe')
})

it('needs a phone first', async () => {
  await draw({ user: person({ phone: '' }) })
  const link = screen.getByRole('link', { name: 'Bind your phone' })
  expect(link.getAttribute('href')).toBe('/phone/bind?redirect=%2Fpassword')
  expect(screen.queryByLabelText('New password')).toBeNull()
})
