import type { ReportReason } from '@plaza/shared/api'
import type { QueueReport } from '@plaza/shared/operations'
import { sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { reports, users } from '../../data/schema/index'
import { uploadAddress } from '../uploads/own-uploads'

/** Reports of an item that a reviewer reads; the others are counted. */
const NEWEST = 10

export interface ItemReports {
  count: number
  list: QueueReport[]
}

interface ReportRow extends Record<string, unknown> {
  item: number
  total: number
  name: string
  at: number
  reason: ReportReason
  text: string
  images: string[]
}

/** Reports by the id of their queue item, the newest first. */
export async function readReports(db: Database, items: readonly number[]): Promise<Map<number, ItemReports>> {
  if (items.length === 0) return new Map()
  const { rows } = await db.execute<ReportRow>(sql`
    select item.id::bigint as item, item_reports.total, newest.*, ${users.nickname} as name
    from jsonb_array_elements_text(${JSON.stringify(items)}::jsonb) item(id)
    cross join lateral (select count(*)::int as total from ${reports} where ${reports.item} = item.id::bigint) item_reports
    cross join lateral (
      select ${reports.id} as id, ${reports.reporterId} as reporter, ${reports.reason} as reason, ${reports.text} as text,
        ${reports.images} as images, (extract(epoch from ${reports.createdAt}) * 1000)::bigint as at
      from ${reports} where ${reports.item} = item.id::bigint order by ${reports.id} desc limit ${NEWEST}
    ) newest join ${users} on ${users.id} = newest.reporter order by newest.id desc`)
  const found = new Map<number, ItemReports>()
  for (const { item, total, name, at, reason, text, images } of rows) {
    const list = found.get(item)?.list ?? []
    list.push({ by: name, at, reason, text, images: images.map(uploadAddress) })
    found.set(item, { count: total, list })
  }
  return found
}
