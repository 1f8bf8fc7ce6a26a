import type { ReportTarget } from '@plaza/shared/api'
import type { Transaction } from '../../data/database'
import { excerptOf } from '../excerpt'
import type { NewMessage } from '../messages/send'
import type { MessageThing } from '../messages/templates'
import { closeReports, outcomeOf, reviseReports } from '../reports/close'
import { digestOf } from './digest'
import { type DecidedItem, type Decision, type DecisionOutcome, ItemFailure, type QueueSubjects } from './subject'

/** A kind of thing that is reviewed. */
export interface ReviewSubjects extends Pick<QueueSubjects, 'read' | 'lock' | 'hidesAuthor'> {
  /**
   * Publishes the thing, also once more after it was hidden, or takes it back and tells its author why. Without tags it
   * was so already.
   */
  show(tx: Transaction, id: string, isAgain?: boolean): Promise<DecisionOutcome>
  refuse(tx: Transaction, id: string, reason: string): Promise<DecisionOutcome>
}

/** Closes the reports of what was decided. Returns what its author and its reporters are told. */
async function reviewMessages(
  tx: Transaction,
  item: DecidedItem,
  read: QueueSubjects['read'],
  made: Decision,
): Promise<NewMessage[]> {
  const about = (await read(tx, [item.subjectId])).get(item.subjectId)
  const thing = item.kind as MessageThing
  const decided = { subjectId: item.subjectId, digest: about && digestOf(about), link: about?.link }
  const quote = { thing, excerpt: excerptOf(about?.title || about?.text || '') }
  return [
    ...messagesToAuthor(item, quote, made).map((message) => ({
      ...message,
      ...(about?.link && { link: about.link }),
    })),
    ...(made.decision === 'show'
      ? await reviseReports(tx, { ...decided, kind: item.kind as ReportTarget })
      : await closeReports(tx, { ...decided, kind: item.kind }, outcomeOf(made.decision))),
  ]
}

interface Quote {
  thing: MessageThing
  excerpt: string
}

/** Of reports that led to nothing the author is told nothing. */
function messagesToAuthor(
  { authorId: to, cause }: DecidedItem,
  quote: Quote,
  { decision, reason, banDays }: Decision,
): NewMessage[] {
  const messages: NewMessage[] = []
  if (decision === 'publish') messages.push({ to, template: 'review.published', params: { ...quote } })
  if (decision === 'refuse') messages.push({ to, template: 'review.refused', params: { ...quote, reason } })
  const hidden = cause === 'reported' ? 'review.hidden' : 'review.taken-down'
  if (decision === 'hide') messages.push({ to, template: hidden, params: { ...quote, reason } })
  if (decision === 'show') messages.push({ to, template: 'review.shown', params: { ...quote } })
  if (banDays) messages.push({ to, template: 'review.banned', params: { days: String(banDays), reason } })
  return messages
}

/** Refuses if nothing was hidden any more, or what was hidden is no more: a person's former name. */
function showAgain(outcome: DecisionOutcome): DecisionOutcome {
  if (outcome.tags.length === 0) throw new ItemFailure('unfit')
  return outcome
}

/** Subjects of the review queue. */
export const reviewed = ({ show, refuse, ...subjects }: ReviewSubjects): QueueSubjects => ({
  ...subjects,
  messages: (tx, item, decision) => reviewMessages(tx, item, subjects.read, decision),
  async decide(tx, id, { decision, reason }) {
    if (decision === 'publish') return show(tx, id)
    if (decision === 'show') return showAgain(await show(tx, id, true))
    return decision === 'close' ? { tags: [] } : refuse(tx, id, reason)
  },
})
