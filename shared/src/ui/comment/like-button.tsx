import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { likes } from '../../api'
import { count } from '../../format'
import { likeAfter, useMark } from '../../host'
import { IconButton } from '../basic/icon-button'
import { t } from './comment.text'
import type { CommentOrReply } from './target'

/** Likes a comment optimistically, and reverts if the server refuses. */
export function LikeButton({ said }: { said: CommentOrReply }) {
  const [own, setOwn] = useState<Partial<CommentOrReply>>({})
  const shown = { ...said, ...own }
  const like = useMark(likes.set, setOwn)
  const was = { liked: shown.liked, likes: shown.likes }
  const toggle = () =>
    like({
      input: { body: { target: 'comment', id: said.id, on: !was.liked } },
      previous: was,
      optimistic: likeAfter(was),
    })
  const likedBy = shown.likes > 0 ? count(shown.likes) : ''
  return (
    <IconButton
      label={t.like(said.user.name, likedBy)}
      icon={<ThumbsUp size={16} />}
      pressed={shown.liked}
      onClick={toggle}
    >
      {likedBy}
    </IconButton>
  )
}
