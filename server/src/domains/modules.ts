import { modules } from '@plaza/shared/api'
import type { Executor } from '../data/database'
import { handle } from '../transport/handlers'
import { pageOfIds } from '../transport/paging'
import { refuse } from '../transport/refusal'
import { readSettings } from './config'
import { contentsByIds } from './contents/entity'
import { categoryContents } from './contents/lists'
import type { StoredModule } from './setting-documents'

async function readModule(db: Executor, id: string): Promise<StoredModule> {
  const module = (await readSettings(db, 'modules')).modules.find((one) => one.id === id)
  if (!module) throw refuse('contentGone')
  return module
}

export const moduleHandlers = [
  handle(modules.detail, async ({ params }, { db }) => {
    const { of: _, ...module } = await readModule(db, params.id)
    return module
  }),
  handle(modules.contents, async ({ params, query = {} }, context) => {
    const { of } = await readModule(context.db, params.id)
    if (!of.contents) return categoryContents(context, query, of.category ?? 'all', of.type)
    const { ids, next } = pageOfIds(context.secret, `module ${params.id}`, query, of.contents)
    return { list: await contentsByIds(context.db, ids), next }
  }),
]
