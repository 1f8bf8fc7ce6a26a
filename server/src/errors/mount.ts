import { ErrorStateBody, errorOrders, errorStates } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../data/database'
import { errorGroups } from '../data/schema/index'
import { anyOperator, type OperationsEnv, requireOperator } from '../registry/operations/access'
import { readBody, succeed } from '../registry/operations/answers'
import type { Deps } from '../transport/context'
import { refuse } from '../transport/refusal'
import { isFileAmong } from './frame-files'
import { readDetails, readGroups } from './read'

const text = (max: number) => v.optional(v.pipe(v.string(), v.maxLength(max)), '')
const Search = v.object({
  state: v.optional(v.picklist(errorStates), 'open'),
  order: v.optional(v.picklist(errorOrders), 'latest'),
  owner: text(40),
  release: text(40),
  search: text(100),
})
const Id = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

/** GET `errors` and `errors/<id>`, POST `set-error-state`: see `ErrorGroups`, `ErrorDetails` and `ErrorStateBody`. */
export function mountErrors(calls: Hono<OperationsEnv>, { db, maps }: Pick<Deps, 'db' | 'maps'>): void {
  calls.get('/errors', async (c) => {
    requireOperator(c, 'viewer')
    const search = v.safeParse(Search, c.req.query())
    if (!search.success) throw refuse('badInput')
    return succeed(c, await readGroups(db, search.output))
  })
  calls.get('/errors/:id', async (c) => {
    requireOperator(c, 'viewer')
    return succeed(c, await detailsOf(c, { db, maps }, c.req.param('id')))
  })
  calls.post('/set-error-state', async (c) => {
    const { name } = anyOperator(c)
    const body = await readBody(c, ErrorStateBody)
    await setState(db, name, body)
    return succeed(c, await detailsOf(c, { db, maps }, String(body.id)))
  })
}

/** An owner reads every error, but no source of another team's remote. */
async function detailsOf(c: Context<OperationsEnv>, { db, maps }: Pick<Deps, 'db' | 'maps'>, given: string) {
  const id = v.safeParse(Id, given)
  const isReadable = isFileAmong(anyOperator(c).remotes)
  const details = id.success ? await readDetails(db, maps, { id: id.output, isReadable }) : null
  if (!details) throw refuse('contentGone')
  return details
}

async function setState(
  db: Database,
  who: string,
  { id, state, release }: v.InferOutput<typeof ErrorStateBody>,
): Promise<void> {
  if (state === 'resolved' && release === undefined) throw refuse('badInput')
  const resolvedIn = state === 'resolved' ? release : null
  await db
    .update(errorGroups)
    .set({ state, resolvedIn, stateBy: who, stateAt: new Date() })
    .where(eq(errorGroups.id, id))
}
