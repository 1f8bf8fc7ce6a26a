import type { TransferWay } from '@plaza/shared/api'
import type { PayoutConfirmation, PayoutFailure } from '../../data/schema/index'

/** A payment to make. */
export interface PayoutOrder {
  /**
   * Our order number, unique and the same in each attempt: the provider pays it once. 27 lower-case letters and digits.
   */
  id: string
  /** WeChat: the open id. Alipay: the login, a phone number or an e-mail address. */
  account: string
  /** The name that the account has to have; empty: not compared. */
  name: string
  /** What the person receives. */
  cents: number
}

/** What a provider knows of an order. */
export type PayoutOutcome =
  /** The provider never heard of the order: it may be submitted again. */
  | { state: 'unknown' }
  | { state: 'processing' }
  /** `null`: only the answer to the order says how the person confirms; submitting it again tells it again. */
  | { state: 'awaiting-confirmation'; confirmation: PayoutConfirmation | null }
  /** `providerId`: the provider's number, as its statement has it. `cents`: what it paid, where it says so. */
  | { state: 'success'; providerId: string; cents?: number | undefined }
  | { state: 'failed'; reason: PayoutFailure }
  /** The person did not confirm in time, or the provider gave up: it never pays this order. */
  | { state: 'expired' }
  /** It left, and came back: the account did not take it. */
  | { state: 'returned' }

/** A line of a provider's statement. */
export interface PayoutStatementRow {
  /** Our order number. */
  id: string
  providerId: string
  cents: number
  /** `returned`: paid before, and came back. */
  kind: 'paid' | 'returned'
}

/** A call of the provider to our server, as it came. */
export interface PayoutCallback {
  headers: Headers
  body: string
}

/**
 * Pays persons in one way. Whatever it throws leaves the outcome of an order open: the order is asked for again, and
 * submitted again only once the provider says that it never heard of it.
 */
export interface PayoutProvider {
  /** Hands an order over. Safe to repeat with the same order. */
  submit(order: PayoutOrder): Promise<PayoutOutcome>
  query(id: string): Promise<PayoutOutcome>
  /** Checks a call-back's signature. Null if it is not the provider's; `answer` is what the provider wants to read. */
  readCallback(callback: PayoutCallback): Promise<{ id: string; outcome: PayoutOutcome; answer: Response } | null>
  /** What was paid on a day of the site's calendar (YYYY-MM-DD). */
  statement(day: string): Promise<PayoutStatementRow[]>
  /** Only in the embedded provider: orders that moved by themselves, and what the person says to one. */
  advance?(): Promise<string[]>
  confirm?(id: string, answer: 'confirm' | 'decline'): Promise<PayoutOutcome>
}

/** Providers by way; a way without one is closed. */
export type PayoutProviders = Readonly<Partial<Record<TransferWay, PayoutProvider>>>
