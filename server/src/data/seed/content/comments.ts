import { articles } from './articles'
import { posts } from './posts'
import { type CommentThread, threads } from './threads'

export interface SeedComment {
  id: number
  target: CommentThread['target']
  targetId: number
  user: number
  text: string
  hoursAgo: number
  likes: number
  /** The comment at the top of the thread that this one answers. */
  parent: number | null
  /** Who is answered inside the thread. */
  replyTo: number | null
  /** Pending ones are seen by their author alone. */
  state: 'shown' | 'pending'
}

const STEADY_AGE_HOURS = 60

const ages = new Map([...articles, ...posts].map(({ id, hoursAgo }) => [id, hoursAgo]))

/** Comments follow what they are about, the later the nearer to now, replies soon after their comment. */
function spread({ target, id, comments }: CommentThread, firstId: number): SeedComment[] {
  const age = ages.get(id) ?? STEADY_AGE_HOURS
  const step = age / (comments.length + 2)
  let next = firstId
  return comments.flatMap(([user, likes, text, replies = [], state = 'shown'], index) => {
    const at = age - step * (index + 1)
    const parent = next++
    const common = { target, targetId: id, state }
    const top: SeedComment = { ...common, id: parent, user, text, hoursAgo: at, likes, parent: null, replyTo: null }
    const answers = replies.map(
      ([who, words, replyTo = user], place): SeedComment => ({
        ...common,
        id: next++,
        user: who,
        text: words,
        hoursAgo: at - (step * (place + 1)) / (replies.length + 1),
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
