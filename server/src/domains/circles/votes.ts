import type { Vote } from '@plaza/shared/api'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../data/database'
import { posts, voteChoices, voteOptions, votes } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { requireMember } from './restrictions'

interface VoteRow {
  vote: typeof votes.$inferSelect
  closed: boolean
}

const selectVotes = (db: Executor) =>
  db
    .select({ vote: votes, closed: sql<boolean>`${votes.endsAt} <= now()` })
    .from(votes)
    .$dynamic()

/** Counts are visible always, after voting, or after the end, depending on the vote. */
const countsSeen = ({ vote, closed }: VoteRow, voted: boolean): boolean =>
  vote.result === 'always' || closed || (vote.result === 'after-voting' && voted)

/** The votes of posts by post id, as one user may see them. */
export async function votesOf(
  db: Executor,
  userId: string | undefined,
  postIds: readonly string[],
): Promise<Map<string, Vote>> {
  if (postIds.length === 0) return new Map()
  const rows = await selectVotes(db).where(inArray(votes.postId, [...postIds]))
  const ids = rows.map(({ vote }) => vote.id)
  if (ids.length === 0) return new Map()
  const options = await db
    .select()
    .from(voteOptions)
    .where(inArray(voteOptions.voteId, ids))
    .orderBy(asc(voteOptions.sort))
  const choices = await db
    .select()
    .from(voteChoices)
    .where(and(inArray(voteChoices.voteId, ids), eq(voteChoices.userId, userId ?? '')))
  return new Map(
    rows.map((row) => [
      row.vote.postId,
      toVote(
        row,
        options.filter(({ voteId }) => voteId === row.vote.id),
        choices.find(({ voteId }) => voteId === row.vote.id)?.options ?? [],
      ),
    ]),
  )
}

function toVote(row: VoteRow, options: (typeof voteOptions.$inferSelect)[], chosen: string[]): Vote {
  const seen = countsSeen(row, chosen.length > 0)
  return {
    id: row.vote.id,
    title: row.vote.title,
    multiple: row.vote.multiple,
    max_choices: row.vote.maxChoices,
    options: options.map((option) => ({
      id: option.id,
      text: option.text,
      image: option.image,
      votes: seen ? option.votes : null,
    })),
    ends_at: row.vote.endsAt.toISOString(),
    closed: row.closed,
    voters: row.vote.voters,
    chosen,
    result: row.vote.result,
  }
}

const mostChoices = ({ multiple, maxChoices }: VoteRow['vote']): number =>
  multiple ? (maxChoices ?? Number.POSITIVE_INFINITY) : 1

/** Whether these are the options that the person has chosen: a call whose answer was lost is sent again. */
async function isChoice(
  db: Executor,
  { voteId, userId }: { voteId: string; userId: string },
  options: readonly string[],
): Promise<boolean> {
  const [own] = await db
    .select({ options: voteChoices.options })
    .from(voteChoices)
    .where(and(eq(voteChoices.voteId, voteId), eq(voteChoices.userId, userId)))
  return own !== undefined && own.options.length === options.length && options.every((id) => own.options.includes(id))
}

/** Votes; a vote cannot be changed, and the same choice once more changes nothing. */
export async function choose(db: Database, userId: string, voteId: string, chosen: readonly string[]): Promise<Vote> {
  const options = [...new Set(chosen)]
  const postId = await db.transaction(async (tx) => {
    const visible = sql`exists (select 1 from ${posts} where ${posts.id} = ${votes.postId} and ${posts.deletedAt} is null and ${posts.state} = 'shown')`
    const [row] = await selectVotes(tx).where(and(eq(votes.id, voteId), visible))
    if (!row) throw refuse('contentGone')
    const [post] = await tx.select({ circleId: posts.circleId }).from(posts).where(eq(posts.id, row.vote.postId))
    if (post) await requireMember(tx, post.circleId, userId)
    if (row.closed) throw refuse('tooLate')
    if (options.length > mostChoices(row.vote)) throw refuse('badInput')
    const added = await tx
      .insert(voteChoices)
      .values({ voteId, userId, options })
      .onConflictDoNothing()
      .returning({ id: voteChoices.userId })
    if (added.length === 0) {
      if (await isChoice(tx, { voteId, userId }, options)) return row.vote.postId
      throw refuse('repeated')
    }
    const counted = await tx
      .update(voteOptions)
      .set({ votes: sql`${voteOptions.votes} + 1` })
      .where(and(eq(voteOptions.voteId, voteId), inArray(voteOptions.id, options)))
      .returning({ id: voteOptions.id })
    if (counted.length !== options.length) throw refuse('badInput')
    await tx
      .update(votes)
      .set({ voters: sql`${votes.voters} + 1` })
      .where(eq(votes.id, voteId))
    return row.vote.postId
  })
  const vote = (await votesOf(db, userId, [postId])).get(postId)
  if (!vote) throw refuse('contentGone')
  return vote
}
