import { getTableColumns, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../data/database'
import type { Secret } from '../../secret'
import { toUser, type UserRow } from '../account/users'
import { type CopyOfRows, type DataOwner, tableOf } from './data-table'
import { personalTables } from './tables/all-tables'

/** Columns of a table that a person gets. */
export function copiedColumns(table: PgTable, { only, without = [], instead }: CopyOfRows) {
  const all = Object.entries(getTableColumns(table))
  const shown = all.filter(([name]) => (only ? only.includes(name) : !without.includes(name)))
  return { ...Object.fromEntries(shown), ...instead }
}

function copyOf(db: Executor, table: PgTable, copy: CopyOfRows, where: SQL | undefined) {
  return db.select(copiedColumns(table, copy)).from(table).where(where)
}

/** All that is held of a person, as JSON: an index in both languages, the rows by table, and what is left out and why. */
export async function exportFile(db: Executor, identity: Secret, user: UserRow): Promise<string> {
  const owner: DataOwner = { id: user.id, phone: user.phone }
  const contents: object[] = []
  const left: object[] = []
  const data: Record<string, unknown> = {}
  for (const [name, { rows, copy }] of personalTables) {
    if (typeof copy === 'string') {
      left.push({ table: name, why: copy })
      continue
    }
    const found = await copyOf(db, tableOf(name), copy, rows(owner))
    data[name] = found
    contents.push({ table: name, ...copy.title, rows: found.length })
  }
  const { profile } = toUser(identity, user)
  const about = {
    zh: '这是我们保存的关于您的全部数据。contents 是目录，data 是内容，left_out 是未列出的部分及原因。',
    en: 'This is what we hold about you: contents is the index, data has the rows, left_out says what is not here and why.',
    made_at: new Date().toISOString(),
    person: user.id,
    // Masked even here: the file may be opened on a shared device.
    identity: { real_name: profile.real_name, identity_card: profile.identity_card },
  }
  return JSON.stringify({ about, contents, data, left_out: left }, null, 1)
}
