import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { count } from '../../format'
import { useLike } from '../../host'
import { IconButton } from '../basic/icon-button'
import { t } from './comment.text'
import type { CommentOrReply } from './target'

/** Likes a comment optimistically, and reverts if the server refuses. */
export function LikeButton({ said }: { said: CommentOrReply }) {
  const [own, setOwn] = useState<Partial<CommentOrReply>>({})
  const shown = { ...said, ...own }
  const like = useLike('comment', said.id, shown, setOwn)
  const likedBy = like.likes > 0 ? count(like.likes) : ''
  return (
    <IconButton
      label={t.like(said.user.name, likedBy)}
      icon={<ThumbsUp size={16} />}
      pressed={like.liked}
      waits={like.waits}
      onClick={like.toggle}
    >
      {likedBy}
    </IconButton>
  )
}
