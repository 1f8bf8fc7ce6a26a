import { Button } from '@plaza/shared/ui'
import { t } from './marks.text'
import { useFollow } from './use-follow'

interface FollowButtonProps {
  kind: Parameters<typeof useFollow>[0]
  id: string
  followed: boolean
}

/** Follows or unfollows at a tap; an album is subscribed to. */
export function FollowButton({ kind, id, followed }: FollowButtonProps) {
  const follow = useFollow(kind, id, followed)
  const [off, on] = kind === 'album' ? [t.subscribe(), t.subscribed()] : [t.follow(), t.following()]
  return (
    <Button
      kind={follow.followed ? 'secondary' : 'primary'}
      small
      aria-pressed={follow.followed}
      onClick={() => void follow.toggle()}
    >
      {follow.followed ? on : off}
    </Button>
  )
}
