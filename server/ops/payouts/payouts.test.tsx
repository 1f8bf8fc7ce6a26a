import type { PayoutSubject, QueueItem } from '@plaza/shared/operations'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../app'
import { answer, fakeServer, openDialogs } from '../testing/fake-server'

beforeEach(openDialogs)
afterEach(() => {
  window.location.hash = ''
  vi.unstubAllGlobals()
})

const payout = (id: number, about: Partial<PayoutSubject> = {}, more: Partial<QueueItem> = {}): QueueItem => ({
  ...{ id, kind: 'alipay', cause: 'received', state: 'waiting', version: 2, at: Date.now() },
  ...{ takenBy: null, decided: null, author: { id: '1', name: 'Mei', joinedAt: 0, bannedUntil: null } },
  subject: {
    ...{ title: '¥600.00', text: `order${id}`, images: [], video: null, where: '提现', whereEn: 'Withdrawal' },
    payout: {
      ...{ cents: 60_000, feeCents: 60, account: 'al***@starbay.example', isKnown: true },
      ...{ paidCents: 12_000, leftCents: 4_000, needed: 1, approvedBy: [], ...about },
    },
  },
  ...more,
})

async function open(list: readonly QueueItem[]) {
  const server = fakeServer({
    'GET me': () => answer({ name: 'ada', role: 'finance' }),
    'GET queue/payouts': () => answer({ list, next: null, waiting: {} }),
    'POST queue/payouts/decide': () => answer({ items: [], failed: [] }),
  })
  render(<App />)
  await screen.findByText('order1')
  return server
}
const press = (key: string) => fireEvent.keyDown(document.body, { key })

it('shows finance the withdrawals alone, each with what is to be compared', async () => {
  await open([payout(1, { isKnown: false })])
  expect(
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Withdrawals', 'Holds and reversals', 'Reconciliation'])
  const details = screen.getByRole('group', { name: 'The withdrawal' }).textContent
  expect(details).toContain('al***@starbay.example (first withdrawal to it)')
  expect(details).toContain('Arrives¥599.40')
  expect(details).toContain('Paid to the person so far¥120.00')
  expect(details).toContain('Approvals0 of 1')
})

it('approves with the sum in sight, and with words for the log', async () => {
  const server = await open([payout(1), payout(2)])
  press('y')
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve: 1, together ¥600.00' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await dialog.findByText('Write at least 2 characters.')
  fireEvent.change(dialog.getByLabelText('What was checked'), { target: { value: ' Seven pieces. ' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(() =>
    expect(server.bodies('POST queue/payouts/decide')).toEqual([
      { items: [{ id: 1, version: 2 }], decision: 'accept', why: 'Seven pieces.' },
    ]),
  )
})

it('refuses with words that the person reads', async () => {
  await open([payout(1)])
  press('r')
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse: 1, together ¥600.00' }))
  expect(dialog.getByText('The person reads it; the money returns to the wallet.')).toBeDefined()
})

it('says that a second person has to approve, and who did', async () => {
  await open([payout(1, { needed: 2, approvedBy: ['bo'] }, { cause: 'reopened' })])
  expect(screen.getByText('Second approval')).toBeDefined()
  expect(screen.getByRole('group', { name: 'The withdrawal' }).textContent).toContain('Approvals1 of 2 · bo')
})
