import { publishing as endpoints, type Publication } from '@plaza/shared/api'
import { and, eq } from 'drizzle-orm'
import { publications } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { ascending, type PageInput, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { decidePiece } from './decide'
import { ownedBy, selectPublications, toPublication } from './rows'

const oldestFirst = ascending(publications.createdAt, publications.id)

function requireReviewer({ person }: Context): void {
  if (!person.roles.some((role) => role === 'reviewer' || role === 'operator')) throw refuse('notAllowed')
}

/** Decides on a publication; a later decision replaces an earlier one. */
async function review(context: Context, id: string, body: HandlerInput<typeof endpoints.review>['body']) {
  requireReviewer(context)
  const { db, person } = context
  await db.transaction(async (tx) => {
    const [own] = await tx.select({ id: publications.id }).from(publications).where(ownedBy(person.id, id))
    if (own) throw refuse('notAllowed')
    const refusal = body.state === 'refused' ? (body.reason ?? null) : null
    if (!(await decidePiece(tx, id, { state: body.state, refusal, reviewerId: person.id }))) throw refuse('contentGone')
  })
  const [row] = await selectPublications(db, eq(publications.id, id))
  if (!row) throw refuse('contentGone')
  return toPublication(row)
}

async function listPending(context: Context, query: PageInput) {
  requireReviewer(context)
  const { rows, next } = await pageOf(context, query, oldestFirst, (after) =>
    selectPublications(context.db, and(eq(publications.state, 'pending'), after)),
  )
  return { list: rows.map(toPublication) satisfies Publication[], next }
}

export const reviewHandlers = [
  handle(endpoints.waiting, ({ query = {} }, context) => listPending(context, query)),
  handle(endpoints.review, ({ params, body }, context) => review(context, params.id, body)),
]
