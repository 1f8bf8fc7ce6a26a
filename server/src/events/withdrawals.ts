import type { Database } from '../data/database'
import { noteEvents, WITHDRAWN, type WithdrawalTopic } from '../data/events'
import { reasonOf } from '../data/failures'
import { WITHDRAWALS_TAG } from '../transport/cache/changes'
import type { Purge } from '../transport/cdn/purge'
import type { Deps } from '../transport/context'

const topicOf = (tag: string): WithdrawalTopic => `${WITHDRAWN}${tag}`

interface AnnounceDeps {
  db: Database
  log: Pick<Deps['log'], 'warn'>
  purge: Purge
}

/**
 * Tells the other servers which answers were withdrawn, by the log of events, and then the CDN. A failure is logged: what
 * was withdrawn stays so, and other servers and the CDN serve their rendered pages for a minute at most.
 */
export const announceWithdrawals =
  ({ db, log, purge }: AnnounceDeps) =>
  async (tags: readonly string[]): Promise<void> => {
    const topics = [...new Set(tags.length > 0 ? tags : [WITHDRAWALS_TAG])].map(topicOf)
    await noteEvents(db, topics).catch((error) =>
      log.warn({ failure: reasonOf(error) }, 'other servers not told of a withdrawal'),
    )
    purge([...tags, WITHDRAWALS_TAG])
  }
