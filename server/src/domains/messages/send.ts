import type { Executor } from '../../data/database'
import { noteEvent } from '../../data/events'
import { newId } from '../../data/ids'
import { messages } from '../../data/schema/index'
import { type MessageParams, type MessageTemplateId, templates } from './templates'

export type NewMessage = {
  [T in MessageTemplateId]: {
    to: string
    template: T
    params: MessageParams<T>
    /** Address of the page that it is about; shown as a link only while that page is live. */
    link?: string
    /** Sent to a person once with the same key, however often it is called: `mention:post:<id>`. */
    onceKey?: string
  }
}[MessageTemplateId]

/**
 * Sends messages to persons and tells their open pages. Call it as the last statement of the transaction, as
 * `noteEvent`. A name or text in `params` is plain text; shorten it with `excerptOf`.
 */
export async function sendMessages(tx: Executor, list: readonly NewMessage[]): Promise<void> {
  if (list.length === 0) return
  const sent = await tx
    .insert(messages)
    .values(
      list.map(({ to, template, params, link, onceKey }) => ({
        id: newId(),
        userId: to,
        kind: templates[template].kind,
        template,
        params,
        link: link ?? null,
        onceKey: onceKey ?? null,
      })),
    )
    .onConflictDoNothing()
    .returning({ userId: messages.userId })
  for (const userId of new Set(sent.map(({ userId }) => userId))) await noteEvent(tx, `unread:${userId}`)
}
