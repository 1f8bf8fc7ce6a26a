import { codes } from '@plaza/shared/api'
import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const WORDS = 'four harbour lights'
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'forgotten-password',
    {},
    { answers: { 'account.sendCaptcha': { resend_after: 60 }, 'credentials.setPassword': {}, ...answers }, ...options },
  )
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const fill = () => {
  type('Phone number', '13800000001')
  type('Verification code', '123456')
  type('New password', WORDS)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('sets a password by a code, and goes on to the login by it, with the phone and the way back', async () => {
  const { host } = await draw({ query: { redirect: '/collection' } })
  type('Phone number', '13800000001')
  press('Get code')
  await screen.findByRole('button', { name: /Again in/ })
  expect(host.callsOf('account.sendCaptcha')).toEqual([{ query: { phone: '13800000001', purpose: 'password' } }])
  fill()
  press('Set the password')
  await screen.findByText('Your new password is set')
  expect(host.callsOf('credentials.setPassword')).toEqual([
    { body: { phone: '13800000001', captcha: '123456', password: WORDS } },
  ])
  press('Continue')
  expect(host.navigations).toEqual(['/login?redirect=%2Fcollection'])
  expect(host.drafts.read('login')).toEqual({ phone: '13800000001', way: 'password' })
})

it('says next to its field what was wrong, and keeps what was typed', async () => {
  const { host } = await draw({ answers: { 'credentials.setPassword': failing({ code: codes.captchaWrong }) } })
  fill()
  press('Set the password')
  await screen.findByText('The code is not right')
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(WORDS)
  host.answers['credentials.setPassword'] = failing({ code: codes.passwordWeak })
  type('Verification code', '654321')
  press('Set the password')
  await screen.findByText(/easy to guess/)
  expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('654321')
})

it('says what is missing and sends nothing', async () => {
  const { host } = await draw()
  press('Set the password')
  await screen.findByText('This is not a mobile number of 11 digits')
  screen.getByText('The code has six digits')
  screen.getByText('At least 8 characters')
  expect(host.calls).toEqual([])
})

it('returns a user who stays logged in to where they came from', async () => {
  const user = person({ has_password: true, version: '2' })
  const { host } = await draw({ user: person(), query: { redirect: '/safe' }, answers: { 'account.current': user } })
  fill()
  press('Set the password')
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(host.navigations).toEqual(['/safe'])
  await waitFor(() => expect(host.session.getState().user?.has_password).toBe(true))
})

it('begins with the phone that was typed at the login', async () => {
  await draw({ drafts: { login: { phone: '13800000009', way: 'password' } } })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('13800000009'))
})
