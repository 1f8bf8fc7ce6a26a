import { practices as endpoints, type Page, type Practice } from '@plaza/shared/api'
import { and, eq, type SQL } from 'drizzle-orm'
import { practices } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle, tagged } from '../../transport/handlers'
import { descending, type PageInput, pageOf } from '../../transport/paging'
import { listComments } from '../social/comments'
import { PRACTICES_TAG, practiceTag, publicFor, readPractice, selectPractices, toPractice } from './rows'
import { change, publish, remove } from './writing'

const newest = descending(practices.createdAt, practices.id)

async function pageOfPractices(context: Context, query: PageInput, where: SQL | undefined): Promise<Page<Practice>> {
  const { db, user } = context
  const { rows, next } = await pageOf(context, query, newest, (after) =>
    selectPractices(db, user?.id, and(where, after)),
  )
  return { list: rows.map((row) => toPractice(row, user?.id)), next }
}

export const practiceHandlers = [
  tagged(
    endpoints.list,
    () => PRACTICES_TAG,
    ({ query = {} }, context) =>
      pageOfPractices(
        context,
        query,
        and(
          query.activity_id ? eq(practices.activityId, query.activity_id) : eq(practices.form, 'show'),
          publicFor(context.user?.id),
        ),
      ),
  ),
  tagged(
    endpoints.detail,
    ({ params }) => practiceTag(params.id),
    ({ params }, context) => readPractice(context, params.id),
  ),
  handle(endpoints.mine, ({ query = {} }, context) =>
    pageOfPractices(context, query, eq(practices.userId, context.person.id)),
  ),
  handle(endpoints.comments, ({ query }, context) => listComments(context, query.id, { ...query, target: 'practice' })),
  handle(endpoints.publish, async ({ body }, context) => readPractice(context, await publish(context, body))),
  handle(endpoints.change, async ({ params, body }, context) => {
    await change(context, params.id, body)
    return readPractice(context, params.id)
  }),
  handle(endpoints.remove, async ({ params }, context) => {
    await remove(context, params.id)
    return {}
  }),
]
