import type { Post } from '@plaza/shared/api'
import type { Clip } from '@plaza/shared/ui'

/** What a draft and a post have in common. */
export interface PostWords {
  /** Idempotency key: sending a draft twice creates one post. */
  key: string
  content: string
  /** Uploaded images. */
  images: readonly { key: string; url: string }[]
  /** Instead of pictures. Drafts of older releases have none. */
  video?: Clip | null
  topic: { id: string; name: string } | null
  place: string
}

const UPLOADS = '/media/uploads/'
const fileOf = (url: string) => ({ key: url.replace(UPLOADS, ''), url })

/** A refused post as a new draft. A vote is begun anew, since its end may have passed. */
export const rewriteOf = ({ content, images, video, topic, place }: Post, key: string): PostWords => ({
  key,
  content,
  images: images.map(({ url }) => fileOf(url)),
  topic,
  video: video && {
    ...fileOf(video.url),
    seconds: video.seconds,
    poster: video.poster === null ? null : fileOf(video.poster),
  },
  place: place ?? '',
})
