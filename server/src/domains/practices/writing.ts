import type { practices as endpoints } from '@plaza/shared/api'
import { DAY_SECONDS } from '@plaza/shared/format'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { newId } from '../../data/ids'
import { comments, likes, practices } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import type { HandlerInput } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { requireActivity } from '../activities/rows'
import { refuseBanned } from '../bans'
import { publishOnce } from '../publish-once'
import { consumeRateLimit } from '../rate-limits'
import { ownPictures, ownVideo } from '../uploads/own-uploads'
import { removeUnused } from '../uploads/remove'
import { filesOf, PRACTICES_TAG, practiceTag, type StoredPractice, stateAfterStep } from './rows'

type NewPractice = HandlerInput<typeof endpoints.publish>['body']
type ChangedPractice = HandlerInput<typeof endpoints.change>['body']

const PER_DAY = 10

/** What both forms have in common, with own files alone. */
async function readFields({ db, person }: Context, body: ChangedPractice) {
  const { title, content, place } = body
  return {
    title,
    content,
    place: place ?? null,
    images: await ownPictures(db, person.id, body.images),
    video: body.video ? await ownVideo(db, person.id, body.video) : null,
  }
}

/** Creates a show, or a record of an activity. A repeated key returns the one that it created before. */
export const publish = (context: Context, body: NewPractice): Promise<string> =>
  publishOnce(context.db, practices, { userId: context.person.id, key: body.key }, () => insertOne(context, body))

async function insertOne(context: Context, body: NewPractice): Promise<string | undefined> {
  const { db, person } = context
  await refuseBanned(db, person.id)
  if (body.activity_id) await requireActivity(db, body.activity_id)
  const fields = await readFields(context, body)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(practices)
      .values({
        ...fields,
        id: newId(),
        userId: person.id,
        form: body.activity_id ? 'record' : 'show',
        activityId: body.activity_id ?? null,
        state: 'draft',
        publishKey: body.key,
      })
      .onConflictDoNothing({ target: [practices.userId, practices.publishKey] })
      .returning()
    if (!row) return undefined
    await consumeRateLimit(tx, [
      { key: `practice:${person.id}`, max: PER_DAY, seconds: DAY_SECONDS, detail: 'day.full' },
    ])
    if (!body.draft) await submit(tx, row)
    return row.id
  })
}

/** Sends a draft, or what was refused, to the reviewers. */
async function submit(tx: Transaction, practice: StoredPractice): Promise<void> {
  const state = stateAfterStep(practice, 'submit', 'author')
  if (state === null || state === 'gone') throw refuse('stateChanged')
  await tx.update(practices).set({ state, refusal: null }).where(eq(practices.id, practice.id))
}

async function lockOwn(tx: Transaction, userId: string, id: string): Promise<StoredPractice> {
  const [row] = await tx
    .select()
    .from(practices)
    .where(and(eq(practices.id, id), eq(practices.userId, userId)))
    .for('update')
  if (!row) throw refuse('contentGone')
  return row
}

/** Changes a draft, or what was refused, and sends it to the reviewers unless it stays a draft. */
export async function change(context: Context, id: string, body: ChangedPractice): Promise<void> {
  const { db, person } = context
  await refuseBanned(db, person.id)
  const fields = await readFields(context, body)
  await db.transaction(async (tx) => {
    const row = await lockOwn(tx, person.id, id)
    if (stateAfterStep(row, 'submit', 'author') === null) throw refuse('stateChanged')
    await tx.update(practices).set(fields).where(eq(practices.id, id))
    if (!body.draft) await submit(tx, row)
  })
}

export async function remove({ db, storage, person, changes }: Context, id: string): Promise<void> {
  const keys = await db.transaction(async (tx) => {
    const row = await lockOwn(tx, person.id, id)
    if (stateAfterStep(row, 'delete', 'author') === null) throw refuse('stateChanged')
    await tx.delete(comments).where(and(eq(comments.target, 'practice'), eq(comments.targetId, id)))
    await tx.delete(likes).where(and(eq(likes.target, 'practice'), eq(likes.targetId, id)))
    await tx.delete(practices).where(eq(practices.id, id))
    return filesOf(row)
  })
  await changes.withdraw(practiceTag(id), PRACTICES_TAG)
  await removeUnused({ db, storage }, keys)
}
