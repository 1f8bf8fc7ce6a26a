import { contentTypes } from '@plaza/shared/routes'
import type { contents, publications } from '../../data/schema/index'
import { htmlOfText } from '../html-text'
import { keyIn, uploadAddress } from '../uploads/own-uploads'

type StoredPublication = typeof publications.$inferSelect

export const typeOf = ({ video }: Pick<StoredPublication, 'video'>): number =>
  video ? contentTypes.video : contentTypes.article
const SUMMARY = 60
const SOURCE = '市民投稿'

/** A user's text and pictures as an article's HTML. */
function bodyOf(text: string, images: readonly string[]): string {
  const pictures = images.map((key) => `<figure><img src="${uploadAddress(keyIn(key))}" alt=""></figure>`)
  return [htmlOfText(text), ...pictures].filter(Boolean).join('\n')
}

function layoutOf(images: number): 'right' | 'three' | 'text' {
  if (images === 0) return 'text'
  return images < 3 ? 'right' : 'three'
}

/** The content made from a publication; hidden until it is approved. */
export function contentOf(row: StoredPublication, author: string): typeof contents.$inferInsert {
  const { id, title, content, images, video, state, createdAt } = row
  const pictures = images.map(uploadAddress)
  const poster = video?.poster ? uploadAddress(video.poster) : null
  return {
    id,
    type: typeOf(row),
    title,
    summary: [...content.replace(/\s+/g, ' ')].slice(0, SUMMARY).join('') || null,
    image: poster ?? pictures[0] ?? null,
    images: poster ? [poster] : pictures,
    layout: video ? 'large' : layoutOf(pictures.length),
    source: SOURCE,
    author,
    categoryId: row.topicId ?? row.categoryId,
    publishedAt: createdAt,
    updatedAt: createdAt,
    body: bodyOf(content, images),
    hidden: state === 'shown' ? 0 : 1,
    ownerId: row.userId,
    ...(video && { url: uploadAddress(video.key), seconds: video.seconds }),
  }
}
