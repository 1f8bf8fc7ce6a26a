import { type Special, specials } from '@plaza/shared/api'
import { contentTypes } from '@plaza/shared/routes'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { contents } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { pageOfIds } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { isShown } from '../shown'
import { readContentRow } from './details'
import { contentsByIds } from './entity'
import { newestContents } from './lists'

/** Number of contents per section on the special's own page. */
const PREVIEW_COUNT = 4

/** Sections are numbered from 1. */
const sectionId = (index: number) => String(index + 1)

async function readSections(db: Executor, id: string) {
  const { content, listed } = await readContentRow(db, id, contentTypes.special)
  return { listed, sections: content.detail?.sections ?? [] }
}

interface StoredSection {
  title: string
  contents: string[]
}

/** The visible ones among these ids; passed as one parameter, because a section may have thousands. */
async function shownOf(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: contents.id })
    .from(contents)
    .where(
      and(isShown.content, sql`${contents.id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Sections with their first contents; only those are read, and missing ones are omitted. */
export async function sectionsOf(db: Executor, sections: readonly StoredSection[]): Promise<Special['sections']> {
  const shown = await shownOf(
    db,
    sections.flatMap(({ contents: ids }) => ids),
  )
  const shownIds = sections.map((section) => section.contents.filter((id) => shown.has(id)))
  const firsts = await contentsByIds(
    db,
    shownIds.flatMap((ids) => ids.slice(0, PREVIEW_COUNT)),
  )
  const byId = new Map(firsts.map((content) => [content.id, content]))
  return sections.map(({ title }, index) => {
    const ids = shownIds[index] ?? []
    return {
      id: sectionId(index),
      title,
      contents: ids.slice(0, PREVIEW_COUNT).flatMap((id) => byId.get(id) ?? []),
      count: ids.length,
      more: ids.length > PREVIEW_COUNT,
    }
  })
}

async function readSpecial(db: Executor, id: string): Promise<Special> {
  const { listed, sections } = await readSections(db, id)
  return { ...listed, sections: await sectionsOf(db, sections) }
}

export const specialHandlers = [
  handle(specials.list, ({ query = {} }, context) =>
    newestContents(context, query, eq(contents.type, contentTypes.special)),
  ),
  handle(specials.detail, ({ params }, { db }) => readSpecial(db, params.id)),
  handle(specials.section, async ({ params, query = {} }, { db, secret }) => {
    const { sections } = await readSections(db, params.id)
    const section = sections.find((_, index) => sectionId(index) === params.section)
    if (!section) throw refuse('contentGone')
    const { ids, next } = pageOfIds(secret, `special ${params.id}`, query, section.contents)
    return { list: await contentsByIds(db, ids), next }
  }),
]
