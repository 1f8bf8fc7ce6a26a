import { type Special, specials } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { contents } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { pageOfIds } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { readWhole } from './details'
import { contentsByIds } from './entity'
import { newestContents } from './lists'

const SPECIAL = 5
/** So many contents of a section stand on the special's own page. */
const FIRST = 4

/** Sections go by their place, from 1. */
const sectionId = (index: number) => String(index + 1)

async function readSections(db: Executor, id: string) {
  const { content, listed } = await readWhole(db, id, SPECIAL)
  return { listed, sections: content.detail?.sections ?? [] }
}

interface Stored {
  title: string
  contents: string[]
}

/** Sections with their first contents; what is gone is left out. */
export async function sectionsOf(db: Executor, sections: readonly Stored[]): Promise<Special['sections']> {
  const all = await contentsByIds(
    db,
    sections.flatMap(({ contents: ids }) => ids),
  )
  const byId = new Map(all.map((content) => [content.id, content]))
  return sections.map(({ title, contents: ids }, index) => {
    const there = ids.flatMap((one) => byId.get(one) ?? [])
    return {
      id: sectionId(index),
      title,
      contents: there.slice(0, FIRST),
      count: there.length,
      more: there.length > FIRST,
    }
  })
}

async function readSpecial(db: Executor, id: string): Promise<Special> {
  const { listed, sections } = await readSections(db, id)
  return { ...listed, sections: await sectionsOf(db, sections) }
}

export const specialHandlers = [
  handle(specials.list, ({ query = {} }, context) => newestContents(context, query, eq(contents.type, SPECIAL))),
  handle(specials.detail, ({ params }, { db }) => readSpecial(db, params.id)),
  handle(specials.section, async ({ params, query = {} }, { db, secret }) => {
    const { sections } = await readSections(db, params.id)
    const section = sections.find((_, index) => sectionId(index) === params.section)
    if (!section) throw refuse('contentGone')
    const { ids, next } = pageOfIds(secret, `special ${params.id}`, query, section.contents)
    return { list: await contentsByIds(db, ids), next }
  }),
]
