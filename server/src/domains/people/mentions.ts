import type { Mention } from '@plaza/shared/api'
import { inArray } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { type StoredMention, users } from '../../data/schema/index'
import { blockersOf } from '../blocked'

/** Present names by id. */
export type NamesById = ReadonlyMap<string, string>

async function namesOf(db: Executor, ids: readonly string[]): Promise<NamesById> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.nickname })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Present names of the people named in some texts; no query without any. */
export const namesIn = (db: Executor, texts: readonly { mentions: StoredMention[] }[]): Promise<NamesById> =>
  namesOf(
    db,
    texts.flatMap(({ mentions }) => mentions.map(({ id }) => id)),
  )

/**
 * Finds the people in a text. `ids` has one id for each `@name` in the order of the text; what is not there under its
 * present name stays plain text, as does who blocked the author.
 */
export async function findMentions(
  db: Executor,
  authorId: string,
  content: string,
  ids: readonly string[] = [],
): Promise<StoredMention[]> {
  if (ids.length === 0) return []
  const names = await namesOf(db, ids)
  const blockers = await blockersOf(db, authorId, ids)
  const mentions: StoredMention[] = []
  let after = 0
  for (const id of ids) {
    const name = names.get(id)
    const from = name === undefined ? -1 : content.indexOf(`@${name}`, after)
    if (name === undefined || from < 0) continue
    after = from + name.length + 1
    if (!blockers.has(id)) mentions.push({ id, from, to: after })
  }
  return mentions
}

interface MentionedText {
  content: string
  mentions?: Mention[]
}

/** A text with the present names of the people in it; a deleted one stays as plain text. */
export function withPresentNames(content: string, stored: readonly StoredMention[], names: NamesById): MentionedText {
  if (stored.length === 0) return { content }
  const mentions: Mention[] = []
  let text = ''
  let at = 0
  for (const { id, from, to } of stored) {
    const name = names.get(id)
    if (name === undefined) continue
    text += content.slice(at, from)
    mentions.push({ id, from: text.length, to: text.length + name.length + 1 })
    text += `@${name}`
    at = to
  }
  return { content: text + content.slice(at), ...(mentions.length > 0 && { mentions }) }
}
