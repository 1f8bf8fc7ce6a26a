import { guides as endpoints, type GuideHit } from '@plaza/shared/api'
import { eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { guides } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { type PageInput, pageOfIds } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { readHolidays } from '../places/hours'
import { INDEXED_PER_SEARCH, indexPending } from '../search/entries'
import { findEntries } from '../search/find'
import { marksOf } from '../search/marks'
import { countTopics, listGuides, summaryColumns, toSummary } from './lists'
import { toGuidePlace } from './places'
import { rateGuide } from './ratings'

/** In the given order; missing ones are omitted. */
async function guidesByIds(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select(summaryColumns)
    .from(guides)
    .where(inArray(guides.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function readGuide(db: Executor, id: string) {
  const [row] = await db.select().from(guides).where(eq(guides.id, id))
  if (!row) throw refuse('contentGone')
  const { places, related, ...document } = row.document
  const holidays = await readHolidays(db)
  return {
    ...document,
    places: places.map((place) => toGuidePlace(place, holidays, Date.now())),
    ...toSummary(row),
    related: (await guidesByIds(db, related)).map(toSummary),
    updated_at: row.updatedAt.toISOString(),
    useful: { yes: row.useful, no: row.notUseful },
  }
}

type GuideRow = Awaited<ReturnType<typeof guidesByIds>>[number]

function toHit(question: string, row: GuideRow): GuideHit {
  const summary = toSummary(row)
  const title_marks = marksOf(summary.title, question)
  const title_en_marks = marksOf(summary.title_en ?? '', question, { spoken: false })
  const department_marks = marksOf(summary.department.name, question)
  const inCondition = row.document.conditions
    .map(({ text }) => ({ text, marks: marksOf(text, question, { spoken: false }) }))
    .find(({ marks }) => marks.length > 0)
  const condition = title_marks.length + title_en_marks.length > 0 ? null : (inCondition ?? null)
  return { ...summary, title_marks, title_en_marks, department_marks, condition }
}

async function searchGuides(context: Context, { q, ...page }: PageInput & { q: string }) {
  const { db, secret } = context
  await indexPending(db, INDEXED_PER_SEARCH)
  const hits = await findEntries(db, { question: q, tab: 'guide' })
  const { ids, next } = pageOfIds(
    secret,
    `guides ${q}`,
    page,
    hits.map(({ id }) => id),
  )
  return { list: (await guidesByIds(db, ids)).map((row) => toHit(q, row)), next, total: hits.length }
}

export const guideHandlers = [
  handle(endpoints.categories, (_, { db }) => countTopics(db)),
  handle(endpoints.list, ({ query = {} }, context) => listGuides(context, query)),
  handle(endpoints.search, ({ query }, context) => searchGuides(context, query)),
  handle(endpoints.detail, ({ params }, { db }) => readGuide(db, params.id)),
  handle(endpoints.rate, ({ params, body }, context) => rateGuide(context, params.id, body.useful)),
]
