import { publishing as endpoints, type NewPublication, type Publication } from '@plaza/shared/api'
import { DAY_SECONDS } from '@plaza/shared/format'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { newId } from '../../data/ids'
import { categories, comments, contents, likes, publications } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { contentTag } from '../contents/tags'
import { publishOnce } from '../publish-once'
import { consumeRateLimit } from '../rate-limits'
import { keyIn, ownUploads } from '../uploads/own-uploads'
import { removeUnused } from '../uploads/remove'
import { refusePictures } from '../uploads/scan'
import { publishUploads } from '../uploads/visibility'
import { rewardPiece } from '../wallet/rewards'
import { contentOf } from './content'
import { filesOf, ownedBy, selectPublications, toPublication } from './rows'

const TYPES = ['3', '4']

async function readOne(db: Executor, id: string): Promise<Publication> {
  const [row] = await selectPublications(db, eq(publications.id, id))
  if (!row) throw refuse('contentGone')
  return toPublication(row)
}

/** A category, and a topic of it. */
async function requireCategory(db: Executor, { category_id, topic_id }: NewPublication): Promise<void> {
  const found = await db
    .select({ id: categories.id })
    .from(categories)
    .where(
      topic_id
        ? and(eq(categories.id, topic_id), eq(categories.parentId, category_id))
        : and(eq(categories.id, category_id), isNull(categories.parentId)),
    )
  if (found.length === 0) throw refuse('badInput')
}

/** Accepts only keys of own uploads of the right kind, and pictures that pass the scan. */
async function readOwnFiles(db: Executor, userId: string, { images, video }: NewPublication) {
  const pictures = [...images, ...(video?.poster ? [video.poster] : [])].map(keyIn)
  const found = await ownUploads(db, userId, [...pictures, ...(video ? [keyIn(video.key)] : [])])
  if (pictures.some((key) => found.get(key)?.kind !== 'image')) throw refuse('badInput')
  if (video && found.get(keyIn(video.key))?.kind !== 'video') throw refuse('badInput')
  refusePictures(pictures.flatMap((key) => found.get(key) ?? []))
  return {
    images: images.map(keyIn),
    video: video
      ? { key: keyIn(video.key), seconds: video.seconds, poster: video.poster ? keyIn(video.poster) : null }
      : null,
  }
}

/** Creates a publication. A repeated key returns the one that it created before. */
const publish = (context: Context, body: NewPublication): Promise<string> =>
  publishOnce(context.db, publications, { userId: context.person.id, key: body.key }, () => insertPiece(context, body))

async function insertPiece({ db, person, moderation }: Context, body: NewPublication): Promise<string | undefined> {
  await refuseBanned(db, person.id)
  if (body.content === '' && body.images.length === 0 && !body.video) throw refuse('badInput')
  const files = await readOwnFiles(db, person.id, body)
  const state = await moderation.stateOfPiece(person, body.title, [body.content, body.place])
  const max = await moderation.limitOf('piecesPerDay')
  return db.transaction(async (tx) => {
    await requireCategory(tx, body)
    const [row] = await tx
      .insert(publications)
      .values({
        ...files,
        id: newId(),
        userId: person.id,
        title: body.title,
        content: body.content,
        categoryId: body.category_id,
        topicId: body.topic_id ?? null,
        place: body.place ?? null,
        state,
        publishKey: body.key,
      })
      .onConflictDoNothing({ target: [publications.userId, publications.publishKey] })
      .returning()
    if (!row) return undefined
    await consumeRateLimit(tx, [{ key: `publish:${person.id}`, max, seconds: DAY_SECONDS, detail: 'day.full' }])
    await tx.insert(contents).values(contentOf(row, person.nickname))
    if (row.state === 'shown') {
      await publishUploads(tx, filesOf(row))
      await rewardPiece(tx, row)
    }
    return row.id
  })
}

/** Removes a publication for everybody, including its author, with its comments, preview links and files. */
async function remove({ db, storage, person, changes }: Context, id: string): Promise<void> {
  const keys = await db.transaction(async (tx) => {
    const [gone] = await tx.delete(publications).where(ownedBy(person.id, id)).returning()
    if (!gone) throw refuse('contentGone')
    await tx.delete(comments).where(and(eq(comments.target, 'content'), eq(comments.targetId, id)))
    await tx.delete(likes).where(and(eq(likes.target, 'content'), eq(likes.targetId, id)))
    await tx.delete(contents).where(eq(contents.id, id))
    return filesOf(gone)
  })
  await changes.withdraw(contentTag(id))
  await removeUnused({ db, storage }, keys)
}

const newestFirst = descending(publications.createdAt, publications.id)

async function readCategories(db: Executor, type: string) {
  if (!TYPES.includes(type)) throw refuse('badInput')
  const rows = await db.select().from(categories).orderBy(asc(categories.sort), asc(categories.id))
  const named = ({ id, name, nameEn }: (typeof rows)[number]) => ({ id, name, ...(nameEn && { name_en: nameEn }) })
  const below = (parent: string) => rows.filter(({ parentId }) => parentId === parent)
  return {
    list: rows
      .filter(({ parentId }) => parentId === null)
      .map((row) => ({ ...named(row), topics: below(row.id).map(named) })),
  }
}

export const publishingHandlers = [
  handle(endpoints.categories, ({ params }, { db }) => readCategories(db, params.type)),
  handle(endpoints.publish, async ({ body }, context) => readOne(context.db, await publish(context, body))),
  handle(endpoints.mine, async ({ query = {} }, context) => {
    const { rows, next } = await pageOf(context, query, newestFirst, (after) =>
      selectPublications(context.db, and(eq(publications.userId, context.person.id), after)),
    )
    return { list: rows.map(toPublication), next }
  }),
  handle(endpoints.remove, async ({ params }, context) => {
    await remove(context, params.id)
    return {}
  }),
]
