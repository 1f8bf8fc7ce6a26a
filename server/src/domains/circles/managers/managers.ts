import { managers as endpoints, MAX_PINS } from '@plaza/shared/api'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Transaction } from '../../../data/database'
import { noteEvent, noteEvents } from '../../../data/events'
import { circles, posts } from '../../../data/schema/index'
import type { Context } from '../../../transport/context'
import { handle } from '../../../transport/handlers'
import { refuse } from '../../../transport/refusal'
import { excerptOf } from '../../excerpt'
import { sendMessages } from '../../messages/send'
import { addressOfPost } from '../../page-addresses'
import { recordDecision } from '../../queue/record'
import { reopenReports } from '../../reports/close'
import { isShown } from '../../shown'
import { changeState } from '../review'
import { isAbove, lockAsManager, type ManagedCircle, managerRole } from '../roles'
import { circleTag, tagsOfPost } from '../tags'
import { readLog, writeLog } from './log'
import { memberHandlers } from './member-decisions'

type PostRow = typeof posts.$inferSelect
type PostDecision = ManagedCircle & { tx: Transaction; post: PostRow }

/** Decides about a post of a circle that the person manages. The result is the tags of stale cached answers. */
async function decideOnPost(
  { db, person, changes }: Context,
  id: string,
  decide: (decision: PostDecision) => Promise<readonly string[]>,
): Promise<Record<string, never>> {
  const [found] = await db.select({ circleId: posts.circleId }).from(posts).where(eq(posts.id, id))
  if (!found) throw refuse('contentGone')
  const tags = await db.transaction(async (tx) => {
    const locked = await lockAsManager(tx, found.circleId, person.id)
    const [post] = await tx.select().from(posts).where(eq(posts.id, id)).for('update')
    if (!post || post.deletedAt) throw refuse('contentGone')
    return decide({ tx, post, ...locked })
  })
  await changes.withdraw(...tags)
  return {}
}

const readPins = async (tx: Transaction, circleId: string): Promise<string[]> => {
  const rows = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.circleId, circleId), gt(posts.pin, 0), isShown.post))
    .orderBy(desc(posts.pin), desc(posts.createdAt))
  return rows.map(({ id }) => id)
}

/** Pins a post as the first of its circle, or unpins it. */
async function pin({ tx, post, circle }: PostDecision, userId: string, on: boolean): Promise<readonly string[]> {
  if (on && post.state !== 'shown') throw refuse('contentGone')
  const before = await readPins(tx, circle.id)
  const others = before.filter((id) => id !== post.id)
  const pins = on ? [post.id, ...others] : others
  if (pins.length > MAX_PINS) throw refuse('full', { detail: 'pins.full' })
  if (pins.join() === before.join()) return []
  await tx.update(posts).set({ pin: 0 }).where(eq(posts.id, post.id))
  for (const [place, id] of pins.entries())
    await tx
      .update(posts)
      .set({ pin: pins.length - place })
      .where(eq(posts.id, id))
  const action = on ? 'pin' : 'unpin'
  await writeLog(tx, { circleId: circle.id, userId, action, subjectId: post.id, words: excerptOf(post.content) })
  await noteEvent(tx, `posts:${circle.id}`)
  return tagsOfPost(post)
}

/** Hides a post from all but its author, or shows one again that a manager hid. */
async function hide(
  { tx, post, circle, role }: PostDecision,
  manager: { id: string; nickname: string },
  { on, reason = '' }: { on: boolean; reason?: string | undefined },
): Promise<readonly string[]> {
  if (!isAbove(role, managerRole(circle, post.userId))) throw refuse('notAllowed', { detail: 'circle.peer' })
  if (on && !reason) throw refuse('badInput')
  if (on ? post.state !== 'shown' : post.hiddenBy === null) throw refuse('stateChanged', { detail: 'circle.changed' })
  const action = on ? 'hide' : 'show'
  const words = excerptOf(post.content)
  await writeLog(tx, { circleId: circle.id, userId: manager.id, action, subjectId: post.id, reason, words })
  const toReporters = await recordDecision(tx, {
    kind: 'post',
    subjectId: post.id,
    authorId: post.userId,
    who: `${circle.name} · ${manager.nickname}`,
    decision: on ? 'hide' : 'publish',
    reason,
  })
  // What was reported goes back to the reviewers when it stands again: a manager may be the author's friend.
  const told = on ? [] : await reopenReports(tx, { kind: 'post', subjectIds: [post.id], outcome: 'hidden' })
  await tx
    .update(posts)
    .set(on ? { pin: 0, hiddenBy: manager.id } : { hiddenBy: null })
    .where(eq(posts.id, post.id))
  const { tags } = await changeState(tx, post.id, on ? 'refused' : 'shown', on ? reason : null)
  const params = { circle: circle.name, excerpt: words }
  const to = { to: post.userId, link: addressOfPost(post.id) }
  await sendMessages(tx, [
    on
      ? { ...to, template: 'circle.hidden', params: { ...params, reason } }
      : { ...to, template: 'circle.shown', params },
    ...toReporters,
  ])
  await noteEvents(tx, told)
  return tags
}

/** Changes the notice, if it is still the one that the manager saw. */
async function changeNotice(
  { db, person, changes }: Context,
  id: string,
  { text, before }: { text: string; before: string },
) {
  await db.transaction(async (tx) => {
    const { circle } = await lockAsManager(tx, id, person.id)
    if (circle.notice !== before) throw refuse('stateChanged', { detail: 'circle.changed' })
    if (circle.notice === text) return
    await tx.update(circles).set({ notice: text }).where(eq(circles.id, id))
    await writeLog(tx, { circleId: id, userId: person.id, action: 'notice', words: text })
  })
  await changes.withdraw(circleTag(id))
  return {}
}

export const managerHandlers = [
  ...memberHandlers,
  handle(endpoints.pin, ({ params, body }, context) =>
    decideOnPost(context, params.id, (decision) => pin(decision, context.person.id, body.on)),
  ),
  handle(endpoints.hide, ({ params, body }, context) =>
    decideOnPost(context, params.id, (decision) => hide(decision, context.person, body)),
  ),
  handle(endpoints.notice, ({ params, body }, context) => changeNotice(context, params.id, body)),
  handle(endpoints.log, (input, context) => readLog(context, input)),
]
