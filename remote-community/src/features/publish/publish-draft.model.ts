import type { InputOf, posts } from '@plaza/shared/api'
import type { PostWords } from '../../post/rewrite.model'
import { toNewVote, type VoteDraft, type VoteFault, voteFaults } from './vote/vote-draft.model'

export const CONTENT_MAX = 2000
export const PICTURES_MAX = 9

/** A post being written. JSON-safe: stored on the device until it is sent. */
export interface PostDraft extends PostWords {
  vote: VoteDraft | null
}

export const emptyDraft = (key: string): PostDraft => ({
  key,
  content: '',
  images: [],
  topic: null,
  vote: null,
  place: '',
})

/** Whether leaving would lose content. */
export const isWritten = ({ content, images, video, vote, place }: PostDraft): boolean =>
  content.trim() !== '' || images.length > 0 || Boolean(video) || vote !== null || place !== ''

export type PostFault = VoteFault | 'content' | 'long'

/** Validation errors. */
export function postFaults(draft: PostDraft, now: number): PostFault[] {
  const faults: PostFault[] = []
  if (draft.content.trim() === '') faults.push('content')
  if ([...draft.content.trim()].length > CONTENT_MAX) faults.push('long')
  return draft.vote ? [...faults, ...voteFaults(draft.vote, now)] : faults
}

export function toPost(draft: PostDraft, circle: string): InputOf<typeof posts.publish> {
  const place = draft.place.trim()
  const { video } = draft
  return {
    body: {
      circle_id: circle,
      content: draft.content.trim(),
      images: draft.images.map(({ key }) => key),
      key: draft.key,
      ...(video && {
        video: { key: video.key, seconds: video.seconds, ...(video.poster && { poster: video.poster.key }) },
      }),
      ...(draft.topic && { topic_id: draft.topic.id }),
      ...(draft.vote && { vote: toNewVote(draft.vote) }),
      ...(place && { place }),
    },
  }
}
