import type { Executor } from '../data/database'
import { type GuideDocument, guideEvents, guides, services } from '../data/schema/index'
import type { Demo } from './demo/read'
import type { SeedGuide } from './demo/schemas/civic/guides'
import { insertRows } from './insert'
import { daysBefore } from './moments'

const UPDATED_AT = '10:00'

function documentOf(demo: Demo, guide: SeedGuide): GuideDocument {
  const department = demo.guideDepartments.find(({ id }) => id === guide.department)
  const { phone = '', ...named } = department ?? { id: guide.department, name: '' }
  return {
    title: guide.title,
    title_en: guide.title_en,
    summary: guide.summary,
    summary_en: guide.summary_en,
    department: named,
    phone,
    online: guide.online,
    asks: guide.questions.length > 0,
    questions: guide.questions,
    conditions: guide.conditions,
    papers: guide.papers.map((paper, index) => ({ ...paper, id: String(index + 1) })),
    steps: guide.steps,
    takes: guide.takes,
    takes_en: guide.takes_en,
    fees: guide.fees,
    basis: guide.basis,
    places: guide.places.flatMap((id) => demo.guidePlaces.find((place) => place.id === id) ?? []),
    related: guide.related.map(String),
  }
}

function guideRow(demo: Demo, guide: SeedGuide, at: Date): typeof guides.$inferInsert {
  const document = documentOf(demo, guide)
  const { department, conditions } = document
  return {
    id: String(guide.id),
    theme: guide.theme,
    department: guide.department,
    hot: guide.hot ?? null,
    sort: guide.id,
    title: guide.title,
    words: [department.name, guide.title_en, guide.summary, ...conditions.map(({ text }) => text)].join(' '),
    document,
    useful: guide.useful[0] ?? 0,
    notUseful: guide.useful[1] ?? 0,
    updatedAt: daysBefore(at, guide.updated, UPDATED_AT),
  }
}

export const guideRows = (demo: Demo, at: Date) => demo.guides.map((guide) => guideRow(demo, guide, at))

/** The life events to which guides belong. */
export const guideEventRows = (demo: Demo): (typeof guideEvents.$inferInsert)[] =>
  demo.guides.flatMap(({ id, events }) => events.map((event) => ({ event, sort: id, guideId: String(id) })))

export const serviceRows = (demo: Demo): (typeof services.$inferInsert)[] =>
  demo.services.map(({ id, group, title, note, ...document }, index) => ({
    ...{ id, title, note, document, groupId: group },
    sort: index + 1,
  }))

export async function seedGuides(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(db, guides, guideRows(demo, at))
  await insertRows(db, guideEvents, guideEventRows(demo))
  await insertRows(db, services, serviceRows(demo))
}
