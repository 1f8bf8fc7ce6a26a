import { codes } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'
import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'

const user = person()
const session = { token: 't'.repeat(24), expires_at: '2026-11-28T00:00:00Z', user }
const agreements = {
  version: '1',
  list: [
    { key: 'terms', title: 'Terms of use', html: '<p>Be kind to each other.</p>' },
    { key: 'privacy', title: 'Privacy policy', html: '<p>We keep little.</p>' },
  ],
}

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'login',
    {},
    {
      answers: {
        'site.agreements': agreements,
        'account.wechatAddress': failing({ code: codes.wayClosed }),
        'account.sendCaptcha': { resend_after: 60 },
        'account.logIn': session,
        ...answers,
      },
      ...options,
    },
  )

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const agree = () => fireEvent.click(screen.getByRole('checkbox'))
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
const choosePassword = () => fireEvent.click(screen.getByRole('radio', { name: 'By password' }))

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('by a code', () => {
  it('sends one to the phone, logs in with it and returns to the previous page', async () => {
    const { host } = await draw({ query: { redirect: '/collection' } })
    await screen.findByRole('button', { name: 'Privacy policy' })
    agree()
    type('Phone number', '+86 138-0000-0001')
    fireEvent.click(screen.getByRole('button', { name: 'Get code' }))
    await screen.findByRole('button', { name: /Again in/ })
    expect(host.callsOf('account.sendCaptcha')).toEqual([{ query: { phone: '13800000001', purpose: 'login' } }])
    type('Verification code', '123456')
    submit()
    await waitFor(() => expect(host.navigations).toEqual(['/collection']))
    expect(host.callsOf('account.logIn')).toEqual([
      { body: { way: 'captcha', phone: '13800000001', captcha: '123456', agreed: '1' } },
    ])
    expect(host.drafts.read('login')).toBeNull()
  })

  it('keeps the phone after a wrong code, and shows the error next to the field until the input changes', async () => {
    await draw({ answers: { 'account.logIn': failing({ code: codes.captchaWrong }) } })
    agree()
    type('Phone number', '13800000001')
    type('Verification code', '111111')
    submit()
    await screen.findByText('The code is not right')
    expect((screen.getByLabelText('Phone number') as HTMLInputElement).value).toBe('13800000001')
    expect(screen.getByLabelText('Verification code').getAttribute('aria-invalid')).toBe('true')
    type('Verification code', '222222')
    expect(screen.queryByText('The code is not right')).toBeNull()
  })

  it('shows when the next code may be requested', async () => {
    await draw({ answers: { 'account.sendCaptcha': failing({ status: 429, retryAfter: 42 }) } })
    agree()
    type('Phone number', '13800000001')
    fireEvent.click(screen.getByRole('button', { name: 'Get code' }))
    await screen.findByText('Too many attempts. Try again in 42 s.')
    await screen.findByRole('button', { name: /Again in 4[12] s/ })
    type('Phone number', '13800000002')
    expect(screen.queryByText(/Too many attempts/)).toBeNull()
  })

  it('shows what is missing and sends nothing', async () => {
    const { host } = await draw()
    agree()
    submit()
    await screen.findByText('This is not a mobile number of 11 digits')
    screen.getByText('The code has six digits')
    expect(host.callsOf('account.logIn')).toEqual([])
  })

  it('submits with Enter, and once for many taps', async () => {
    const { host } = await draw()
    agree()
    type('Phone number', '13800000001')
    type('Verification code', '123456')
    const form = screen.getByLabelText('Verification code').closest('form') as HTMLFormElement
    fireEvent.submit(form)
    fireEvent.submit(form)
    await waitFor(() => expect(host.navigations).toEqual(['/mine']))
    expect(host.callsOf('account.logIn')).toHaveLength(1)
  })

  it('supports the autofill of a phone’s keyboard', async () => {
    await draw()
    expect(screen.getByLabelText('Phone number').getAttribute('autocomplete')).toBe('tel')
    expect(screen.getByLabelText('Verification code').getAttribute('autocomplete')).toBe('one-time-code')
  })
})

describe('the agreements', () => {
  it('are shown in English if the site has translations', async () => {
    const both = {
      key: 'service',
      title: '用户服务协议',
      title_en: 'Terms of use',
      html: '<p>好。</p>',
      html_en: '<p>Be kind.</p>',
    }
    await draw({ answers: { 'site.agreements': { version: '1', list: [both] } } })
    fireEvent.click(await screen.findByRole('button', { name: 'Terms of use' }))
    expect(await screen.findByText('Be kind.')).toBeTruthy()
    expect(screen.queryByText('好。')).toBeNull()
  })

  it('are required before anything is sent', async () => {
    const { host } = await draw()
    type('Phone number', '13800000001')
    fireEvent.click(screen.getByRole('button', { name: 'Get code' }))
    await screen.findByText('Please read and agree first')
    type('Verification code', '123456')
    submit()
    expect(host.callsOf('account.sendCaptcha')).toEqual([])
    expect(host.callsOf('account.logIn')).toEqual([])
    agree()
    expect(screen.queryByText('Please read and agree first')).toBeNull()
  })

  it('open in a sheet and can be accepted there', async () => {
    await draw()
    fireEvent.click(await screen.findByRole('button', { name: 'Privacy policy' }))
    await screen.findByText('We keep little.')
    fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
    await waitFor(() => expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true))
  })
})

describe('agreements of another version', () => {
  const fill = () => {
    type('Phone number', '13800000001')
    type('Verification code', '123456')
  }
  const box = () => screen.getByRole<HTMLInputElement>('checkbox')

  it('are asked for again where they changed before the login arrived', async () => {
    const { host } = await draw({ answers: { 'account.logIn': failing({ code: codes.agreementsChanged }) } })
    await screen.findByRole('button', { name: 'Privacy policy' })
    agree()
    fill()
    host.answers['site.agreements'] = { ...agreements, version: '2' }
    submit()
    await screen.findByText('The agreements have changed. Please read them and agree again.')
    expect(box().checked).toBe(false)
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('123456')
    host.answers['account.logIn'] = session
    await waitFor(() => expect(host.callsOf('site.agreements')).toHaveLength(2))
    agree()
    submit()
    await waitFor(() => expect(host.callsOf('account.logIn').at(-1)).toMatchObject({ body: { agreed: '2' } }))
  })

  it('are not asked for again in this visit while they are the same, and are with another version', async () => {
    const { unmount } = await draw({ drafts: { agreed: '1' } })
    await waitFor(() => expect(box().checked).toBe(true))
    unmount()
    await draw({ drafts: { agreed: '0' } })
    await screen.findByRole('button', { name: 'Privacy policy' })
    expect(box().checked).toBe(false)
  })

  it('are asked for after the way to WeChat too', async () => {
    const state = 's'.repeat(48)
    const { host } = await draw({
      query: { code: 'abc', state },
      drafts: { 'wechat-login': state, agreed: '0' },
      answers: { 'account.wechatAddress': { url: 'https://open.weixin.example/authorise' } },
    })
    await screen.findByText('The agreements have changed. Please read them and agree again.')
    expect(host.callsOf('account.logInByWechat')).toEqual([])
  })
})

describe('by password', () => {
  it('logs in', async () => {
    const { host } = await draw()
    await screen.findByRole('button', { name: 'Privacy policy' })
    choosePassword()
    agree()
    type('Phone number', '13800000001')
    type('Password', 'harbour light')
    submit()
    await waitFor(() => expect(host.navigations).toEqual(['/mine']))
    expect(host.callsOf('account.logIn')).toEqual([
      { body: { way: 'password', phone: '13800000001', password: 'harbour light', agreed: '1' } },
    ])
  })

  it('shows next to the field that phone or password is wrong', async () => {
    await draw({ answers: { 'account.logIn': failing({ code: codes.credentialsWrong }) } })
    choosePassword()
    agree()
    type('Phone number', '13800000001')
    type('Password', 'wrong')
    submit()
    expect(await screen.findByText('The phone number or the password is not right')).toBeTruthy()
  })

  it('links to a new password', async () => {
    await draw({ query: { redirect: '/collection' } })
    choosePassword()
    const link = screen.getByRole('link', { name: 'Forgot your password?' })
    expect(link.getAttribute('href')).toBe('/forget?redirect=%2Fcollection')
  })
})

it('keeps the phone and the method over a reload, but no secret', async () => {
  const { host, unmount } = await draw()
  choosePassword()
  type('Phone number', '13800000001')
  type('Password', 'harbour light')
  expect(host.drafts.read('login')).toEqual({ phone: '13800000001', way: 'password' })
  unmount()
})

it('leaves the check of redirects to the host', async () => {
  const { host } = await draw({ query: { redirect: 'https://evil.example/' }, user })
  await waitFor(() => expect(host.navigations).toEqual(['https://evil.example/']))
})

it('sends where the user came from', async () => {
  const { host } = await draw({ query: { from_url: '/posts/7', from_user_id: 'u9', jump_url: '/mine' } })
  agree()
  type('Phone number', '13800000001')
  type('Verification code', '123456')
  submit()
  await waitFor(() => expect(host.callsOf('account.logIn')).toHaveLength(1))
  expect(host.callsOf('account.logIn')[0]).toMatchObject({
    body: { from_url: '/posts/7', from_user_id: 'u9', jump_url: '/mine' },
  })
})

describe('with WeChat', () => {
  const wechat = { 'account.wechatAddress': { url: 'https://open.weixin.example/authorise' } } as const

  it('is offered if it is configured, and returns to this page', async () => {
    const { host } = await draw({ query: { redirect: '/mine' }, answers: wechat })
    agree()
    fireEvent.click(await screen.findByRole('button', { name: 'Log in with WeChat' }))
    expect(host.trusted).toEqual([
      expect.stringMatching(/^https:\/\/open\.weixin\.example\/authorise\?state=[\da-f]{48}$/),
    ])
    expect(host.callsOf('account.wechatAddress')).toEqual([{ query: { redirect: '/login?redirect=%2Fmine' } }])
  })

  it('is not offered if it is not configured', async () => {
    const { host } = await draw()
    await waitFor(() => expect(host.callsOf('account.wechatAddress')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Log in with WeChat' })).toBeNull()
  })

  /**
   * Renders the page, starts a WeChat login and returns with a code and a state: this browser's state unless another
   * one is given.
   */
  async function comeBack(query: Record<string, string>, answers: VisitOptions['answers'], otherState?: string) {
    const { host } = await draw({ query, answers: { ...wechat, ...answers } })
    agree()
    fireEvent.click(await screen.findByRole('button', { name: 'Log in with WeChat' }))
    const own = new URL(host.external[0] ?? '').searchParams.get('state') ?? ''
    const state = otherState ?? own
    act(() => host.navigate(to('login', {}, { ...query, code: 'abc', state })))
    return { host, state }
  }

  it('logs in once with the returned code, and asks a user without a phone for one', async () => {
    const { host, state } = await comeBack(
      { redirect: '/collection' },
      {
        'account.logInByWechat': { ...session, user: person({ phone: '' }) },
      },
    )
    await screen.findByText('elsewhere: /wx-bind-phone?redirect=%2Fcollection')
    expect(host.callsOf('account.logInByWechat')).toEqual([{ body: { code: 'abc', state, agreed: '1' } }])
  })

  it('reports a failed code and offers a retry', async () => {
    await comeBack({}, { 'account.logInByWechat': failing({ code: codes.credentialsWrong }) })
    await screen.findByRole('alert')
    expect((await screen.findByRole('button', { name: 'Log in with WeChat' })).hasAttribute('disabled')).toBe(false)
  })

  it('ignores a code from somebody else’s login', async () => {
    const { host } = await draw({
      query: { code: 'abc', state: 'of-the-one-who-sent-it' },
      answers: { ...wechat, 'account.logInByWechat': session },
    })
    await screen.findByText(/did not begin on this device/)
    expect(host.callsOf('account.logInByWechat')).toEqual([])
  })

  it('ignores another login’s code while an own login is pending', async () => {
    const answers = { 'account.logInByWechat': session }
    const { host } = await comeBack({}, answers, 'of-the-one-who-sent-it')
    await screen.findByText(/did not begin on this device/)
    expect(host.callsOf('account.logInByWechat')).toEqual([])
  })
})

it('shows the messages to the phone if no SMS service is configured, and fills in the code', async () => {
  const list = [{ text: 'Your code is 246810', code: '246810', sent_at: new Date().toISOString() }]
  const asked = vi.fn(async (_: string) => ({ json: async () => ({ data: { list } }) }))
  vi.stubGlobal('fetch', asked)
  await draw({ deployment: { smsInbox: true } })
  type('Phone number', '13800000001')
  fireEvent.click(await screen.findByRole('button', { name: 'Fill in 246810' }))
  expect((screen.getByLabelText('Verification code') as HTMLInputElement).value).toBe('246810')
  expect(asked.mock.calls[0]?.[0]).toBe('/__dev/sms/13800000001')
})

it('neither requests nor shows messages if an SMS service is configured', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  await draw()
  type('Phone number', '13800000001')
  expect(screen.queryByRole('region', { name: 'Messages to this number' })).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})
