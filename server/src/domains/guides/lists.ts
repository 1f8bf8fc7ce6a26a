import type { DataOf, guides as endpoints, GuideSummary, InputOf } from '@plaza/shared/api'
import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { guideEvents, guides } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { ascending, pageOf } from '../../transport/paging'
import { readSettings } from '../config'

type ListQuery = NonNullable<InputOf<typeof endpoints.list>['query']>
type Categories = DataOf<typeof endpoints.categories>

export const summaryColumns = {
  id: guides.id,
  title: guides.title,
  sort: guides.sort,
  hot: guides.hot,
  document: guides.document,
}
type SummaryRow = Pick<typeof guides.$inferSelect, 'id' | 'title' | 'document'>

export const toSummary = ({ id, title, document }: SummaryRow): GuideSummary => ({
  id,
  title,
  title_en: document.title_en,
  summary: document.summary,
  summary_en: document.summary_en,
  department: document.department,
  online: document.online,
  asks: document.asks,
})

const sorted = ascending(guides.sort, guides.id)
const byUse = ascending(guides.hot, guides.id)
const ofEvent = ascending(guideEvents.sort, guideEvents.guideId)

async function guidesOfEvent(context: Context, query: ListQuery, event: string) {
  const { rows, next } = await pageOf(context, query, ofEvent, (after) =>
    context.db
      .select({ guide: summaryColumns, sort: guideEvents.sort, guideId: guideEvents.guideId })
      .from(guideEvents)
      .innerJoin(guides, eq(guides.id, guideEvents.guideId))
      .where(and(eq(guideEvents.event, event), after)),
  )
  return { list: rows.map(({ guide }) => toSummary(guide)), next }
}

/** Guides of a topic by key; all of them without one. */
export async function listGuides(context: Context, query: ListQuery) {
  const { by, of = '' } = query
  if (by === 'event') return guidesOfEvent(context, query, of)
  const where = {
    hot: isNotNull(guides.hot),
    theme: eq(guides.theme, of),
    department: eq(guides.department, of),
  }
  const { rows, next } = await pageOf(context, query, by === 'hot' ? byUse : sorted, (after) =>
    context.db
      .select(summaryColumns)
      .from(guides)
      .where(and(by && where[by], after)),
  )
  return { list: rows.map(toSummary), next }
}

export async function countTopics(db: Executor): Promise<Categories> {
  const [{ guide_topics }, themes, departments, events] = await Promise.all([
    readSettings(db, 'guide_topics'),
    db.select({ key: guides.theme, guides: count() }).from(guides).groupBy(guides.theme),
    db.select({ key: guides.department, guides: count() }).from(guides).groupBy(guides.department),
    db.select({ key: guideEvents.event, guides: count() }).from(guideEvents).groupBy(guideEvents.event),
  ])
  const counted = <T extends { id: string }>(topics: readonly T[], counts: { key: string; guides: number }[]) => {
    const byKey = new Map(counts.map(({ key, guides }) => [key, guides]))
    return topics.map((topic) => ({ ...topic, count: byKey.get(topic.id) ?? 0 })).filter((topic) => topic.count > 0)
  }
  return {
    themes: counted(guide_topics.themes, themes),
    events: counted(guide_topics.events, events),
    departments: counted(guide_topics.departments, departments),
  }
}
