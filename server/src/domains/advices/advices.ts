import { type AdviceSummary, advices as endpoints, type Page } from '@plaza/shared/api'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { adviceCounts, advices, departments } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle, tagged } from '../../transport/handlers'
import { descending, type PageInput, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { isOverdue } from './due'
import { publish } from './publishing'
import { ADVICES_TAG, adviceTag, departmentName, publicFor, readAdvice, selectAdvices, toSummaries } from './rows'
import { similarAdvices } from './similar'
import { readStatistics } from './statistics'
import { rate, reopen, supply } from './writer'

const newest = descending(advices.createdAt, advices.id)

type ListQuery = NonNullable<HandlerInput<typeof endpoints.list>['query']>

const filters: Readonly<Record<NonNullable<ListQuery['state']>, SQL | undefined>> = {
  waiting: eq(advices.phase, 'waiting'),
  answered: eq(advices.phase, 'answered'),
  late: isOverdue(advices),
}

async function pageOfAdvices(context: Context, query: PageInput, where: SQL | undefined): Promise<Page<AdviceSummary>> {
  const { db, user } = context
  const { rows, next } = await pageOf(context, query, newest, (after) => selectAdvices(db, user?.id, and(where, after)))
  return { list: await toSummaries(db, rows, user?.id), next }
}

const ofDepartment = (id: string | undefined): SQL | undefined => (id ? eq(advices.departmentId, id) : undefined)

const openOnes = ({ merchant_id, kind, state }: ListQuery, userId: string | undefined): SQL | undefined =>
  and(publicFor(userId), ofDepartment(merchant_id), kind && eq(advices.kind, kind), state ? filters[state] : undefined)

const answeredOf = sql<number>`(select coalesce(sum(${adviceCounts.answered}), 0)::int from ${adviceCounts} where ${sql`${adviceCounts.departmentId} = ${departments.id}`})`

async function readDepartments(db: Executor, id: string | undefined) {
  const rows = await db
    .select({ department: departments, answered: answeredOf })
    .from(departments)
    .where(id ? eq(departments.id, id) : undefined)
    .orderBy(asc(departments.sort), asc(departments.id))
  if (id && rows.length === 0) throw refuse('contentGone')
  return rows.map(({ department, answered }) => ({
    ...departmentName(department),
    image: department.image,
    intro: department.intro,
    ...(department.introEn && { intro_en: department.introEn }),
    phone: department.phone,
    answered,
  }))
}

export const adviceHandlers = [
  tagged(
    endpoints.list,
    () => ADVICES_TAG,
    ({ query = {} }, context) => pageOfAdvices(context, query, openOnes(query, context.user?.id)),
  ),
  handle(endpoints.department, async ({ query }, { db }) => ({ list: await readDepartments(db, query?.id) })),
  handle(endpoints.statistics, (_, { db }) => readStatistics(db)),
  handle(endpoints.similar, async ({ query }, context) => ({ list: await similarAdvices(context, query.q) })),
  tagged(
    endpoints.detail,
    ({ params }) => adviceTag(params.id),
    ({ params }, context) => readAdvice(context, params.id),
  ),
  handle(endpoints.mine, ({ query = {} }, context) =>
    pageOfAdvices(context, query, and(eq(advices.userId, context.person.id), ofDepartment(query.merchant_id))),
  ),
  handle(endpoints.publish, async ({ body }, context) => readAdvice(context, await publish(context, body))),
  handle(endpoints.supply, async ({ params, body }, context) => {
    await supply(context, params.id, body.text)
    return readAdvice(context, params.id)
  }),
  handle(endpoints.rate, async ({ params, body }, context) => {
    await rate(context, params.id, body.score, body.text)
    return readAdvice(context, params.id)
  }),
  handle(endpoints.reopen, async ({ params, body }, context) => {
    await reopen(context, params.id, body.text)
    return readAdvice(context, params.id)
  }),
]
