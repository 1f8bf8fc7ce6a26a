import { account, type User } from '@plaza/shared/api'
import { siteDate } from '@plaza/shared/format'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { newId } from '../../data/ids'
import { hoursLedger, personCounts, profileDrafts, users } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { agreementsDue } from '../agreements'
import { refuseBanned } from '../bans'
import { pendingClosure } from '../own-data/pending'
import { outdatePerson } from '../queue/record'
import { avatarAddress, keyIn } from '../uploads/own-uploads'
import { publishUploads } from '../uploads/visibility'
import { readUser, toUser } from './users'

/** The own user, the same in every answer: pages compare it with the host's copy by version. */
async function readOwnUser({ db, person, identity }: Context): Promise<User> {
  const [draft] = await db.select().from(profileDrafts).where(eq(profileDrafts.userId, person.id))
  const user = toUser(identity, await readUser(db, person.id), draft)
  const due = await agreementsDue(db, person.id)
  const closing = (await pendingClosure(db, person.id))?.dueAt.toISOString()
  // Another version, so that the copy on the device is replaced.
  const version = [user.version, due, closing].filter(Boolean).join('.')
  return { ...user, ...(due && { agreements_due: due }), ...(closing && { closing_at: closing }), version }
}

const nothingCounted = { collections: 0, histories: 0, follows: 0, subscriptions: 0, comments: 0 }

async function statistics({ db, person }: Context) {
  const [counted] = await db.select().from(personCounts).where(eq(personCounts.userId, person.id))
  const { collections, histories, follows, subscriptions, comments } = counted ?? nothingCounted
  // A single user's rows are few enough to be counted on read.
  const [credited] = await db
    .select({
      activities: sql<number>`count(distinct ${hoursLedger.activityId})::int`,
      hours: sql<number>`coalesce(sum(${hoursLedger.hours}), 0)::float8`,
    })
    .from(hoursLedger)
    .where(eq(hoursLedger.userId, person.id))
  return {
    ...{ collections, histories, follows, subscriptions, comments },
    activities: credited?.activities ?? 0,
    hours: credited?.hours ?? 0,
  }
}

/** What others see of a profile. */
interface PublicProfile {
  nickname?: string | undefined
  avatar?: string | undefined
  intro?: string | undefined
}

const isChanged = (profile: PublicProfile) => Object.values(profile).some((value) => value !== undefined)

async function mustWait({ db, person, moderation }: Context, { nickname, intro }: PublicProfile): Promise<boolean> {
  await refuseBanned(db, person.id)
  const [stored] = await db.select({ needed: users.profileNeedsReview }).from(users).where(eq(users.id, person.id))
  if (stored?.needed) return true
  return (await moderation.stateOfPost(person, [nickname, intro])) === 'pending'
}

const dropDraft = (db: Executor, userId: string) => db.delete(profileDrafts).where(eq(profileDrafts.userId, userId))

/** Keeps a changed profile for a review; the published one stays. A newer one replaces it. */
async function holdProfile({ db, person }: Context, profile: PublicProfile): Promise<void> {
  const held = { state: 'pending' as const, refusal: null, ...profile }
  await db.transaction(async (tx) => {
    await dropDraft(tx, person.id)
    await tx.insert(profileDrafts).values({ id: newId(), userId: person.id, ...held })
  })
}

export const profileHandlers = [
  handle(account.current, (_, context) => readOwnUser(context)),
  handle(account.profile, (_, context) => readOwnUser(context)),
  handle(account.changeProfile, async ({ body = {} }, context) => {
    const { db, person, moderation } = context
    if (body.birthdate && body.birthdate > siteDate(Date.now())) throw refuse('badInput')
    const avatar = body.avatar === undefined ? undefined : await avatarAddress(context, body.avatar)
    const nickname =
      body.nickname === undefined || body.nickname === person.nickname
        ? undefined
        : await moderation.nickname(body.nickname)
    if (nickname === null) throw refuse('badInput', { detail: 'name.reserved' })
    const profile: PublicProfile = { nickname, avatar, intro: body.intro }
    const isHeld = isChanged(profile) && (await mustWait(context, profile))
    if (isHeld) await holdProfile(context, profile)
    // The name as others see it withdraws a change that waits.
    else if (isChanged(profile) || body.nickname !== undefined) await dropDraft(db, person.id)
    const changes = {
      ...(!isHeld && profile),
      sex: body.sex,
      birthdate: body.birthdate,
      homeAddress: body.home_address,
    }
    if (Object.values(changes).some((value) => value !== undefined))
      await db.transaction(async (tx) => {
        await tx.update(users).set(changes).where(eq(users.id, person.id))
        if (!isHeld && isChanged(profile)) await outdatePerson(tx, person.id)
      })
    if (avatar && !isHeld) await publishUploads(db, [keyIn(avatar)])
    return readOwnUser(context)
  }),
  handle(account.statistics, (_, context) => statistics(context)),
]
