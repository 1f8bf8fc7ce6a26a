import type { Transaction } from '../../data/database'
import type { queueItems } from '../../data/schema/index'
import { excerptOf } from '../excerpt'
import type { NewMessage } from '../messages/send'
import type { MessageThing } from '../messages/templates'
import { closeReports, outcomeOf } from '../reports/close'
import type { Decision, QueueSubjects } from './subject'

type ReviewedItem = Pick<typeof queueItems.$inferSelect, 'kind' | 'subjectId' | 'authorId'>

/** Closes the reports of what was decided. Returns what its author and its reporters are told. */
export async function reviewMessages(
  tx: Transaction,
  item: ReviewedItem,
  subject: QueueSubjects,
  made: Decision,
): Promise<NewMessage[]> {
  const about = (await subject.read(tx, [item.subjectId])).get(item.subjectId)
  const thing = item.kind as MessageThing
  const quote = { thing, excerpt: excerptOf(about?.title || about?.text || '') }
  return [
    ...messagesToAuthor(item.authorId, quote, made).map((message) => ({
      ...message,
      ...(about?.link && { link: about.link }),
    })),
    ...(await closeReports(tx, item, outcomeOf(made.decision))),
  ]
}

interface Quote {
  thing: MessageThing
  excerpt: string
}

/** Of reports that led to nothing the author is told nothing. */
function messagesToAuthor(to: string, quote: Quote, { decision, reason, banDays }: Decision): NewMessage[] {
  const messages: NewMessage[] = []
  if (decision === 'publish') messages.push({ to, template: 'review.published', params: { ...quote } })
  if (decision === 'refuse') messages.push({ to, template: 'review.refused', params: { ...quote, reason } })
  if (decision === 'hide') messages.push({ to, template: 'review.hidden', params: { ...quote, reason } })
  if (banDays) messages.push({ to, template: 'review.banned', params: { days: String(banDays), reason } })
  return messages
}
