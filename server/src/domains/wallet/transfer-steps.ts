import type { TransferState } from '@plaza/shared/api'
import { formatYuan } from '@plaza/shared/format'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { noteEvent } from '../../data/events'
import { type PayoutConfirmation, type TransferReason, transferEvents, transfers } from '../../data/schema/index'
import { type NewMessage, sendMessages } from '../messages/send'
import { book } from './ledger'
import { type Booking, bookings, isFinished, steps, type TransferEvent } from './transfer-machine'

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
  const isNew = await book(tx, { kind, reason, amounts: amounts(transfer), details: { transferId: transfer.id } })
  // A step is taken once, so its booking is new; otherwise the state and the books tell different stories.
  if (!isNew) throw new Error(`the transfer ${transfer.id} was booked before: ${booking}`)
}

/** Writes the timeline, tells the person where money moved, and tells open pages. */
export async function noteStep(
  tx: Transaction,
  transfer: TransferRow,
  event: TransferEvent | 'create',
  who?: string,
): Promise<void> {
  await tx.insert(transferEvents).values({ transferId: transfer.id, event, state: transfer.state, who: who ?? null })
  const message = messageAbout(transfer)
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
