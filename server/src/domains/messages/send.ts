import { MutableKind } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { noteEvents } from '../../data/events'
import { newId } from '../../data/ids'
import { messages, preferences } from '../../data/schema/index'
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
 * Sends messages to persons and tells their open pages, in two statements whatever their number. Call it as the last
 * statement of the transaction, as `noteEvent`. A kind that the person switched off is not written (decision 290). A name or text in `params` is plain text; shorten it with `excerptOf`.
 */
export async function sendMessages(tx: Executor, list: readonly NewMessage[]): Promise<void> {
  if (list.length === 0) return
  const rows = list.map(({ to, template, params, link, onceKey }) => ({
    id: newId(),
    user_id: to,
    kind: templates[template].kind,
    template,
    params,
    link,
    once_key: onceKey,
  }))
  // As one document: a statement has at most 65,535 parameters, and what many follow has more values.
  const { rows: sent } = await tx.execute<{ user_id: string }>(sql`
    insert into ${messages} (id, user_id, kind, template, params, link, once_key)
    select id, user_id, kind, template, params, link, once_key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(id text, user_id text, kind text, template text, params jsonb, link text, once_key text)
    where not (row.kind = any(${sql.param(MutableKind.options)}::text[]) and exists (select 1 from ${preferences} p
      where p.user_id = row.user_id and p.muted_kinds @> to_jsonb(row.kind)))
    on conflict do nothing returning user_id`)
  const told = new Set(sent.map(({ user_id }) => user_id))
  if (told.size > 0)
    await noteEvents(
      tx,
      [...told].map((id) => `unread:${id}` as const),
    )
}
