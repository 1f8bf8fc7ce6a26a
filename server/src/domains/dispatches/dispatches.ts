import { dispatches as endpoints } from '@plaza/shared/api'
import { and, eq } from 'drizzle-orm'
import { dispatches } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { requireTeamManager } from '../teams/roles'
import { WISHES_TAG, wishTag } from '../wishes/rows'
import { isShown, readDispatch, selectDispatches, toDispatch } from './rows'
import { answer } from './steps'

const latest = descending(dispatches.askedAt, dispatches.id)

async function takeStep(
  context: Context,
  id: string,
  { step, reason = '' }: HandlerInput<typeof endpoints.step>['body'],
) {
  const { db, person, moderation, changes } = context
  await refuseBanned(db, person.id)
  const words = reason.trim()
  if (step === 'decline' && words === '') throw refuse('badInput', { detail: 'reason.needed' })
  if (words && (await moderation.stateOfPost(person, [words])) !== 'shown')
    throw refuse('notAllowed', { detail: 'words.held' })
  const { dispatch, wishId } = await db.transaction(async (tx) => {
    const answered = await answer(tx, { id, step, reason: words, personId: person.id })
    return { dispatch: await readDispatch(tx, id), wishId: answered.wishId }
  })
  if (wishId) changes.note(wishTag(wishId), WISHES_TAG)
  return dispatch
}

export const dispatchHandlers = [
  handle(endpoints.list, async ({ params, query = {} }, context) => {
    const { db, person } = context
    await requireTeamManager(db, params.id, person.id)
    const { rows, next } = await pageOf(context, query, latest, (after) =>
      selectDispatches(db, and(eq(dispatches.teamId, params.id), isShown, after)),
    )
    return { list: rows.map(toDispatch), next }
  }),
  handle(endpoints.step, ({ params, body }, context) => takeStep(context, params.id, body)),
]
