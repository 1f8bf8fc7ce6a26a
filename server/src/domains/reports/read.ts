import type { QueueReport } from '@plaza/shared/operations'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { reports, users } from '../../data/schema/index'
import { uploadAddress } from '../uploads/own-uploads'

/** Reports of an item that a reviewer reads; the others are counted. */
const NEWEST = 10

export interface ItemReports {
  count: number
  list: QueueReport[]
}

/** Reports by the id of their queue item, the newest first. */
export async function readReports(db: Database, items: readonly number[]): Promise<Map<number, ItemReports>> {
  if (items.length === 0) return new Map()
  const ranked = db
    .select({
      ...{ item: reports.item, reporterId: reports.reporterId, reason: reports.reason, text: reports.text },
      ...{ images: reports.images, createdAt: reports.createdAt, id: reports.id },
      place: sql<number>`row_number() over (partition by ${reports.item} order by ${reports.id} desc)`.as('place'),
      total: sql<number>`count(*) over (partition by ${reports.item})::int`.as('total'),
    })
    .from(reports)
    .where(inArray(reports.item, [...items]))
    .as('ranked')
  const rows = await db
    .select({
      ...{ item: ranked.item, reason: ranked.reason, text: ranked.text, images: ranked.images },
      ...{ createdAt: ranked.createdAt, total: ranked.total, name: users.nickname },
    })
    .from(ranked)
    .innerJoin(users, sql`${users.id} = ${ranked.reporterId}`)
    .where(sql`${ranked.place} <= ${NEWEST}`)
    .orderBy(sql`${ranked.id} desc`)
  const found = new Map<number, ItemReports>()
  for (const { name, ...report } of rows) {
    const of = report.item ?? 0
    const list = found.get(of)?.list ?? []
    list.push({
      ...{ by: name, at: report.createdAt.getTime(), reason: report.reason, text: report.text },
      images: report.images.map(uploadAddress),
    })
    found.set(of, { count: report.total, list })
  }
  return found
}
