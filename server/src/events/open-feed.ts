import { asc, desc, gt } from 'drizzle-orm'
import type { OpenDatabase } from '../data/database'
import { WITHDRAWN } from '../data/events'
import { eventLog } from '../data/schema/index'
import { discussionTag } from '../domains/social/tags'
import { registryChanged } from '../registry/registry'
import { REGISTRY_KEY } from '../transport/cache/changes'
import type { Purge } from '../transport/cdn/purge'
import type { Deps } from '../transport/context'
import type { EventFeed } from '../transport/ports/events'
import { createEventFeed, KEPT_EVENTS } from './feed'

type FeedDeps = Pick<Deps, 'registry' | 'changes' | 'log'> & Pick<OpenDatabase, 'db' | 'listen'> & { purge: Purge }

const CHAT = 'chat:'

/** The feed of this server, from the log in the database. */
export function openEventFeed({ db, listen, registry, changes, log, purge }: FeedDeps): EventFeed {
  const columns = { id: eventLog.id, topic: eventLog.topic }
  return createEventFeed({
    listen,
    log,
    async read(after) {
      const rows = db.select(columns).from(eventLog).limit(KEPT_EVENTS)
      if (after !== undefined) return rows.where(gt(eventLog.id, after)).orderBy(asc(eventLog.id))
      return (await rows.orderBy(desc(eventLog.id))).reverse()
    },
    dropCached(topic) {
      if (topic.startsWith(WITHDRAWN)) return changes.noteWithdrawal(topic.slice(WITHDRAWN.length))
      if (topic === 'registry') {
        registryChanged({ registry })
        purge([REGISTRY_KEY])
      }
      changes.note(topic.startsWith(CHAT) ? discussionTag('channel', topic.slice(CHAT.length)) : topic)
    },
  })
}
