import { ADVICE_DRAFT, type advices as endpoints } from '@plaza/shared/api'
import { DAY_SECONDS } from '@plaza/shared/format'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { newId } from '../../data/ids'
import { adviceSteps, advices, departments } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import type { HandlerInput } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { publishOnce } from '../publish-once'
import { consumeRateLimit } from '../rate-limits'
import { ownPictures } from '../uploads/own-uploads'
import { readWorkCalendar } from '../work-calendar'
import { dueAfter } from './due'
import { publishPictures } from './pictures'
import { topicTokens } from './similar'

type NewAdvice = HandlerInput<typeof endpoints.publish>['body']

async function requireDepartment(db: Executor, id: string) {
  const [department] = await db.select().from(departments).where(eq(departments.id, id))
  if (!department) throw refuse('badInput')
  return department
}

/** Creates an advice. A repeated key returns the one that it created before. */
export const publish = (context: Context, body: NewAdvice): Promise<string> =>
  publishOnce(context.db, advices, { userId: context.person.id, key: body.key }, () => insertAdvice(context, body))

async function insertAdvice({ db, person, moderation }: Context, body: NewAdvice): Promise<string | undefined> {
  await refuseBanned(db, person.id)
  const department = await requireDepartment(db, body.merchant_id)
  const images = await ownPictures(db, person.id, body.images)
  const isOffice = body.place !== undefined && (await moderation.isReserved(body.place))
  const state = isOffice
    ? 'pending'
    : await moderation.stateOfPost(person, [body.title, body.content, body.place ?? ''])
  const max = await moderation.limitOf('advicesPerDay')
  const [id, now, calendar] = [newId(), new Date(), await readWorkCalendar(db)]
  const isCreated = await db.transaction(async (tx) => {
    const added = await tx
      .insert(advices)
      .values({
        id,
        userId: person.id,
        departmentId: department.id,
        kind: body.kind,
        title: body.title,
        content: body.content,
        images,
        place: body.place ?? null,
        audience: body.audience,
        held: state !== 'shown',
        dueAt: dueAfter(calendar, now, { ...department, kind: body.kind }),
        tokens: topicTokens(body.title),
        publishKey: body.key,
        createdAt: now,
      })
      .onConflictDoNothing({ target: [advices.userId, advices.publishKey] })
      .returning({ open: advices.open })
    const [row] = added
    if (!row) return false
    await consumeRateLimit(tx, [{ key: `${ADVICE_DRAFT}:${person.id}`, max, seconds: DAY_SECONDS, detail: 'day.full' }])
    await tx
      .insert(adviceSteps)
      .values({ id: newId(), adviceId: id, step: 'received', departmentId: department.id, actorId: person.id, at: now })
    if (row.open) await publishPictures(tx, { images })
    return true
  })
  return isCreated ? id : undefined
}
