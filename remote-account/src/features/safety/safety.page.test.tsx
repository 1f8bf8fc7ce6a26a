import { codes } from '@plaza/shared/api'
import { failing, pending, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'

const user = person({
  has_password: true,
  real_name: 1,
  profile: { home_address: '', birthdate: null, sex: 0, real_name: '陈*', identity_card: '110***********001X' },
})
const device = (id: string, name: string, over = {}) => ({
  ...{ id, device: name, network: '203.0.*.*', current: false },
  ...{ created_at: '2026-11-20T08:00:00Z', seen_at: '2026-11-21T08:00:00Z' },
  ...over,
})
const two = {
  list: [device('d1', 'iPhone · Safari', { current: true, network: 'local' }), device('d2', 'Android · Chrome')],
}

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'safety',
    {},
    {
      user,
      answers: {
        'account.profile': user,
        'credentials.state': { wechat: false, devices: 2 },
        'devices.list': two,
        'devices.revoke': {},
        ...answers,
      },
      ...options,
    },
  )
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

it('shows its shape while it loads, and offers a retry after a failure', async () => {
  const { unmount } = await draw({ answers: { 'account.profile': pending } })
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  unmount()
  const { host } = await draw({ answers: { 'account.profile': failing({ status: 503 }) } })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  host.answers['account.profile'] = user
  fireEvent.click(retry)
  await screen.findByText('138****0001')
})

it('shows phone, password and verified identity, all masked, with their pages', async () => {
  await draw()
  const link = await screen.findByRole('link', { name: /Phone number.*138\*\*\*\*0001/ })
  expect(link.getAttribute('href')).toBe('/phone')
  expect(screen.getByRole('link', { name: /Password.*Set/ }).getAttribute('href')).toBe('/password')
  screen.getByText('陈* 110***********001X')
  screen.getByText('Verified')
})

it('leads an account without phone and password to both', async () => {
  const newcomer = person({ phone: '' })
  await draw({ user: newcomer, answers: { 'account.profile': newcomer } })
  const link = await screen.findByRole('link', { name: /Phone number.*Not bound/ })
  expect(link.getAttribute('href')).toBe('/phone/bind?redirect=%2Fsafe')
  screen.getByRole('link', { name: /Password.*Not set/ })
  screen.getByText('Not verified')
})

it('leads to the data of the account', async () => {
  await draw()
  const link = await screen.findByRole('link', { name: /closing the account/ })
  expect(link.getAttribute('href')).toBe('/user-set')
})

describe('devices', () => {
  it('are listed with network and times; this one cannot be logged out alone', async () => {
    await draw()
    const [own, other] = await screen.findAllByRole('listitem')
    if (!own || !other) throw new Error('no devices')
    within(own).getByText('This device')
    within(own).getByText(/Local network · Since/)
    expect(within(own).queryByRole('button')).toBeNull()
    within(other).getByText(/Network 203\.0\.\*\.\* · Since/)
    within(other).getByText(/last active/)
  })

  it('are logged out one by one, after a question', async () => {
    const { host } = await draw()
    await press('Log out Android · Chrome')
    await waitFor(() => expect(host.callsOf('devices.revoke')).toEqual([{ query: { id: 'd2' } }]))
    await waitFor(() => expect(host.callsOf('devices.list')).toHaveLength(2))
    expect(host.toasts).toEqual(['The device was logged out'])
  })

  it('stay if the user changes their mind', async () => {
    const { host } = await draw({ confirms: false })
    await press('Log out Android · Chrome')
    await press('Log out all other devices')
    await press('Log out everywhere')
    expect(host.callsOf('devices.revoke')).toEqual([])
  })

  it('but this one are logged out at once', async () => {
    const { host } = await draw()
    await press('Log out all other devices')
    await waitFor(() => expect(host.toasts).toEqual(['All other devices were logged out']))
    expect(host.callsOf('devices.revoke')).toEqual([{ query: { id: 'others' } }])
    expect(host.session.getState().status).toBe('user')
  })

  it('are all logged out, this one last', async () => {
    const { host } = await draw()
    await press('Log out everywhere')
    await waitFor(() => expect(host.session.getState().status).toBe('guest'))
    expect(host.callsOf('devices.revoke')).toEqual([{ query: { id: 'others' } }])
  })

  it('stay logged in where the others could not be logged out', async () => {
    const { host } = await draw({ answers: { 'devices.revoke': failing({ kind: 'network' }) } })
    await press('Log out everywhere')
    await waitFor(() => expect(host.callsOf('devices.revoke')).toHaveLength(1))
    expect(host.session.getState().status).toBe('user')
  })

  it('have no button for others where there are none, and a retry of their own', async () => {
    const { host } = await draw({ answers: { 'devices.list': failing({ status: 503 }) } })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    host.answers['devices.list'] = { list: two.list.slice(0, 1) }
    fireEvent.click(retry)
    await screen.findByText('This device')
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull()
  })
})

describe('WeChat', () => {
  const brought = {
    query: { code: 'abc', state: 's'.repeat(16) },
    drafts: { 'wechat-login': 's'.repeat(16) },
  }
  const proveByPassword = async (password: string) => {
    const form = within(await screen.findByRole('dialog', { name: 'Prove it is you' }))
    fireEvent.click(form.getByRole('radio', { name: 'By password' }))
    fireEvent.change(form.getByLabelText('Password'), { target: { value: password } })
    fireEvent.click(form.getByRole('button', { name: 'Next' }))
  }
  const address = { 'credentials.authWechat': { url: 'https://open.weixin.example/authorise' } } as const

  it('is bound by a visit to WeChat that began here', async () => {
    const { host } = await draw({ answers: { ...address, 'credentials.bindWechat': user } })
    await press(/WeChat.*Not bound/)
    await waitFor(() => expect(host.trusted).toHaveLength(1))
    const state = new URL(host.trusted[0] ?? '').searchParams.get('state') ?? ''
    host.answers['credentials.state'] = { wechat: true, devices: 2 }
    host.navigate(`/safe?code=abc&state=${state}`)
    await proveByPassword('my own password')
    const body = { code: 'abc', state, password: 'my own password' }
    await waitFor(() => expect(host.callsOf('credentials.bindWechat')).toEqual([{ body }]))
    await screen.findByRole('button', { name: /WeChat.*Bound/ })
    expect(host.toasts).toEqual(['WeChat is bound'])
    expect(host.navigations.at(-1)).toBe('/safe')
  })

  it('is not bound before the account is proved, and asks again after a wrong password', async () => {
    const { host } = await draw({
      ...brought,
      answers: { 'credentials.bindWechat': failing({ code: codes.credentialsWrong }) },
    })
    await screen.findByRole('dialog', { name: 'Prove it is you' })
    expect(host.callsOf('credentials.bindWechat')).toEqual([])
    await proveByPassword('not the password')
    await screen.findByText('The password is not right')
    host.answers['credentials.bindWechat'] = user
    await proveByPassword('my own password')
    await waitFor(() => expect(host.toasts).toEqual(['WeChat is bound']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not bound by a code that somebody else sent', async () => {
    const { host } = await draw({ query: { code: 'abc', state: 'of-the-one-who-sent-it' } })
    await waitFor(() => expect(host.toasts).toEqual([expect.stringMatching(/did not begin on this device/)]))
    expect(host.callsOf('credentials.bindWechat')).toEqual([])
  })

  it('says that it is bound to another account', async () => {
    const answers = { ...address, 'credentials.bindWechat': failing({ code: codes.repeated }) }
    const { host } = await draw({ ...brought, answers })
    await proveByPassword('my own password')
    await waitFor(() => expect(host.toasts).toEqual([expect.stringMatching(/bound already/)]))
  })

  it('says that it is not available where it is not configured', async () => {
    const { host } = await draw({ answers: { 'credentials.authWechat': failing({ code: codes.wayClosed }) } })
    await press(/WeChat.*Not bound/)
    await waitFor(() => expect(host.toasts).toEqual(['WeChat is not available here']))
  })

  it('is unbound after a question', async () => {
    const { host } = await draw({
      answers: { 'credentials.state': { wechat: true, devices: 2 }, 'credentials.unbindWechat': {} },
    })
    await press(/WeChat.*Bound/)
    await waitFor(() => expect(host.toasts).toEqual(['WeChat is no longer bound']))
  })

  it('stays bound to an account without a phone, which nobody could enter any more', async () => {
    const unbind = vi.fn()
    const newcomer = person({ phone: '' })
    const { host } = await draw({
      user: newcomer,
      answers: {
        'account.profile': newcomer,
        'credentials.state': { wechat: true, devices: 1 },
        'credentials.unbindWechat': unbind,
      },
    })
    await press(/WeChat.*Bound/)
    expect(host.toasts).toEqual([expect.stringMatching(/Bind a phone first/)])
    expect(unbind).not.toHaveBeenCalled()
  })
})
