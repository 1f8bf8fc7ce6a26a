import { codes, type TransferDetail } from '@plaza/shared/api'
import { failing, pageOf, pending, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'
import { CASH_OUT_DRAFT, type CashOutDraft } from './cash-out/cash-out.model'
import { accountOf, rules, targetOf, transferOf } from './samples'

const KEY = '5f3d9f0e-7a55-4d0e-9d3e-0f6f6a7b8c9d'
const made: TransferDetail = transferOf({ id: 't1', state: 'submitted' })

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'cash-out',
    {},
    {
      user: person(),
      answers: {
        'wallets.account': accountOf(),
        'wallets.limits': rules,
        'wallets.ways': { alipay: 1, wechat: 1 },
        'wallets.alipayAccount': targetOf(),
        'wallets.wechatAccount': { ...targetOf({ bound: false, account: '', is_new: true }), nickname: '' },
        ...answers,
      },
      ...options,
    },
  )
const amountField = () => screen.findByRole('textbox', { name: 'Amount in yuan' })
async function ask(amount: string) {
  fireEvent.change(await amountField(), { target: { value: amount } })
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  return screen.findByRole('dialog', { name: 'Confirm the withdrawal' })
}
const confirm = (sheet: HTMLElement) => fireEvent.click(within(sheet).getByRole('button', { name: 'Confirm' }))
const draftOf = (host: { drafts: { read<T>(name: string): T | null } }) =>
  host.drafts.read<CashOutDraft>(CASH_OUT_DRAFT)
const sent = (amount = '100'): CashOutDraft => ({ key: KEY, amount, way: 'alipay', sent: true })

describe('the form', () => {
  it('shows what is there, what is left today, the fee and what arrives', async () => {
    await draw({ answers: { 'wallets.account': accountOf({ today_cents: 50_000, today_times: 1 }) } })
    const field = await amountField()
    expect(field.getAttribute('inputmode')).toBe('decimal')
    screen.getByText(/¥1,284\.50 in the wallet/)
    screen.getByText(/Today ¥4,500\.00 more, 9 times/)
    fireEvent.change(field, { target: { value: '128.5' } })
    expect(screen.getByText('¥0.13')).toBeTruthy()
    expect(screen.getByText('¥128.37')).toBeTruthy()
    screen.getByText('¥1.00 to ¥2,000.00 at a time')
    screen.getByText('Fee 0.1%, at least ¥0.10')
  })

  it('keeps the balance to itself where amounts are hidden', async () => {
    await draw({ drafts: { 'wallet-hidden': true } })
    expect(await screen.findByText(/The balance is hidden/)).toBeTruthy()
    screen.getByRole('button', { name: 'All that can be withdrawn' })
    expect(document.body.textContent).not.toContain('1,284')
    expect(document.body.textContent).not.toContain('¥5,000.00 more')
  })

  it('says beside its button what is missing', async () => {
    const unbound = targetOf({ bound: false, account: '', is_new: true })
    await draw({ answers: { 'wallets.alipayAccount': unbound } })
    const submit = (await screen.findByRole('button', { name: 'Withdraw' })) as HTMLButtonElement
    expect(submit.disabled).toBe(true)
    screen.getByText('Bind WeChat first, or choose another account above.')
    fireEvent.click(screen.getByRole('radio', { name: /Alipay/ }))
    expect(submit.disabled).toBe(false)
    expect(screen.queryByText(/Bind WeChat first/)).toBeNull()
  })

  it('takes all that can be withdrawn', async () => {
    await draw()
    fireEvent.click(await screen.findByRole('button', { name: 'All: ¥1,284.50' }))
    expect(((await amountField()) as HTMLInputElement).value).toBe('1284.50')
  })

  it.each([
    ['0.99', 'This is less than the least amount'],
    ['2000.01', 'This is more than one withdrawal can be'],
    ['1284.51', 'There is not so much in the wallet'],
  ])('says what is wrong with %s yuan, and sends nothing', async (amount, words) => {
    const { host } = await draw()
    fireEvent.change(await amountField(), { target: { value: amount } })
    expect(screen.getByText(words)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(host.callsOf('wallets.transfer')).toEqual([])
  })

  it('keeps the amount on the device', async () => {
    const { host } = await draw()
    fireEvent.change(await amountField(), { target: { value: '88.8' } })
    await waitFor(() => expect(draftOf(host)).toMatchObject({ amount: '88.8', sent: false }))
    const again = await draw({ drafts: { [CASH_OUT_DRAFT]: draftOf(host) } })
    const fields = await within(again.container).findAllByRole('textbox', { name: 'Amount in yuan' })
    expect((fields[0] as HTMLInputElement).value).toBe('88.8')
  })

  it('leads to an account where there is none', async () => {
    await draw({ answers: { 'wallets.alipayAccount': targetOf({ bound: false, account: '', is_new: true }) } })
    expect((await screen.findByRole('link', { name: 'Bind WeChat' })).getAttribute('href')).toBe('/safe')
    screen.getByRole('button', { name: 'Add account' })
  })
})

describe('a withdrawal', () => {
  it('is confirmed with all its sums, made with its fee and key, and followed on its page', async () => {
    const { host } = await draw({ answers: { 'wallets.transfer': made } })
    const navigate = vi.spyOn(host, 'navigate')
    const sheet = await ask('100')
    expect(sheet.textContent).toContain('Alipay al****@starbay.example')
    expect(sheet.textContent).toContain('Taken from the wallet¥100.00')
    expect(sheet.textContent).toContain('Arrives¥99.90')
    expect(within(sheet).queryByRole('textbox')).toBeNull()
    confirm(sheet)
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/cash-detail/t1', { replace: true }]]))
    const [call] = host.callsOf('wallets.transfer') as [{ body: { cents: number; fee_cents: number; key: string } }]
    expect(call.body).toMatchObject({ cents: 10_000, fee_cents: 10 })
    expect(call.body.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(draftOf(host)).toBeNull()
  })

  it('is sent once by two taps', async () => {
    const { host } = await draw({ answers: { 'wallets.transfer': pending } })
    const sheet = await ask('100')
    confirm(sheet)
    confirm(sheet)
    fireEvent.submit(within(sheet).getByRole('button', { name: 'Confirm' }))
    expect(host.callsOf('wallets.transfer')).toHaveLength(1)
    expect(draftOf(host)).toMatchObject({ amount: '100', sent: true })
  })

  it.each([
    ['for a new account', '100', targetOf({ is_new: true })],
    ['for a large sum', '200.01', targetOf()],
  ])('needs a code %s, which is sent to the own phone', async (_, amount, target) => {
    const { host } = await draw({
      answers: {
        'wallets.alipayAccount': target,
        'wallets.transfer': made,
        'wallets.sendCaptcha': { resend_after: 60, captcha: '123456' },
      },
    })
    const sheet = await ask(amount)
    confirm(sheet)
    expect(host.callsOf('wallets.transfer')).toEqual([])
    within(sheet).getByText('The code has six digits')
    fireEvent.click(within(sheet).getByRole('button', { name: 'Get code' }))
    fireEvent.click(await within(sheet).findByRole('button', { name: 'Fill in 123456' }))
    confirm(sheet)
    await waitFor(() => expect(host.callsOf('wallets.transfer')).toMatchObject([{ body: { captcha: '123456' } }]))
  })

  it('to WeChat goes its own way', async () => {
    const { host } = await draw({
      answers: { 'wallets.wechatAccount': { ...targetOf(), nickname: 'Lin' }, 'wallets.transferWechat': made },
    })
    fireEvent.click(await screen.findByRole('radio', { name: /WeChat/ }))
    confirm(await ask('100'))
    await waitFor(() => expect(host.callsOf('wallets.transferWechat')).toHaveLength(1))
    expect(host.callsOf('wallets.transfer')).toEqual([])
  })
})

describe('a refusal', () => {
  it.each([
    [codes.moneyShort, 'There is not so much in the wallet'],
    [codes.dayLimit, 'This is more than today allows'],
    [codes.phoneTooNew, /Withdrawals open 24 hours after that/],
    [codes.nameDiffers, /has another name than the one that you verified/],
    [codes.stateChanged, 'The fee has changed. Please look at it again.'],
  ])('with %i is shown in the form, which stays as it was with its key', async (code, words) => {
    const { host } = await draw({ answers: { 'wallets.transfer': failing({ code }) } })
    confirm(await ask('100'))
    expect(await screen.findByText(words)).toBeTruthy()
    await waitFor(() => expect(draftOf(host)).toMatchObject({ amount: '100', sent: false }))
    const [{ body }] = host.callsOf('wallets.transfer') as [{ body: { key: string } }]
    expect(draftOf(host)?.key).toBe(body.key)
    // The balance and the rules may be others now.
    expect(host.callsOf('wallets.account')).toHaveLength(2)
  })

  it('of a code is shown at the code', async () => {
    const { host } = await draw({
      answers: {
        'wallets.alipayAccount': targetOf({ is_new: true }),
        'wallets.transfer': failing({ code: codes.captchaWrong }),
      },
    })
    const sheet = await ask('100')
    fireEvent.change(within(sheet).getByRole('textbox'), { target: { value: '000000' } })
    confirm(sheet)
    expect(await within(sheet).findByText('The code is not right')).toBeTruthy()
    expect(host.callsOf('wallets.transfers')).toEqual([])
  })
})

describe('an answer that is lost', () => {
  const lost = (found: ReturnType<typeof pageOf>) => ({
    'wallets.transfer': failing({ kind: 'timeout' as const }),
    'wallets.transfers': found as never,
  })

  it('is looked up by the key, and followed if it was made', async () => {
    const { host } = await draw({ answers: lost(pageOf(made)) })
    const navigate = vi.spyOn(host, 'navigate')
    confirm(await ask('100'))
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/cash-detail/t1', { replace: true }]]))
    const [{ body }] = host.callsOf('wallets.transfer') as [{ body: { key: string } }]
    expect(host.callsOf('wallets.transfers')[0]).toEqual({ query: { key: body.key, page_size: 1 } })
    expect(host.callsOf('wallets.transfer')).toHaveLength(1)
    expect(draftOf(host)).toBeNull()
  })

  it('that was never made leaves the form as it was; another try has the same key', async () => {
    const { host } = await draw({ answers: lost(pageOf()) })
    confirm(await ask('100'))
    expect(await screen.findByText(/was not made, and nothing left your wallet/)).toBeTruthy()
    expect(((await amountField()) as HTMLInputElement).value).toBe('100')
    confirm(await ask('100'))
    await waitFor(() => expect(host.callsOf('wallets.transfer')).toHaveLength(2))
    const [one, two] = host.callsOf('wallets.transfer') as { body: { key: string } }[]
    expect(two?.body.key).toBe(one?.body.key)
  })

  it('is looked up after a reload, and nothing is sent', async () => {
    const { host } = await draw({ drafts: { [CASH_OUT_DRAFT]: sent() }, answers: { 'wallets.transfers': pending } })
    expect(await screen.findByText(/We look up whether your withdrawal was made/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
    expect(host.callsOf('wallets.transfers')).toEqual([{ query: { key: KEY, page_size: 1 } }])
    expect(host.callsOf('wallets.transfer')).toEqual([])
  })

  it('stays open while it cannot be looked up, and is asked for again', async () => {
    const { host } = await draw({
      drafts: { [CASH_OUT_DRAFT]: sent() },
      answers: { 'wallets.transfers': failing({ kind: 'network' }) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(host.callsOf('wallets.transfers')).toHaveLength(2))
    expect(draftOf(host)).toMatchObject({ sent: true, key: KEY })
  })

  it('of a key that was used with another sum leads to what was made', async () => {
    const { host } = await draw({
      answers: { 'wallets.transfer': failing({ code: codes.keyReused }), 'wallets.transfers': pageOf(made) as never },
    })
    const navigate = vi.spyOn(host, 'navigate')
    confirm(await ask('100'))
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/cash-detail/t1', { replace: true }]]))
  })
})

describe('an Alipay account', () => {
  const unbound = { 'wallets.alipayAccount': targetOf({ bound: false, account: '', is_new: true }) }
  const bind = { 'wallets.bindAlipay': targetOf({ is_new: true }) }

  it('is added with a code, and stored nowhere on the device', async () => {
    const { host } = await draw({ answers: { ...unbound, ...bind } })
    fireEvent.click(await screen.findByRole('button', { name: 'Add account' }))
    const sheet = screen.getByRole('dialog', { name: 'Alipay account' })
    const save = () => fireEvent.click(within(sheet).getByRole('button', { name: 'Save' }))
    save()
    within(sheet).getByText('A phone number or an e-mail address')
    within(sheet).getByText('The name has 2 to 30 characters')
    fireEvent.change(within(sheet).getByLabelText('Alipay account'), { target: { value: 'li@starbay.example' } })
    fireEvent.change(within(sheet).getByLabelText('Name of its owner'), { target: { value: '江梨' } })
    fireEvent.change(within(sheet).getByLabelText('Verification code'), { target: { value: '123456' } })
    save()
    const body = { account: 'li@starbay.example', real_name: '江梨', captcha: '123456' }
    await waitFor(() => expect(host.callsOf('wallets.bindAlipay')).toEqual([{ body }]))
    await waitFor(() => expect(host.callsOf('wallets.alipayAccount')).toHaveLength(2))
    expect(JSON.stringify(draftOf(host))).not.toContain('江梨')
  })

  it('of another name than the verified one is refused at the name', async () => {
    await draw({ answers: { ...unbound, 'wallets.bindAlipay': failing({ code: codes.nameDiffers }) } })
    fireEvent.click(await screen.findByRole('button', { name: 'Add account' }))
    const sheet = screen.getByRole('dialog', { name: 'Alipay account' })
    fireEvent.change(within(sheet).getByLabelText('Alipay account'), { target: { value: '13800000000' } })
    fireEvent.change(within(sheet).getByLabelText('Name of its owner'), { target: { value: '江梨' } })
    fireEvent.change(within(sheet).getByLabelText('Verification code'), { target: { value: '123456' } })
    fireEvent.click(within(sheet).getByRole('button', { name: 'Save' }))
    expect(await within(sheet).findByText('This is not the name that you verified here')).toBeTruthy()
  })
})

describe('where nothing can be withdrawn', () => {
  it('without a phone it leads to binding one', async () => {
    await draw({ user: person({ phone: '' }) })
    expect(screen.getByRole('link', { name: 'Bind' }).getAttribute('href')).toBe('/phone/bind?redirect=%2Fcash-out')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('without a verified name it says so, and leads to where a name is verified', async () => {
    const needed = { 'wallets.limits': { ...rules, needs_real_name: 1 as const } }
    await draw({ answers: needed, built: ['real-name'] })
    await screen.findByText('Withdrawals need a verified name.')
    expect(screen.getByRole('link', { name: 'Verify your name' }).getAttribute('href')).toBe('/real-name')
  })

  it('with a verified name it goes on', async () => {
    const needed = { 'wallets.limits': { ...rules, needs_real_name: 1 as const } }
    await draw({ answers: needed, user: person({ real_name: 1 }) })
    expect(await amountField()).toBeTruthy()
  })

  it.each([
    ['no way is open', { 'wallets.ways': { alipay: 0 as const, wechat: 0 as const } }],
    ['the config is unknown', { 'wallets.limits': failing({ status: 404 }) }],
  ])('says so where %s', async (_, answers) => {
    await draw({ answers })
    expect(await screen.findByText('Withdrawals are not open at the moment.')).toBeTruthy()
  })

  it('says that the rules cannot be had', async () => {
    await draw({ answers: { 'wallets.limits': failing({ status: 500 }) } })
    expect(await screen.findByText('The server is busy')).toBeTruthy()
  })
})
