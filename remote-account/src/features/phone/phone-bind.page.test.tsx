import { codes } from '@plaza/shared/api'
import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const newcomer = person({ phone: '' })
const draw = (options: VisitOptions = {}) => visit('phone-bind', {}, { user: newcomer, ...options })
const drawWechat = (query: Record<string, string>, options: VisitOptions = {}) =>
  visit('wx-bind-phone', {}, { query, user: newcomer, ...options })

const fill = () => {
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '13800000001' } })
  fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Bind' }))
}

it('binds the phone with a code and returns to the previous page', async () => {
  const { host } = await draw({ query: { redirect: '/posts/7' }, answers: { 'credentials.bindPhone': person() } })
  fill()
  await waitFor(() => expect(host.navigations).toEqual(['/posts/7']))
  expect(host.callsOf('credentials.bindPhone')).toEqual([{ body: { phone: '13800000001', captcha: '123456' } }])
  expect(host.session.getState().user?.phone).toBe('138****0001')
})

it('says so on a page of its own where no page required it', async () => {
  const { host } = await draw({ answers: { 'credentials.bindPhone': person() } })
  fill()
  await waitFor(() => expect(host.navigations).toEqual(['/bind-success']))
  expect(host.toasts).toEqual([])
})

it('reports a phone of another account, and keeps the input', async () => {
  const { host } = await draw({ answers: { 'credentials.bindPhone': failing({ code: codes.phoneTaken }) } })
  fill()
  await screen.findByText(/belongs to another account/)
  expect(screen.getByLabelText('Phone number').getAttribute('aria-invalid')).toBe('true')
  expect((screen.getByLabelText('Phone number') as HTMLInputElement).value).toBe('13800000001')
  expect(host.navigations).toEqual([])
})

it('reports that a phone is bound already, and offers to continue or to change it', async () => {
  const { host } = await draw({ user: person() })
  screen.getByText('138****0001')
  expect(screen.getByRole('link', { name: 'Change the number' }).getAttribute('href')).toBe('/phone/rebind')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(host.navigations).toEqual(['/mine'])
})

it('sends a guest to the login first, and back', async () => {
  const { host } = await drawWechat({ fouce: '1' }, { user: null })
  await waitFor(() => expect(host.navigations).toEqual(['/login?redirect=%2Fwx-bind-phone%3Ffouce%3D1']))
})

it('binds with the WeChat call after a WeChat login, and can be skipped', async () => {
  const { host } = await drawWechat({ redirect: '/mine' }, { answers: { 'credentials.wechatBindPhone': person() } })
  fill()
  await waitFor(() => expect(host.callsOf('credentials.wechatBindPhone')).toHaveLength(1))
})

it('continues without a phone where that is allowed', async () => {
  const { host } = await drawWechat({ redirect: '/collection' })
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(host.navigations).toEqual(['/collection'])
})

it('cannot be skipped if it is forced, but can always be left', async () => {
  const { host } = await drawWechat({ fouce: '1', redirect: '/mine' })
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect([host.backs.length, host.navigations]).toEqual([1, []])
})
