import type { TransferDetail, TransferState } from '@plaza/shared/api'
import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'
import { transferOf } from './samples'

/** Times of another year are said with it. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const draw = (transfer: unknown, options: VisitOptions = {}) =>
  visit(
    'cash-detail',
    { id: 't1' },
    {
      user: person(),
      answers: { 'wallets.transferOne': transfer as TransferDetail },
      ...options,
    },
  )
const drawList = (list: unknown, options: VisitOptions = {}) =>
  visit('cash-detail', { id: 'all' }, { user: person(), answers: { 'wallets.transfers': list as never }, ...options })

const isNow = (words: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(words))

const awaiting = transferOf({
  way: 'wechat',
  state: 'awaiting-confirmation',
  confirmation: { kind: 'page', url: '/__dev/payouts/t1', expires_at: '2026-11-21T08:00:00Z' },
})

describe('a withdrawal', () => {
  it('shows its sums, where it went and all states with their times', async () => {
    await draw(
      transferOf({
        steps: [
          { state: 'created', at: '2026-11-20T08:00:00Z' },
          { state: 'submitted', at: '2026-11-20T08:00:05Z' },
          { state: 'success', at: '2026-11-20T08:02:00Z' },
        ],
      }),
    )
    await isNow('Paid')
    expect(screen.getByText('Alipay al****@starbay.example')).toBeTruthy()
    expect(screen.getAllByText('¥99.90')).toHaveLength(2)
    const steps = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^Paid.*16:02$/),
      expect.stringMatching(/^Being paid.*16:00$/),
      expect.stringMatching(/^Requested.*16:00$/),
    ])
    expect(steps[0]?.getAttribute('aria-current')).toBe('step')
  })

  it('that the payment service has had since yesterday is not promised within minutes', async () => {
    const at = new Date(Date.now() - 86_400_000).toISOString()
    await draw(transferOf({ state: 'submitted', steps: [{ state: 'submitted', at }] }))
    expect(await screen.findByText(/takes longer than usual/)).toBeTruthy()
    expect(screen.queryByText(/a few minutes/)).toBeNull()
  })

  it.each<[TransferState, string, string]>([
    ['created', 'Requested', 'Payment'],
    ['reviewing', 'In review', 'Decision'],
    ['submitted', 'Being paid', 'Arrival'],
    ['awaiting-confirmation', 'Waits for you', 'Your confirmation'],
  ])('that is %s says so, and what comes next', async (state, words, next) => {
    await draw(transferOf({ state, steps: [{ state, at: '2026-11-20T08:00:00Z' }] }))
    await isNow(words)
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain(`${next} Still to come`)
  })

  it.each<TransferState>(['failed', 'expired', 'refused', 'reversed'])(
    'that is %s says why, that the money is back, and how to try again',
    async (state) => {
      await draw(transferOf({ state, reason: 'The account does not exist or is closed' }))
      expect(await screen.findByText('Why: The account does not exist or is closed')).toBeTruthy()
      screen.getByText('¥100.00 is back in your wallet.')
      expect(screen.queryByText('Arrives')).toBeNull()
      expect(screen.getByRole('link', { name: 'Withdraw again' }).getAttribute('href')).toBe('/cash-out')
    },
  )

  it('follows its state without a reload: asked again soon, and not once it is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const states: TransferState[] = ['submitted', 'submitted', 'success']
    const at = new Date().toISOString()
    const { host } = await draw(() => {
      const state = states.shift() ?? 'success'
      return transferOf({ state, steps: [{ state, at }] })
    })
    await screen.findByText('It is with the payment service, usually for a few minutes.')
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(host.callsOf('wallets.transferOne')).toHaveLength(2)
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(await screen.findByText('The money has been paid out.')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(600_000))
    expect(host.callsOf('wallets.transferOne')).toHaveLength(3)
    vi.useRealTimers()
  })

  it('hears of it at once', async () => {
    const { host } = await draw(transferOf())
    await screen.findByText('The money has been paid out.')
    act(() => host.happen('wallet'))
    await waitFor(() => expect(host.callsOf('wallets.transferOne')).toHaveLength(2))
  })

  it('of another person does not exist', async () => {
    await draw(failing({ code: 403001 }))
    expect(await screen.findByText('The content no longer exists')).toBeTruthy()
  })
})

describe('the confirmation in WeChat', () => {
  it('opens the page of the provider, and says until when', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { ...window.location, assign })
    await draw(awaiting)
    fireEvent.click(await screen.findByRole('button', { name: 'Receive it in WeChat' }))
    expect(assign.mock.calls).toEqual([['/__dev/payouts/t1']])
    screen.getByText(/Confirm by Nov 21, 16:00/)
    vi.unstubAllGlobals()
  })

  const own = {
    ...awaiting,
    confirmation: {
      kind: 'wechat' as const,
      app_id: 'wx1',
      mch_id: '1900',
      package: 'abc',
      expires_at: '2026-11-21T08:00:00Z',
    },
  }

  it('asks WeChat itself, and says if it was not confirmed', async () => {
    const invoke = vi.fn((_name: string, _params: object, answer: (result: { err_msg: string }) => void) =>
      answer({ err_msg: 'requestMerchantTransfer:cancel' }),
    )
    vi.stubGlobal('WeixinJSBridge', { invoke })
    const { host } = await draw(own, { shell: { kind: 'wechat', inApp: false } })
    fireEvent.click(await screen.findByRole('button', { name: 'Receive it in WeChat' }))
    await waitFor(() => expect(host.toasts).toEqual(['WeChat did not confirm it. You can try again.']))
    expect(invoke.mock.calls[0]?.slice(0, 2)).toEqual([
      'requestMerchantTransfer',
      { appId: 'wx1', mchId: '1900', package: 'abc' },
    ])
    vi.unstubAllGlobals()
  })

  it('outside of WeChat says where to open it', async () => {
    await draw(own)
    expect(await screen.findByText('Open this page in WeChat to receive the money.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Receive it in WeChat' })).toBeNull()
  })
})

describe('the list', () => {
  it('has each withdrawal with its state and reason, and its page', async () => {
    await drawList(
      pageOf(
        transferOf(),
        transferOf({ id: 't2', state: 'failed', reason: 'The account does not exist or is closed' }),
      ),
    )
    const links = await screen.findAllByRole('link', { name: /Alipay/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cash-detail/t1', '/cash-detail/t2'])
    expect(links[0]?.textContent).toMatch(/¥100\.00Paid$/)
    expect(links[1]?.textContent).toMatch(/The account does not exist or is closed¥100\.00Failed$/)
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/cash-out')
  })

  it('hides the amounts of one where they are hidden, and shows them by the eye', async () => {
    await draw(transferOf({ state: 'failed' }), { drafts: { 'wallet-hidden': true } })
    fireEvent.click(await screen.findByRole('button', { name: 'Show amounts' }))
    expect(document.body.textContent).toContain('¥100.00')
    fireEvent.click(screen.getByRole('button', { name: 'Hide amounts' }))
    expect(document.body.textContent).not.toContain('¥')
  })

  it('hides amounts where they are hidden', async () => {
    await drawList(pageOf(transferOf()), { drafts: { 'wallet-hidden': true } })
    expect((await screen.findByRole('link', { name: /Alipay/ })).textContent).toContain('Amount hidden')
    expect(document.body.textContent).not.toContain('¥')
  })

  it('says that there are none, and that they cannot be had', async () => {
    const { unmount } = await drawList(pageOf())
    expect(await screen.findByText('No data')).toBeTruthy()
    unmount()
    await drawList(failing({ status: 502 }))
    expect(await screen.findByText('The server is busy')).toBeTruthy()
  })
})
