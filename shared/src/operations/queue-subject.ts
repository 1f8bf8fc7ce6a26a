import type { JoinState } from '../api/account/joins'
import type { AdviceAudience, AdviceState, AdviceStep } from '../api/community/advices'
import type { ReportReason } from '../api/community/reports'

/** What an item is about, as it stands now. */
export interface QueueSubject {
  title: string | null
  text: string
  /** The text in English, of what the server words. */
  textEn?: string
  /** Addresses of pictures. */
  images: readonly string[]
  /** When it was written, where that is not when it came into the queue. */
  writtenAt?: number
  /** Address of a film. */
  video: string | null
  /** Where it stands or will stand: a circle, the thing that is commented on, a department. */
  where: string
  whereEn?: string
  /** Address of the page that shows it, to its author and to everybody once it is published. */
  link?: string | null
  /** It has no name: a reviewer is not told who wrote it either. */
  isAnonymous?: boolean
  /** Of an advice: what its department needs for an answer. */
  advice?: AdviceSubject
  /** Of a feedback: how its writer is reached, and what was written after its text. */
  feedback?: FeedbackSubject
  /** Of an application: who applies. */
  application?: ApplicationSubject
  /** Of a withdrawal: what an operator compares. */
  payout?: PayoutSubject
}

export interface PayoutSubject {
  cents: number
  feeCents: number
  /** Masked. */
  account: string
  /** Paid to this account before. */
  isKnown: boolean
  /** Sums of the person so far: withdrawn and paid, and what stays in the wallet. */
  paidCents: number
  leftCents: number
  /** How many persons have to approve it, and who did. */
  needed: number
  approvedBy: readonly string[]
}

export interface FeedbackSubject {
  contact: string | null
  /** A guest wrote it, who sees no answer. */
  isGuest: boolean
  /** Oldest first. */
  entries: readonly { id: string; at: number; by: 'writer' | 'support'; text: string }[]
}

export interface ApplicationSubject {
  state: JoinState
  name: string
  organisation: string | null
  phone: string
  /** Address of work that can be seen elsewhere. */
  portfolio: string | null
}

export interface QueueReport {
  by: string
  at: number
  reason: ReportReason
  text: string
  /** The text in English, of what the server words. */
  textEn?: string
  /** Addresses of pictures. */
  images: readonly string[]
}

export interface AdviceSubject {
  /** The number by which people speak of it. */
  number: string
  state: AdviceState
  audience: AdviceAudience
  place: string | null
  /** When the answer is due; null where none is. */
  dueAt: number | null
  daysLeft: number | null
  late: boolean
  score: number | null
  /** What happened to it, oldest first, with the words that only its writer and the department read. */
  steps: readonly { at: number; step: AdviceStep; department: string; departmentEn?: string; text: string | null }[]
}
