import type { Post } from '@plaza/shared/api'

/** What a draft and a post have in common. */
export interface PostWords {
  /** Idempotency key: sending a draft twice creates one post. */
  key: string
  content: string
  /** Uploaded images. */
  images: readonly { key: string; url: string }[]
  topic: { id: string; name: string } | null
  place: string
}

const UPLOADS = '/media/uploads/'

/** A refused post as a new draft. A vote is begun anew, since its end may have passed. */
export const rewriteOf = ({ content, images, topic, place }: Post, key: string): PostWords => ({
  key,
  content,
  images: images.map(({ url }) => ({ key: url.replace(UPLOADS, ''), url })),
  topic,
  place: place ?? '',
})
