import type { Publication } from '@plaza/shared/api'
import { and, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../data/database'
import { categories, publications } from '../../data/schema/index'
import { uploadAddress } from '../uploads/own-uploads'

const topics = alias(categories, 'topics')

export const selectPublications = (db: Executor, where: SQL | undefined) =>
  db
    .select({ publication: publications, category: categories.name, topic: topics.name })
    .from(publications)
    .leftJoin(categories, eq(categories.id, publications.categoryId))
    .leftJoin(topics, eq(topics.id, publications.topicId))
    .where(where)
    .$dynamic()

export type PublicationRow = Awaited<ReturnType<typeof selectPublications>>[number]

/** Upload keys of a publication. */
export const filesOf = ({ images, video }: PublicationRow['publication']): string[] =>
  [...images, video?.key, video?.poster].filter((key) => typeof key === 'string')

const picture = (key: string) => ({ key, url: uploadAddress(key) })

export function toPublication({ publication: row, category, topic }: PublicationRow): Publication {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    images: row.images.map(picture),
    video: row.video && {
      ...picture(row.video.key),
      seconds: row.video.seconds,
      poster: row.video.poster ? picture(row.video.poster) : null,
    },
    category: { id: row.categoryId, name: category ?? '' },
    topic: row.topicId ? { id: row.topicId, name: topic ?? '' } : null,
    place: row.place,
    state: row.state,
    refusal: row.refusal,
    created_at: row.createdAt.toISOString(),
  }
}

/** Condition for a user's own publication. */
export const ownedBy = (userId: string, id: string) => and(eq(publications.id, id), eq(publications.userId, userId))
