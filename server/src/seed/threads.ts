import type { Demo } from './demo/read'
import type { SeedThread } from './demo/schemas/community'

/** A comment or a reply, as it stands among all. */
export interface CommentEntry {
  id: number
  target: 'content' | 'post' | 'activity' | 'channel'
  targetId: number
  user: number
  text: string
  /** How much of the time in which people talk about it has passed, 0 to 1. */
  share: number
  likes: number
  /** The comment at the top of the thread that this one answers. */
  parent: number | null
  /** Who is answered inside the thread. */
  replyTo: number | null
  state: 'shown' | 'pending'
}

/** Most is said soon after something was published: the later, the further apart. */
const shareOf = (place: number, of: number): number => ((place + 1) / (of + 2)) ** 2

/** Comments follow what they are about, oldest first, replies soon after their comment. */
const commentsIn = (target: CommentEntry['target'], { about, comments }: SeedThread): CommentEntry[] =>
  comments.flatMap(({ replies, ...comment }, index) => {
    const share = shareOf(index, comments.length)
    const step = shareOf(index + 1, comments.length) - share
    const common = { target, targetId: about, state: comment.state }
    const answers = replies.map(({ to = comment.user, ...reply }, place) => ({
      ...common,
      ...reply,
      share: share + (step * (place + 1)) / (replies.length + 1),
      likes: Math.round(comment.likes / (place + 4)),
      parent: comment.id,
      replyTo: to,
    }))
    return [{ ...common, ...comment, share, parent: null, replyTo: null }, ...answers]
  })

/** All that is said in the demo. */
export const commentsOf = ({ contentThreads, postThreads, activityThreads, channelThreads }: Demo): CommentEntry[] => [
  ...contentThreads.flatMap((thread) => commentsIn('content', thread)),
  ...postThreads.flatMap((thread) => commentsIn('post', thread)),
  ...activityThreads.flatMap((thread) => commentsIn('activity', thread)),
  ...channelThreads.flatMap((thread) => commentsIn('channel', thread)),
]
