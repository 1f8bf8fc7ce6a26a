import { votes as endpoints, type NewVote } from '@plaza/shared/api'
import dayjs from 'dayjs'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { noteEvent } from '../../data/events'
import { newId } from '../../data/ids'
import { posts, voteOptions, votes } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { consumeRateLimit } from '../rate-limits'
import { ownPictures } from '../uploads/own-uploads'
import { removeUnused } from '../uploads/remove'
import { publishUploads, withdrawUploads } from '../uploads/visibility'
import { changeCounts } from './counts'
import { editLimit } from './editing'
import { filesOf } from './files'
import { readPost } from './posts'
import { requireWriter } from './restrictions'
import { tagsOfPost } from './tags'

const MAX_VOTE_DAYS = 90

/** A vote whose pictures are addresses of own uploads. */
export type CheckedVote = Omit<NewVote, 'options'> & { options: { text: string; image: string | null }[] }

/** A limit is one of several choices, and below the number of options. */
const isLimit = ({ multiple, max_choices: most, options }: NewVote): boolean =>
  most === undefined || (multiple && most < options.length)

/** Refuses an end in the past or too far away, a limit that is none, repeated options, and pictures that are not the person's own. */
export async function checkVote(db: Executor, userId: string, vote: NewVote): Promise<CheckedVote> {
  const days = dayjs(vote.ends_at).diff(dayjs(), 'day', true)
  if (!(days > 0 && days <= MAX_VOTE_DAYS)) throw refuse('badInput')
  if (!isLimit(vote)) throw refuse('badInput')
  if (new Set(vote.options.map(({ text }) => text)).size < vote.options.length) throw refuse('badInput')
  const keys = vote.options.flatMap(({ image }) => image ?? [])
  const pictures = await ownPictures(db, userId, keys)
  const addresses = new Map(pictures.map(({ url }, at) => [keys[at], url]))
  return {
    ...vote,
    options: vote.options.map(({ text, image }) => ({ text, image: (image && addresses.get(image)) ?? null })),
  }
}

/** Words of a vote, for moderation. */
export const wordsOf = ({ title, options }: NewVote): string[] => [title, ...options.map(({ text }) => text)]

const columnsOf = ({ title, multiple, max_choices, result, ends_at }: CheckedVote) => ({
  title,
  multiple,
  maxChoices: max_choices ?? null,
  result,
  endsAt: new Date(ends_at),
})

const addOptions = (db: Executor, voteId: string, { options }: CheckedVote) =>
  db.insert(voteOptions).values(options.map((option, sort) => ({ ...option, id: newId(), voteId, sort })))

export async function addVote(db: Executor, postId: string, vote: CheckedVote): Promise<void> {
  const id = newId()
  await db.insert(votes).values({ id, postId, ...columnsOf(vote) })
  await addOptions(db, id, vote)
}

/** The vote of an own post, locked: a voter waits for its end, and it waits for a voter's. */
async function lockOwnVote(tx: Transaction, userId: string, id: string) {
  const [vote] = await tx.select().from(votes).where(eq(votes.id, id)).for('update')
  const [post] = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.id, vote?.postId ?? ''), eq(posts.userId, userId), isNull(posts.deletedAt)))
    .for('update')
  if (!vote || !post || post.state === 'refused') throw refuse('contentGone')
  if (vote.voters > 0) throw refuse('stateChanged')
  if (vote.endsAt <= new Date()) throw refuse('tooLate')
  await requireWriter(tx, post.circleId, userId)
  return { ...post, title: vote.title }
}

/** Replaces a vote without voters. Words that need a review take the post back until it is done. */
async function change(context: Context, id: string, vote: NewVote) {
  const { db, storage, person, moderation, changes } = context
  await refuseBanned(db, person.id)
  await consumeRateLimit(db, [editLimit(person.id)])
  const checked = await checkVote(db, person.id, vote)
  const held = (await moderation.stateOfPost(person, wordsOf(vote))) === 'pending'
  const { post, dropped } = await db.transaction(async (tx) => {
    const { title, ...post } = await lockOwnVote(tx, person.id, id)
    const before = await filesOf(tx, post)
    await tx.delete(voteOptions).where(eq(voteOptions.voteId, id))
    await addOptions(tx, id, checked)
    await tx.update(votes).set(columnsOf(checked)).where(eq(votes.id, id))
    // A post that says nothing but the question says the new one. The text is set in any case: an item that waits in the
    // review queue gets another version by it.
    const content = post.content === title ? vote.title : post.content
    await tx.update(posts).set({ content, editedAt: sql`now()` }).where(eq(posts.id, post.id))
    const files = await filesOf(tx, post)
    if (post.state === 'pending' || held) {
      // Also of a post that waits already: its reviewer decides on what it says now.
      await tx.update(posts).set({ state: 'pending', pin: 0 }).where(eq(posts.id, post.id))
      await withdrawUploads(tx, files)
      if (post.state === 'shown') await changeCounts(tx, post, -1)
    } else await publishUploads(tx, files)
    await noteEvent(tx, `posts:${post.circleId}`)
    return { post, dropped: before.filter((key) => !files.includes(key)) }
  })
  await changes.withdraw(...tagsOfPost(post))
  await removeUnused({ db, storage }, dropped)
  return readPost(context, post.id)
}

export const voteHandlers = [handle(endpoints.change, ({ params, body }, context) => change(context, params.id, body))]
