import type { Demo } from '../demo/read'
import type { SeedChat, SeedThread } from '../demo/schemas/community'

/** A comment or reply with its position in the discussion. */
export interface CommentEntry {
  id: number
  target: 'content' | 'post' | 'activity' | 'practice' | 'channel'
  targetId: number
  user: number
  text: string
  /** Elapsed share of the discussion's time span, 0 to 1. */
  share: number
  likes: number
  /** The first comment of the thread, for a reply. */
  parent: number | null
  /** The addressee of a reply. */
  replyTo: number | null
  state: 'shown' | 'pending' | 'refused'
  /** Of a line of chat: start of the programme that it is about, in the channel's table. */
  from?: string
}

/** Comments are dense after the publication and become rarer. */
const shareOf = (place: number, of: number): number => ((place + 1) / (of + 2)) ** 2

/** Comments of a thing in order, each reply soon after its comment. */
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

/** Lines of a chat, evenly over their programmes. */
const linesOf = ({ about, programmes }: SeedChat): CommentEntry[] =>
  programmes.flatMap(({ from, lines }) =>
    lines.map((line, index) => ({
      ...line,
      ...{ target: 'channel' as const, targetId: about, from, state: 'shown' as const },
      ...{ share: (index + 0.5) / lines.length, parent: null, replyTo: null },
    })),
  )

/** All comments of the demo. */
export const commentsOf = (demo: Demo): CommentEntry[] => [
  ...demo.contentThreads.flatMap((thread) => commentsIn('content', thread)),
  ...demo.postThreads.flatMap((thread) => commentsIn('post', thread)),
  ...demo.activityThreads.flatMap((thread) => commentsIn('activity', thread)),
  ...demo.practiceThreads.flatMap((thread) => commentsIn('practice', thread)),
  ...demo.chats.flatMap(linesOf),
]
