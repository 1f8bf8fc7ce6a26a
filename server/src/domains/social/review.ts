import type { CommentTarget } from '@plaza/shared/api'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { activities, channels, comments, contents, posts, practices } from '../../data/schema/index'
import { addressOfPost } from '../page-addresses'
import { tellReadersOfComment } from '../people/notices'
import type { ReviewSubjects } from '../queue/reviewed'
import { changeCommentCounts } from './comment-counts'
import { noteChat } from './note-chat'
import { discussionTag, threadTag } from './tags'

/** Names of what is commented on. */
const names: Readonly<Record<CommentTarget, (db: Executor, ids: string[]) => Promise<{ id: string; name: string }[]>>> =
  {
    content: (db, ids) =>
      db.select({ id: contents.id, name: contents.title }).from(contents).where(inArray(contents.id, ids)),
    post: (db, ids) =>
      db
        .select({ id: posts.id, name: sql<string>`left(${posts.content}, 60)` })
        .from(posts)
        .where(inArray(posts.id, ids)),
    activity: (db, ids) =>
      db.select({ id: activities.id, name: activities.title }).from(activities).where(inArray(activities.id, ids)),
    channel: (db, ids) =>
      db.select({ id: channels.id, name: channels.name }).from(channels).where(inArray(channels.id, ids)),
    practice: (db, ids) =>
      db.select({ id: practices.id, name: practices.title }).from(practices).where(inArray(practices.id, ids)),
  }

async function change(tx: Transaction, id: string, to: 'shown' | 'refused', refusal: string | null) {
  const [before] = await tx.select().from(comments).where(eq(comments.id, id))
  if (!before || before.state === to) return { tags: [] }
  await tx.update(comments).set({ state: to, refusal }).where(eq(comments.id, id))
  if (to === 'shown') await changeCommentCounts(tx, before, 1)
  else if (before.state === 'shown') await changeCommentCounts(tx, before, -1)
  await noteChat(tx, before.target, before.targetId)
  if (to === 'shown') await tellReadersOfComment(tx, before)
  return { tags: [discussionTag(before.target, before.targetId), threadTag(before.rootId ?? id)] }
}

/** Comments, replies and lines of chat. */
export const commentSubjects: ReviewSubjects = {
  async read(db, ids) {
    const rows = await db
      .select()
      .from(comments)
      .where(inArray(comments.id, [...ids]))
    const targets = [...new Set(rows.map(({ target }) => target))]
    const found = await Promise.all(
      targets.map(async (target) => {
        const about = rows.filter((row) => row.target === target).map(({ targetId }) => targetId)
        return (await names[target](db, about)).map(({ id, name }) => [`${target} ${id}`, name] as const)
      }),
    )
    const nameOf = new Map(found.flat())
    return new Map(
      rows.map(({ id, target, targetId, replyToName, content, createdAt }) => [
        id,
        {
          title: null,
          text: replyToName ? `@${replyToName} ${content}` : content,
          images: [],
          writtenAt: createdAt.getTime(),
          video: null,
          where: nameOf.get(`${target} ${targetId}`) ?? '',
          link: target === 'post' ? addressOfPost(targetId) : null,
        },
      ]),
    )
  },
  lock: (tx, id) => tx.select({ id: comments.id }).from(comments).where(eq(comments.id, id)).for('update'),
  show: (tx, id) => change(tx, id, 'shown', null),
  refuse: (tx, id, reason) => change(tx, id, 'refused', reason),
}
