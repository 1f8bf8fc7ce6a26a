import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { likes } from '../../api'
import { count } from '../../format'
import { useAction } from '../../host'
import { IconButton } from '../basic/icon-button'
import { t } from './comment.text'
import type { Said } from './target'

/** Likes a comment at once, and takes it back where the server did not take it. */
export function LikeButton({ said }: { said: Said }) {
  const set = useAction(likes.set)
  const [own, setOwn] = useState<{ liked: boolean; likes: number } | null>(null)
  const shown = own ?? said
  const toggle = async () => {
    if (set.busy) return
    const liked = !shown.liked
    setOwn({ liked, likes: Math.max(0, shown.likes + (liked ? 1 : -1)) })
    const answered = await set.run({ body: { target: 'comment', id: said.id, on: liked } })
    setOwn(answered ?? own)
  }
  const likedBy = shown.likes > 0 ? count(shown.likes) : ''
  return (
    <IconButton
      label={t.like(said.user.name, likedBy)}
      icon={<ThumbsUp size={16} aria-hidden="true" />}
      pressed={shown.liked}
      onClick={toggle}
    >
      {likedBy}
    </IconButton>
  )
}
