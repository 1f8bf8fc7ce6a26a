import { categories as endpoints } from '@plaza/shared/api'
import { asc } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { categories } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { CITIZENS } from './lists'

type Row = typeof categories.$inferSelect

const citizens: Row = { id: CITIZENS, parentId: null, name: '市民', nameEn: 'Citizens', sort: 0 }

/** An editor has some dozens of them: all are read. What people sent in is the last. */
const readAll = async (db: Executor): Promise<Row[]> => [
  ...(await db.select().from(categories).orderBy(asc(categories.sort), asc(categories.id))),
  citizens,
]

const named = ({ id, name, nameEn }: Row) => ({ id, name, ...(nameEn && { name_en: nameEn }) })

const withChildren = (row: Row, all: readonly Row[]) => ({
  ...named(row),
  children: all.filter(({ parentId }) => parentId === row.id).map(named),
})

export const categoryHandlers = [
  handle(endpoints.list, async (_, { db }) => {
    const all = await readAll(db)
    return { list: all.filter(({ parentId }) => parentId === null).map((row) => withChildren(row, all)) }
  }),
  handle(endpoints.detail, async ({ params }, { db }) => {
    const all = await readAll(db)
    const found = all.find(({ id }) => id === params.id)
    if (!found) throw refuse('contentGone')
    const parent = all.find(({ id }) => id === found.parentId)
    return { ...withChildren(found, all), ...(parent && { parent: named(parent) }) }
  }),
]
