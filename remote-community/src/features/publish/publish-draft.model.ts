import type { InputOf, posts } from '@plaza/shared/api'
import type { PostDraft } from '../../post/post-draft.model'
import { toNewVote, type VoteFault, voteFaults } from './vote/new-vote.model'

export const CONTENT_MAX = 2000
export const PICTURES_MAX = 9

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
  if (draft.content.trim() === '' && !draft.vote) faults.push('content')
  if ([...draft.content.trim()].length > CONTENT_MAX) faults.push('long')
  return draft.vote ? [...faults, ...voteFaults(draft.vote, now)] : faults
}

/** The request body. The question of a vote is the text of a post that has no other. */
export function toPost(draft: PostDraft, circle: string): InputOf<typeof posts.publish> {
  const place = draft.place.trim()
  const { video } = draft
  return {
    body: {
      circle_id: circle,
      content: draft.content.trim() || (draft.vote?.title.trim() ?? ''),
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
