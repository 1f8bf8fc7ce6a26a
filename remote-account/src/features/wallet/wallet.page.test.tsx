import type { LedgerRow } from '@plaza/shared/api'
import { failing, pending, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'
import { accountOf } from './samples'

const row = (more: Partial<LedgerRow> = {}): LedgerRow => ({
  id: '7',
  kind: 'reward',
  title: 'Reward: Fog over the bridge',
  cents: 3_000,
  balance: 128_450,
  transfer_id: null,
  created_at: '2026-11-20T08:00:00Z',
  ...more,
})
const month = (rows: LedgerRow[], more = {}) => ({
  list: rows,
  next: null,
  month: '2026-11',
  in_cents: 3_000,
  out_cents: 2_000,
  days: [{ day: '2026-11-20', in_cents: 3_000, out_cents: 2_000 }],
  ...more,
})
const rows = [
  row(),
  row({ id: '8', kind: 'transfer', title: 'Withdrawal', cents: -2_000, balance: 125_450, transfer_id: 't1' }),
]
const earned = { list: [], next: null, balance: 135, types: [] }

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'wallet',
    {},
    {
      user: person(),
      query: { month: '2026-11' },
      answers: {
        'wallets.account': accountOf({ sealed_packets: 2 }),
        'wallets.details': month(rows),
        'credits.mine': earned,
        ...answers,
      },
      ...options,
    },
  )

describe('the balance', () => {
  it('is shown to the cent, with what is being withdrawn apart from it', async () => {
    await draw({ answers: { 'wallets.account': accountOf({ frozen_cents: 5_000, total_cents: 133_450 }) } })
    const card = await screen.findByRole('region', { name: 'Balance' })
    expect(card.textContent).toContain('¥1,284.50')
    expect(card.textContent).toContain('Being withdrawn¥50.00')
    expect(card.textContent).toContain('Together¥1,334.50')
    expect(within(card).getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/cash-out')
  })

  it('is hidden with every other amount, and stays so', async () => {
    const { host } = await draw()
    fireEvent.click(await screen.findByRole('button', { name: 'Hide amounts' }))
    await screen.findByText('Reward: Fog over the bridge')
    expect(document.body.textContent).not.toContain('¥')
    expect(screen.getByRole('img', { name: 'November 2026 by day' })).toBeTruthy()
    expect(host.drafts.read('wallet-hidden')).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Show amounts' }))
    expect(document.body.textContent).toContain('¥1,284.50')
    expect(host.drafts.read('wallet-hidden')).toBeNull()
  })

  it('is hidden from the start where it was before', async () => {
    await draw({ drafts: { 'wallet-hidden': true } })
    await screen.findByRole('button', { name: 'Show amounts' })
    expect(document.body.textContent).not.toContain('1,284')
  })

  it('asks for a phone before it lets money out', async () => {
    await draw({ user: person({ phone: '' }) })
    await screen.findByText('Bind a phone number before you withdraw.')
    expect(screen.getByRole('link', { name: 'Bind' }).getAttribute('href')).toBe('/phone/bind?redirect=%2Fwallet')
    expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull()
  })
})

it('leads to red packets, credits and withdrawals', async () => {
  await draw()
  const tiles = await screen.findByRole('navigation', { name: 'More of the wallet' })
  await within(tiles).findByText('135')
  expect(
    within(tiles)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Red packets2 to open', '/red-packet'],
    ['Credits135', '/red-packet?tab=credits'],
    ['WithdrawalsLook up', '/cash-detail/all'],
  ])
})

describe('the statement', () => {
  it('has the sums of its month, and lines with what came, what went and what was left', async () => {
    await draw()
    expect(await screen.findByText('+¥30.00')).toBeTruthy()
    screen.getByText('−¥20.00')
    screen.getByText('Balance ¥1,254.50')
    screen.getByRole('img', { name: 'November 2026 by day: ¥30.00 in, ¥20.00 out' })
  })

  it('leads from a withdrawal to its page, and shows all of any other line', async () => {
    await draw()
    const line = await screen.findByRole('link', { name: /Withdrawal.*20\.00/ })
    expect(line.getAttribute('href')).toBe('/cash-detail/t1')
    fireEvent.click(screen.getByRole('button', { name: /Fog over the bridge/ }))
    const sheet = screen.getByRole('dialog', { name: 'Reward: Fog over the bridge' })
    expect(sheet.textContent).toContain('Balance after it¥1,284.50')
    expect(sheet.textContent).toContain('Entry number7')
  })

  it('turns to other months, from the first to this one', async () => {
    const { host } = await draw({ answers: { 'wallets.account': accountOf({ first_month: '2026-10' }) } })
    fireEvent.click(await screen.findByRole('button', { name: 'Earlier month' }))
    await waitFor(() => expect(host.callsOf('wallets.details')).toContainEqual({ query: { month: '2026-10' } }))
    screen.getByRole('heading', { name: 'October 2026' })
    expect((screen.getByRole('button', { name: 'Earlier month' }) as HTMLButtonElement).disabled).toBe(true)
  })

  it('shows one kind alone', async () => {
    const { host } = await draw()
    fireEvent.click(await screen.findByRole('button', { name: 'Red packet' }))
    await waitFor(() =>
      expect(host.callsOf('wallets.details')).toContainEqual({ query: { month: '2026-11', kind: 'red-packet' } }),
    )
  })

  it('is saved as a file, or says where it can be', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} }))
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const csv = { name: 'wallet-2026-11.csv', csv: 'Time' }
    const { host, unmount } = await draw({ answers: { 'wallets.csv': csv } })
    fireEvent.click(await screen.findByRole('button', { name: 'Save as a CSV file' }))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect(host.callsOf('wallets.csv')).toEqual([{ query: { month: '2026-11' } }])
    unmount()
    const inWechat = await draw({ shell: { kind: 'wechat', inApp: false } })
    fireEvent.click(await screen.findByRole('button', { name: 'Save as a CSV file' }))
    expect(inWechat.host.callsOf('wallets.csv')).toEqual([])
    expect(inWechat.host.toasts).toEqual(['Files cannot be saved here. Open this page in a browser.'])
  })

  it('is asked for again when something happened to the wallet', async () => {
    const { host } = await draw()
    await screen.findByText('+¥30.00')
    act(() => host.happen('wallet'))
    await waitFor(() => expect(host.callsOf('wallets.details')).toHaveLength(2))
    expect(host.callsOf('wallets.account')).toHaveLength(2)
  })
})

it('says that nothing was earned yet', async () => {
  await draw({
    answers: {
      'wallets.account': accountOf({ cents: 0, total_cents: 0, first_month: null }),
      'wallets.details': month([], { in_cents: 0, out_cents: 0, days: [] }),
    },
  })
  expect(await screen.findByText('No earnings records')).toBeTruthy()
  screen.getByText('None to open')
  expect(screen.queryByRole('button', { name: 'Earlier month' })).toBeNull()
})

it('keeps the balance when the statement cannot be had', async () => {
  await draw({ answers: { 'wallets.details': failing({ status: 500 }) } })
  expect(await screen.findByText('The server is busy')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Balance' }).textContent).toContain('¥1,284.50')
})

it('shows no amount while the balance is not known, or cannot be had', async () => {
  const { unmount } = await draw({ answers: { 'wallets.account': pending } })
  expect(document.body.textContent).not.toContain('¥')
  unmount()
  await draw({ answers: { 'wallets.account': failing({ kind: 'network' }) } })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(document.body.textContent).not.toContain('¥')
})
