import { sql } from 'drizzle-orm'
import type { Executor } from '../database'
import { comments } from '../schema/index'
import { comments as seedComments } from './content/comments'
import { users as people } from './content/people'
import { hoursBefore, insertRows } from './insert'

export async function seedDiscussion(db: Executor, at: Date): Promise<void> {
  const persons = new Map(people.map((person) => [person.id, person]))
  const authors = new Map(seedComments.map(({ id, user }) => [id, user]))
  await insertRows(
    db,
    comments,
    seedComments.map((comment) => {
      const answersThread = comment.parent !== null && authors.get(comment.parent) === comment.replyTo
      return {
        id: String(comment.id),
        target: comment.target,
        targetId: String(comment.targetId),
        rootId: comment.parent === null ? null : String(comment.parent),
        replyToName:
          comment.replyTo === null || answersThread ? null : (persons.get(comment.replyTo)?.nickname ?? null),
        userId: String(comment.user),
        content: comment.text,
        district: persons.get(comment.user)?.district ?? '',
        likes: comment.likes,
        state: comment.state,
        createdAt: hoursBefore(at, comment.hoursAgo),
      }
    }),
  )
  await db.execute(sql`update ${comments} set reply_count = answers.count
    from (select root_id, count(*)::int as count from ${comments} where root_id is not null and state = 'shown' group by root_id) answers
    where ${comments.id} = answers.root_id`)
  await db.execute(sql`update contents set comments = greatest(contents.comments, said.count)
    from (select target_id, count(*)::int as count from ${comments} where target = 'content' and state = 'shown' group by target_id) said
    where contents.id = said.target_id`)
  for (const [table, target] of [
    ['posts', 'post'],
    ['activities', 'activity'],
  ] as const) {
    await db.execute(sql`update ${sql.identifier(table)} set comments = said.count
      from (select target_id, count(*)::int as count from ${comments} where target = ${target} and state = 'shown' group by target_id) said
      where ${sql.identifier(table)}.id = said.target_id`)
  }
}
