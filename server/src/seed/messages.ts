import type { Executor } from '../data/database'
import { messages } from '../data/schema/index'
import { templates } from '../domains/messages/templates'
import type { Demo } from './demo/read'
import { insertRows } from './insert'
import { resolvePast } from './moments'

const messageRows = (demo: Demo, now: Date) =>
  demo.messages.map(({ id, to, sent, read, template, params, link = null }) => {
    const createdAt = resolvePast(sent, now)
    const readAt = read ? createdAt : null
    const { kind } = templates[template]
    return { id: String(id), userId: String(to), kind, template, params, link, createdAt, readAt }
  })

export const seedMessages = (db: Executor, demo: Demo, now: Date): Promise<void> =>
  insertRows(db, messages, messageRows(demo, now))
