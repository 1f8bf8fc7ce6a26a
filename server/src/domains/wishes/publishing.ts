import { type wishes as endpoints, wishLimits } from '@plaza/shared/api'
import { DAY_SECONDS } from '@plaza/shared/format'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { newId } from '../../data/ids'
import { teams, wishes } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import type { HandlerInput } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { publishOnce } from '../publish-once'
import { consumeRateLimit } from '../rate-limits'
import { keyIn, ownPictures } from '../uploads/own-uploads'
import { publishUploads } from '../uploads/visibility'
import { WISHES_TAG } from './rows'

type NewWish = HandlerInput<typeof endpoints.publish>['body']

const WISHES_PER_DAY = 5

/** Creates a wish. A repeated key returns the one that it created before. */
export const publish = (context: Context, body: NewWish): Promise<string> =>
  publishOnce(context.db, wishes, { userId: context.person.id, key: body.key }, () => insertWish(context, body))

async function wishedTeam(db: Executor, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null
  const [team] = await db.select({ id: teams.id }).from(teams).where(eq(teams.id, id))
  if (!team) throw refuse('badInput')
  return team.id
}

async function insertWish({ db, person, moderation, changes }: Context, body: NewWish): Promise<string | undefined> {
  await refuseBanned(db, person.id)
  const { size = 'wish', key, kind, district, title, content } = body
  const limits = wishLimits[size]
  if ([...title].length > limits.title || [...content].length > limits.content || body.images.length > limits.images)
    throw refuse('badInput', { detail: 'text.long' })
  const teamId = await wishedTeam(db, body.team_id)
  const images = await ownPictures(db, person.id, body.images)
  const review = await moderation.stateOfPost(person, [title, content])
  const id = newId()
  const isCreated = await db.transaction(async (tx) => {
    const added = await tx
      .insert(wishes)
      .values({ id, userId: person.id, size, title, content, images, kind, district, teamId, review, publishKey: key })
      .onConflictDoNothing({ target: [wishes.userId, wishes.publishKey] })
      .returning({ id: wishes.id })
    if (added.length === 0) return false
    await consumeRateLimit(tx, [
      { key: `wish:${person.id}`, max: WISHES_PER_DAY, seconds: DAY_SECONDS, detail: 'day.full' },
    ])
    if (review === 'shown')
      await publishUploads(
        tx,
        images.map(({ url }) => keyIn(url)),
      )
    return true
  })
  if (!isCreated) return undefined
  changes.note(WISHES_TAG)
  return id
}
