import { categories as endpoints } from '@plaza/shared/api'
import { asc } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { categories } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { CITIZENS } from './lists'

type CategoryRow = typeof categories.$inferSelect

const citizens: CategoryRow = { id: CITIZENS, parentId: null, name: '市民', nameEn: 'Citizens', sort: 0 }

/** There are only some dozens, so all are read. The citizens' category is last. */
const readAll = async (db: Executor): Promise<CategoryRow[]> => [
  ...(await db.select().from(categories).orderBy(asc(categories.sort), asc(categories.id))),
  citizens,
]

const toCategory = ({ id, name, nameEn }: CategoryRow) => ({ id, name, ...(nameEn && { name_en: nameEn }) })

const withChildren = (row: CategoryRow, all: readonly CategoryRow[]) => ({
  ...toCategory(row),
  children: all.filter(({ parentId }) => parentId === row.id).map(toCategory),
})

export const categoryHandlers = [
  handle(endpoints.list, async (_, { db }) => {
    const all = await readAll(db)
    return { list: all.filter(({ parentId }) => parentId === null).map((row) => withChildren(row, all)) }
  }),
  handle(endpoints.detail, async ({ params }, { db }) => {
    const all = await readAll(db)
    const category = all.find(({ id }) => id === params.id)
    if (!category) throw refuse('contentGone')
    const parent = all.find(({ id }) => id === category.parentId)
    return { ...withChildren(category, all), ...(parent && { parent: toCategory(parent) }) }
  }),
]
