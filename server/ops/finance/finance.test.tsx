import type { FinancePayout, PayoutDifference, ReconciledDay } from '@plaza/shared/operations'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../app'
import { answer, fakeServer, openDialogs, refusal } from '../testing/fake-server'

beforeEach(openDialogs)
afterEach(() => {
  window.location.hash = ''
  vi.unstubAllGlobals()
})

const payout = (more: Partial<FinancePayout> = {}): FinancePayout => ({
  ...{ id: 'order1', way: 'alipay', account: 'al***@starbay.example', cents: 60_000, feeCents: 60 },
  ...{ state: 'success', providerId: 'ali-1', at: Date.now(), closed: false, heldBy: null, reversal: null, log: [] },
  steps: [{ state: 'created', at: Date.now(), who: null }],
  ...more,
})
const difference = (more: Partial<PayoutDifference> = {}): PayoutDifference => ({
  ...{ id: 7, day: '2026-11-26', way: 'alipay', order: 'order7', kind: 'other-amount', state: 'success' },
  ...{ here: { paid: 9_990, returned: 0 }, there: { paid: 9_991, returned: 0 }, explained: null, goneAt: null },
  ...more,
})
const day = (more: Partial<ReconciledDay> = {}): ReconciledDay => ({
  ...{ day: '2026-11-26', way: 'alipay', at: Date.now(), failed: false, tooLarge: false, open: 1, differences: 1 },
  ...{ there: { orders: 3, cents: 30_000 }, here: { orders: 3, cents: 29_999 } },
  ...more,
})

function open(view: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  window.location.hash = `#${view}`
  const server = fakeServer({
    'GET me': () => answer({ name: 'ada', role: 'finance' }),
    'GET finance/payouts': () => answer({ list: [payout()] }),
    'GET finance/operators': () => answer({ list: [] }),
    'GET finance/days': () => answer({ list: [day()] }),
    'GET finance/differences': () => answer({ list: [difference()] }),
    ...answers,
  })
  render(<App />)
  return server
}
async function act(button: string | RegExp, why: string, action: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: action }))
  await dialog.findByText('Write at least 2 characters.')
  fireEvent.change(dialog.getByLabelText('Why'), { target: { value: why } })
  fireEvent.click(dialog.getByRole('button', { name: action }))
}

it('asks for a reversal with words that the person reads', async () => {
  const server = open('payments', {
    'POST finance/ask-reversal': () => answer(payout({ reversal: { by: 'ada', at: 0, why: 'Lost.' } })),
  })
  await act('Reverse', ' Lost. ', 'Reverse')
  await screen.findByText('ada asks to reverse it: Lost.')
  expect(server.bodies('POST finance/ask-reversal')).toEqual([{ id: 'order1', why: 'Lost.' }])
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Take back' })).toBeDefined()
})

it('approves what somebody else asked for, and shows a refusal in the dialog', async () => {
  const server = open('payments', {
    'GET finance/payouts': () => answer({ list: [payout({ reversal: { by: 'bo', at: 0, why: 'Lost.' } })] }),
    'POST finance/decide-reversal': () => refusal('It changed.'),
  })
  await act('Approve', 'Checked.', 'Approve')
  await screen.findByText('It changed.')
  expect(server.bodies('POST finance/decide-reversal')).toEqual([
    { id: 'order1', decision: 'approve', why: 'Checked.' },
  ])
})

it('holds what is not sent yet, and releases it', async () => {
  const server = open('payments', {
    'GET finance/payouts': () => answer({ list: [payout({ state: 'created' })] }),
    'POST finance/hold': () => answer(payout({ state: 'created', heldBy: 'ada' })),
    'POST finance/release': () => answer(payout({ state: 'created' })),
  })
  await act('Hold', 'Looks odd.', 'Hold')
  await screen.findByText('Held by ada')
  await act('Release', 'Is fine.', 'Release')
  await waitFor(() => expect(screen.queryByText('Held by ada')).toBeNull())
  expect(server.bodies('POST finance/release')).toEqual([{ id: 'order1', why: 'Is fine.' }])
})

it('confirms a new colleague', async () => {
  const server = open('payments', {
    'GET finance/operators': () => answer({ list: [{ name: 'zhao', role: 'finance', unconfirmed: true }] }),
    'POST finance/confirm-operator': () => answer({ name: 'zhao', role: 'finance' }),
  })
  await act('Confirm zhao', 'Asked her.', 'Confirm')
  await waitFor(() => expect(server.bodies('POST finance/confirm-operator')).toHaveLength(1))
  expect(server.bodies('POST finance/confirm-operator')).toEqual([{ name: 'zhao', why: 'Asked her.' }])
})

it('finds a withdrawal by its order number', async () => {
  const server = open('payments')
  fireEvent.change(await screen.findByLabelText('Order number'), { target: { value: ' order9 ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Find' }))
  await waitFor(() => expect(server.sent.some(({ call }) => call === 'GET finance/payouts?of=order9')).toBe(true))
})

it('shows the days and what differs, with both sides', async () => {
  open('reconciliation')
  expect((await screen.findByText('Another amount')).closest('li')?.textContent).toContain('¥99.91')
  const row = await screen.findByRole('row', { name: /2026-11-26/ })
  for (const head of screen.getAllByRole('columnheader')) expect(head.textContent).not.toBe('')
  expect(row.textContent).toContain('1 to explain¥300.00 (3)¥299.99 (3)')
})

it('explains a difference, and compares a day again', async () => {
  const server = open('reconciliation', {
    'POST finance/explain': () => answer(difference()),
    'POST finance/reconcile': () => answer({ list: [day()] }),
  })
  await act('Explain order7', 'A bank holiday.', 'Explain')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act('Compare again: 2026-11-26 · Alipay', 'New file.', 'Compare again')
  await waitFor(() => expect(server.bodies('POST finance/reconcile')).toHaveLength(1))
  expect(server.bodies('POST finance/explain')).toEqual([{ id: 7, why: 'A bank holiday.' }])
  expect(server.bodies('POST finance/reconcile')).toEqual([{ day: '2026-11-26', way: 'alipay', why: 'New file.' }])
})

it('says where both sides agree, and where no statement came', async () => {
  open('reconciliation', {
    'GET finance/days': () =>
      answer({
        list: [
          day({ open: 0, differences: 0 }),
          day({ day: '2026-11-25', failed: true, at: null }),
          day({ day: '2026-11-24', failed: true, tooLarge: true }),
        ],
      }),
    'GET finance/differences': () => answer({ list: [] }),
  })
  expect((await screen.findByRole('row', { name: /2026-11-26/ })).textContent).toContain('They agree')
  expect((await screen.findByRole('row', { name: /2026-11-25/ })).textContent).toContain('No statement yet')
  expect((await screen.findByRole('row', { name: /2026-11-24/ })).textContent).toContain('Too many lines to compare')
  expect(await screen.findByText('The books and the statements agree.')).toBeDefined()
})
