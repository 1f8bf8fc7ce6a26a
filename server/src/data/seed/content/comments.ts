import { type CommentThread, threads } from './threads'

export interface SeedComment {
  id: number
  target: CommentThread['target']
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
  /** Pending ones are seen by their author alone. */
  state: 'shown' | 'pending'
}

/** Most is said soon after something was published: the later, the further apart. */
const shareOf = (place: number, of: number): number => ((place + 1) / (of + 2)) ** 2

/** Comments follow what they are about, oldest first, replies soon after their comment. */
function spread({ target, id, comments }: CommentThread, firstId: number): SeedComment[] {
  let next = firstId
  return comments.flatMap(([user, likes, text, replies = [], state = 'shown'], index) => {
    const share = shareOf(index, comments.length)
    const step = shareOf(index + 1, comments.length) - share
    const parent = next++
    const common = { target, targetId: id, state }
    const top: SeedComment = { ...common, id: parent, user, text, share, likes, parent: null, replyTo: null }
    const answers = replies.map(
      ([who, words, replyTo = user], place): SeedComment => ({
        ...common,
        id: next++,
        user: who,
        text: words,
        share: share + (step * (place + 1)) / (replies.length + 1),
        likes: Math.round(likes / (place + 4)),
        parent,
        replyTo,
      }),
    )
    return [top, ...answers]
  })
}

const sizeOf = ({ comments }: CommentThread) =>
  comments.reduce((sum, [, , , replies = []]) => sum + 1 + replies.length, 0)

export const comments: SeedComment[] = threads.flatMap((thread, index) =>
  spread(thread, 30001 + threads.slice(0, index).reduce((sum, before) => sum + sizeOf(before), 0)),
)
