import type { TransferState } from '@plaza/shared/api'
import { formatYuan } from '@plaza/shared/format'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { noteEvent } from '../../data/events'
import {
  closures,
  type PayoutConfirmation,
  type TransferReason,
  transferEvents,
  transfers,
} from '../../data/schema/index'
import { type NewMessage, sendMessages } from '../messages/send'
import { available, book, lockWallet } from './ledger'
import { type BookedTransfer, type Booking, bookings, isFinished, steps, type TransferEvent } from './transfer-machine'

export type TransferRow = typeof transfers.$inferSelect

/** What is known about a step besides its event. */
interface StepFacts {
  reason?: TransferReason | null
  /** Written by an operator, for the person. */
  reasonText?: string
  /** Operator; nobody for the person, the provider and jobs. */
  who?: string
  confirmation?: PayoutConfirmation
  providerId?: string
  /** When the provider is asked next. */
  askAt?: SQL
}

/**
 * Takes a step: state, books, timeline, message and event in one transaction. Null if the state has no such step, which
 * is so for whatever comes twice or too late. Call it last in the transaction.
 */
export async function takeStep(
  tx: Transaction,
  id: string,
  event: TransferEvent,
  facts: StepFacts = {},
): Promise<TransferRow | null> {
  const [row] = await tx.select().from(transfers).where(eq(transfers.id, id)).for('update')
  const step = row && steps[row.state][event]
  if (!row || !step || isKept(row, event)) return null
  if (step.books) await bookTransfer(tx, row, step.books)
  const isEnd = isFinished(step.to)
  const { askAt, who, ...columns } = facts
  const [changed] = await tx
    .update(transfers)
    .set({
      confirmation: null,
      ...columns,
      state: step.to,
      askAt: isEnd ? null : askAt,
      finishedAt: isEnd ? sql`now()` : null,
      version: sql`${transfers.version} + 1`,
    })
    .where(eq(transfers.id, id))
    .returning()
  if (!changed) return null
  await noteStep(tx, changed, event, who)
  return changed
}

/** A transfer that finance holds is neither approved nor sent. */
const isKept = ({ heldBy }: TransferRow, event: TransferEvent): boolean =>
  heldBy !== null && (event === 'submit' || event === 'approve')

export async function bookTransfer(tx: Transaction, transfer: TransferRow, booking: Booking): Promise<void> {
  const { kind, amounts } = bookings[booking]
  const reason = `transfer:${transfer.id}:${booking}`
  const details = { transferId: transfer.id }
  const isNew = await book(tx, { kind, reason, amounts: amounts(await booksOf(tx, transfer, booking)), details })
  // A step is taken once, so its booking is new; otherwise the state and the books tell different stories.
  if (!isNew) throw new Error(`the transfer ${transfer.id} was booked before: ${booking}`)
}

/** The transfer with where money goes that comes back: the wallet, or `unclaimed` once its account is closed. */
async function booksOf(tx: Transaction, transfer: TransferRow, booking: Booking): Promise<BookedTransfer> {
  const comesBack = booking === 'give-back' || booking === 'take-back'
  if (!comesBack) return { ...transfer, wallet: available(transfer.userId) }
  // A closing locks the wallet as well, so from here on it is done or waits.
  await lockWallet(tx, transfer.userId)
  return { ...transfer, wallet: (await isClosed(tx, transfer.userId)) ? 'unclaimed' : available(transfer.userId) }
}

/** Whether the account of a person is closed for good. */
async function isClosed(db: Executor, userId: string): Promise<boolean> {
  return (await db.$count(closures, and(eq(closures.userId, userId), isNotNull(closures.closedAt)))) > 0
}

/** Writes the timeline, tells the person where money moved, and tells open pages. */
export async function noteStep(
  tx: Transaction,
  transfer: TransferRow,
  event: TransferEvent | 'create',
  who?: string,
): Promise<void> {
  await tx.insert(transferEvents).values({ transferId: transfer.id, event, state: transfer.state, who: who ?? null })
  const message = (await isClosed(tx, transfer.userId)) ? null : messageAbout(transfer)
  await sendMessages(tx, message ? [message] : [])
  await noteEvent(tx, `wallet:${transfer.userId}`)
}

const told = {
  'awaiting-confirmation': 'transfer.confirm',
  success: 'transfer.paid',
  failed: 'transfer.failed',
  expired: 'transfer.expired',
  refused: 'transfer.refused',
  reversed: 'transfer.reversed',
} as const satisfies Partial<Record<TransferState, string>>

function messageAbout({
  id,
  userId,
  state,
  masked,
  cents,
  feeCents,
  reason,
  reasonText,
}: TransferRow): NewMessage | null {
  if (!(state in told)) return null
  const template = told[state as keyof typeof told]
  const yuan = formatYuan(state === 'success' ? cents - feeCents : cents)
  const params = { yuan, account: masked, reason: reasonText ?? reason ?? '' }
  return { to: userId, template, params, link: `/cash-detail/${id}`, onceKey: `transfer:${id}:${state}` }
}
