import { publishing as endpoints, type Publication } from '@plaza/shared/api'
import { and, eq, sql } from 'drizzle-orm'
import { contents, publications } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { ascending, type PageInput, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { publishUploads, withdrawUploads } from '../uploads/visibility'
import { filesOf, ownedBy, selectPublications, toPublication } from './rows'

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
    const [changed] = await tx
      .update(publications)
      .set({
        state: body.state,
        refusal: body.state === 'refused' ? (body.reason ?? null) : null,
        reviewerId: person.id,
      })
      .where(eq(publications.id, id))
      .returning()
    if (!changed) throw refuse('contentGone')
    await (body.state === 'shown' ? publishUploads : withdrawUploads)(tx, filesOf(changed))
    // The publication time is that of the approval, so that it appears at the top of lists.
    await tx
      .update(contents)
      .set(
        body.state === 'shown'
          ? { hidden: 0, publishedAt: sql`case when hidden = 1 then now() else published_at end` }
          : { hidden: 1, updatedAt: sql`now()` },
      )
      .where(eq(contents.id, id))
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
