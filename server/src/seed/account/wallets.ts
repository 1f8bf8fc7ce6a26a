import { type TransferState, transferFee } from '@plaza/shared/api'
import { mask } from '@plaza/shared/format'
import dayjs from 'dayjs'
import type { Executor } from '../../data/database'
import { newOrderId } from '../../data/ids'
import {
  creditEntries,
  embeddedPayouts,
  ledgerEntries,
  ledgerTransactions,
  payoutTargets,
  queueItems,
  redPackets,
  settings,
  transferEvents,
  transfers,
} from '../../data/schema/index'
import { available, ledgerRows, type NewTransaction, openAccounts } from '../../domains/wallet/ledger'
import type { RewardSettings } from '../../domains/wallet/rewards'
import { type Booking, bookings, type TransferEvent } from '../../domains/wallet/transfer-machine'
import type { TransferRules } from '../../domains/wallet/transfer-rules'
import type { Demo } from '../demo/read'
import { insertRows } from '../insert'
import { resolvePast } from '../moments'
import { reviewedRows } from './reviewed-withdrawals'

type WalletEvent = Demo['wallets'][number]['events'][number]
type EventOf<Kind extends WalletEvent['kind']> = Extract<WalletEvent, { kind: Kind }>

/** Who has no verified name may withdraw too, so that every demo account can. */
const rules: Partial<TransferRules> = { needs_real_name: 0 }
const rewards: RewardSettings = {
  piece_cents: 500,
  first_piece_cents: 888,
  sender: '星湾日报',
  sender_en: 'Starbay Daily',
}
const FEES = { fee_rate: 10, min_fee_cents: 10 }
const OPENS_WITHIN_DAYS = 7

/** Rows of the demo's wallets by table. */
interface WalletRows {
  transactions: NewTransaction[]
  packets: (typeof redPackets.$inferInsert)[]
  transfers: (typeof transfers.$inferInsert)[]
  steps: (typeof transferEvents.$inferInsert)[]
  payouts: (typeof embeddedPayouts.$inferInsert)[]
  credits: (typeof creditEntries.$inferInsert)[]
}

/** How a transfer came to its state: each event with its minutes after the beginning, and what it booked. */
const pathTo: Readonly<
  Record<TransferState, readonly (readonly [TransferEvent, TransferState, minutes: number, Booking?])[]>
> = {
  created: [],
  reviewing: [['hold', 'reviewing', 0]],
  submitted: [['submit', 'submitted', 0]],
  'awaiting-confirmation': [
    ['submit', 'submitted', 0],
    ['wait', 'awaiting-confirmation', 0],
  ],
  success: [
    ['submit', 'submitted', 0],
    ['pay', 'success', 2, 'pay-out'],
  ],
  failed: [
    ['submit', 'submitted', 0],
    ['fail', 'failed', 3, 'give-back'],
  ],
  expired: [
    ['submit', 'submitted', 0],
    ['wait', 'awaiting-confirmation', 0],
    ['expire', 'expired', 24 * 60, 'give-back'],
  ],
  refused: [
    ['hold', 'reviewing', 0],
    ['refuse', 'refused', 95, 'give-back'],
  ],
  reversed: [
    ['submit', 'submitted', 0],
    ['pay', 'success', 2, 'pay-out'],
    ['reverse', 'reversed', 2 * 24 * 60, 'take-back'],
  ],
}

function addReward(rows: WalletRows, userId: string, { yuan, note, note_en }: EventOf<'reward'>, at: Date): void {
  rows.transactions.push({
    kind: 'reward',
    reason: `demo:${userId}:${rows.transactions.length}`,
    amounts: [
      ['rewards', -yuan],
      [available(userId), yuan],
    ],
    details: { note, noteEn: note_en },
    at,
  })
}

function addPacket(rows: WalletRows, userId: string, event: EventOf<'red-packet'>, at: Date): void {
  const id = `packet-${userId}-${rows.packets.length}`
  const { yuan: cents, title, title_en: titleEn, sender, sender_en: senderEn, state } = event
  const expiresAt = dayjs(at).add(OPENS_WITHIN_DAYS, 'day').toDate()
  const openedAt = state === 'opened' ? dayjs(at).add(40, 'minute').toDate() : null
  rows.packets.push({ id, userId, cents, title, titleEn, sender, senderEn, state, createdAt: at, expiresAt, openedAt })
  const move = (reason: string, from: NewTransaction['amounts'][number][0], to: typeof from, when: Date) =>
    rows.transactions.push({
      kind: to === available(userId) ? 'red-packet' : 'house',
      reason: `${reason}:${id}`,
      amounts: [
        [from, -cents],
        [to, cents],
      ],
      details: { note: title, noteEn: titleEn },
      at: when,
    })
  move('red-packet-given', 'rewards', 'red-packets', at)
  if (openedAt) move('red-packet', 'red-packets', available(userId), openedAt)
  if (state === 'expired') move('red-packet-expired', 'red-packets', 'rewards', expiresAt)
}

const isOpen = (state: TransferState) => ['created', 'submitted', 'awaiting-confirmation'].includes(state)

/** What the embedded provider has of it: nothing of what it never heard of. */
function payoutOf(
  id: string,
  { way, state, yuan, reason }: EventOf<'cash-out'>,
  account: string,
  fee: number,
  at: Date,
) {
  if (['created', 'reviewing', 'refused'].includes(state)) return []
  const isPaid = state === 'success' || state === 'reversed'
  const own = { submitted: 'processing', 'awaiting-confirmation': 'awaiting-confirmation', expired: 'expired' } as const
  return [
    {
      id,
      way,
      account,
      cents: yuan - fee,
      state: isPaid ? ('success' as const) : (own[state as keyof typeof own] ?? ('failed' as const)),
      reason: state === 'failed' ? (reason as 'other') : null,
      movesTo: state === 'awaiting-confirmation' ? ('expired' as const) : null,
      movesAt: state === 'awaiting-confirmation' ? dayjs(at).add(1, 'day').toDate() : null,
      createdAt: at,
      paidAt: isPaid ? dayjs(at).add(2, 'minute').toDate() : null,
    },
  ]
}

function addCashOut(rows: WalletRows, wallet: Demo['wallets'][number], event: EventOf<'cash-out'>, at: Date): void {
  const userId = String(wallet.person)
  const { way, state, yuan: cents, reason, words } = event
  const feeCents = transferFee(FEES, cents)
  const id = newOrderId(at.getTime())
  const account = way === 'alipay' ? wallet.alipay.account : `wx-${userId}`
  const path = pathTo[state]
  const times = path.map(([, , minutes]) => dayjs(at).add(minutes, 'minute').toDate())
  const row = { userId, cents, feeCents }
  const transact = (booking: Booking, when: Date) => {
    const { kind, amounts } = bookings[booking]
    const of = {
      reason: `transfer:${id}:${booking}`,
      amounts: amounts({ ...row, wallet: available(userId) }),
      details: { transferId: id },
    }
    rows.transactions.push({ kind, ...of, at: when })
  }
  transact('freeze', at)
  rows.steps.push({ transferId: id, event: 'create', state: 'created', at })
  for (const [index, [name, to, , booking]] of path.entries()) {
    const when = times[index] ?? at
    if (booking) transact(booking, when)
    rows.steps.push({ transferId: id, event: name, state: to, at: when })
  }
  const expires_at = dayjs(at).add(1, 'day').toISOString()
  rows.transfers.push({
    ...row,
    id,
    key: `demo ${id}`,
    bodyHash: '',
    way,
    account,
    name: wallet.alipay.name,
    masked: mask(account, 2, account.includes('@') ? account.length - account.indexOf('@') : 2),
    accountHash: '',
    state,
    reason: reason ?? null,
    reasonText: words ?? null,
    confirmation: state === 'awaiting-confirmation' ? { kind: 'page', url: `/__dev/payouts/${id}`, expires_at } : null,
    providerId: state === 'success' || state === 'reversed' ? `embedded-${id}` : null,
    askAt: isOpen(state) ? dayjs(at).add(30, 'minute').toDate() : null,
    createdAt: at,
    finishedAt: isOpen(state) || state === 'reviewing' ? null : (times.at(-1) ?? at),
  })
  rows.payouts.push(...payoutOf(id, event, account, feeCents, at))
}

function rowsOf(wallets: Demo['wallets'], now: Date): WalletRows {
  const rows: WalletRows = { transactions: [], packets: [], transfers: [], steps: [], payouts: [], credits: [] }
  for (const wallet of wallets) {
    const userId = String(wallet.person)
    for (const event of wallet.events) {
      const at = resolvePast(event.at, now)
      if (event.kind === 'reward') addReward(rows, userId, event, at)
      else if (event.kind === 'red-packet') addPacket(rows, userId, event, at)
      else if (event.kind === 'cash-out') addCashOut(rows, wallet, event, at)
      else {
        const { type, credits, note } = event
        const reason = `demo:${rows.credits.length}`
        rows.credits.push({ userId, code: Number(type), credits, note, reason, createdAt: at })
      }
    }
  }
  return rows
}

/** Wallets with a year of statement. The entries are booked in their order in time, as the balances follow them. */
export async function seedWallets(db: Executor, { wallets }: Demo, now: Date): Promise<void> {
  const rows = rowsOf(wallets, now)
  const inTime = rows.transactions.toSorted((a, b) => Number(a.at) - Number(b.at)).map(ledgerRows)
  await openAccounts(
    db,
    wallets.map(({ person }) => String(person)),
  )
  await insertRows(
    db,
    payoutTargets,
    wallets.map(({ person, alipay: { account, name } }) => ({
      userId: String(person),
      account,
      name,
      masked: mask(account, 2, account.length - account.indexOf('@')),
    })),
  )
  await insertRows(
    db,
    ledgerTransactions,
    inTime.map(({ transaction }) => transaction),
  )
  await insertRows(
    db,
    ledgerEntries,
    inTime.flatMap(({ entries }) => entries),
  )
  await insertRows(db, redPackets, rows.packets)
  await insertRows(db, transfers, rows.transfers)
  await insertRows(db, transferEvents, rows.steps)
  await insertRows(db, queueItems, reviewedRows(rows.transfers))
  await insertRows(db, embeddedPayouts, rows.payouts)
  await insertRows(db, creditEntries, rows.credits)
  await insertRows(db, settings, [
    { key: 'transfers', value: rules },
    { key: 'rewards', value: rewards },
  ])
}
