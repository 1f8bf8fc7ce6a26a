import { codes } from '@plaza/shared/api'
import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const user = person({ has_password: true })
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'phone-rebind',
    {},
    {
      user,
      answers: {
        'credentials.sendOwnCaptcha': { resend_after: 60, captcha: '246810' },
        'credentials.prove': {},
        'credentials.rebindPhone': person({ phone: '139****0002' }),
        ...answers,
      },
      ...options,
    },
  )
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function proveByPassword(password = 'harbour light') {
  fireEvent.click(screen.getByRole('radio', { name: 'By password' }))
  type('Password', password)
  press('Next')
  await screen.findByLabelText('Phone number')
}
const bindNew = () => {
  type('Phone number', '13900000002')
  type('Verification code', '654321')
  press('Change the number')
}

it('proves the old phone by a code, binds the new one and says so', async () => {
  const { host } = await draw({ query: { redirect: '/safe' } })
  screen.getByText(/138\*\*\*\*0001/)
  press('Get code')
  fireEvent.click(await screen.findByRole('button', { name: 'Fill in 246810' }))
  press('Next')
  await screen.findByLabelText('Phone number')
  expect(host.callsOf('credentials.prove')).toEqual([{ body: { old_captcha: '246810' } }])
  screen.getByText(/other devices will be logged out/)
  bindNew()
  await waitFor(() => expect(host.navigations).toEqual(['/bind-success?of=rebind&redirect=%2Fsafe']))
  expect(host.callsOf('credentials.rebindPhone')).toEqual([
    { body: { phone: '13900000002', captcha: '654321', old_captcha: '246810' } },
  ])
  expect(host.session.getState().user?.phone).toBe('139****0002')
  expect(host.drafts.read('phone-rebind')).toBeNull()
})

it('proves it by the password, and says where that is wrong', async () => {
  const { host } = await draw({ answers: { 'credentials.prove': failing({ code: codes.credentialsWrong }) } })
  fireEvent.click(screen.getByRole('radio', { name: 'By password' }))
  press('Next')
  await screen.findByText('Please type your password')
  expect(host.callsOf('credentials.prove')).toEqual([])
  type('Password', 'wrong')
  press('Next')
  await screen.findByText('The password is not right')
  host.answers['credentials.prove'] = {}
  await proveByPassword()
})

it('offers no password to an account without one', async () => {
  await draw({ user: person() })
  expect(screen.queryByRole('radio', { name: 'By password' })).toBeNull()
  screen.getByLabelText('Verification code')
})

describe('a refused change', () => {
  it('keeps what was typed, and says where it was wrong', async () => {
    const { host } = await draw({ answers: { 'credentials.rebindPhone': failing({ code: codes.phoneTaken }) } })
    await proveByPassword()
    bindNew()
    await screen.findByText(/belongs to another account/)
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('13900000002')
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('654321')
    await waitFor(() => expect(host.callsOf('credentials.prove')).toHaveLength(2))
    expect(screen.getByLabelText('Phone number')).toBeTruthy()
    expect(host.navigations).toEqual([])
  })

  it('asks for the proof again where that is no longer valid, and keeps the new number', async () => {
    const { host } = await draw({ answers: { 'credentials.rebindPhone': failing({ code: codes.captchaSpent }) } })
    await proveByPassword()
    host.answers['credentials.prove'] = failing({ code: codes.captchaSpent })
    bindNew()
    await screen.findByRole('radio', { name: 'By password' })
    expect(host.toasts).toEqual([expect.stringMatching(/prove again/)])
    host.answers['credentials.prove'] = {}
    // An identical call within half a second would be taken for a double tap.
    await proveByPassword('lamp on the pier')
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('13900000002')
  })

  it('asks for nothing again where the network broke', async () => {
    const { host } = await draw({ answers: { 'credentials.rebindPhone': failing({ kind: 'network' }) } })
    await proveByPassword()
    host.answers['credentials.prove'] = failing({ kind: 'network' })
    bindNew()
    await waitFor(() => expect(host.callsOf('credentials.prove')).toHaveLength(2))
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('13900000002')
  })
})

it('sends an account without a phone to bind one', async () => {
  await draw({ user: person({ phone: '' }) })
  const link = screen.getByRole('link', { name: 'Bind your phone' })
  expect(link.getAttribute('href')).toBe('/phone/bind?redirect=%2Fphone')
})

describe('the own phone', () => {
  it('is shown masked, with the way to change it', async () => {
    await visit('phone', {}, { user })
    screen.getByText('138****0001')
    expect(screen.getByRole('link', { name: 'Change the number' }).getAttribute('href')).toBe('/phone/rebind')
  })

  it('can be bound where there is none', async () => {
    await visit('phone', {}, { user: person({ phone: '' }) })
    screen.getByText('No phone number is bound yet')
    expect(screen.getByRole('link', { name: 'Bind your phone' }).getAttribute('href')).toContain('/phone/bind')
  })
})

describe('the success', () => {
  it('leads back to where the user came from', async () => {
    const { host } = await visit('bind-success', {}, { user, query: { of: 'rebind', redirect: '/safe' } })
    screen.getByText('The number was changed')
    screen.getByText('138****0001')
    screen.getByText('Your other devices were logged out.')
    press('Continue')
    expect(host.navigations).toEqual(['/safe'])
  })

  it('of a first phone mentions no other devices', async () => {
    await visit('bind-success', {}, { user })
    screen.getByText('Your phone is bound')
    expect(screen.queryByText(/devices/)).toBeNull()
  })

  it('is not claimed for a guest, nor for an account without a phone', async () => {
    const { host, unmount } = await visit('bind-success')
    press('Log in')
    expect(host.logins).toEqual(['log-in'])
    unmount()
    await visit('bind-success', {}, { user: person({ phone: '' }) })
    screen.getByText('No phone number is bound yet')
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })
})
