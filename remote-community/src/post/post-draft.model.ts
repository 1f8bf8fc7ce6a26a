import type { Post } from '@plaza/shared/api'
import type { Clip } from '@plaza/shared/ui'
import { fileOf } from './uploaded-file'
import { type VoteDraft, voteDraftOf } from './vote/vote-draft.model'

/** A post being written. JSON-safe: stored on the device until it is sent. */
export interface PostDraft {
  /** Idempotency key: sending a draft twice creates one post. */
  key: string
  content: string
  /** Uploaded images. */
  images: readonly { key: string; url: string }[]
  /** Instead of pictures. Drafts of older releases have none. */
  video?: Clip | null
  topic: { id: string; name: string } | null
  vote: VoteDraft | null
  place: string
}

/** A post as a draft. A vote whose question is the whole text of its post has no other text. */
export const rewriteOf = (
  { content, images, video, topic, vote, place }: Post,
  key: string,
  now: number,
): PostDraft => ({
  key,
  content: content === vote?.title ? '' : content,
  images: images.map(({ url }) => fileOf(url)),
  topic,
  video: video && {
    ...fileOf(video.url),
    seconds: video.seconds,
    poster: video.poster === null ? null : fileOf(video.poster),
  },
  vote: vote && voteDraftOf(vote, now),
  place: place ?? '',
})
