import { Button } from '@plaza/shared/ui'
import { t } from './marks.text'
import { type FollowKind, useFollow } from './use-follow'

interface FollowButtonProps {
  kind: FollowKind
  id: string
  /** Undefined until it is known: the button keeps its place. */
  followed: boolean | undefined
  /** Whom a button among several follows. */
  name?: string
}

/** Follows or unfollows at a tap; an album is subscribed to. */
export function FollowButton({ followed, ...rest }: FollowButtonProps) {
  if (followed !== undefined) return <LoadedFollowButton {...rest} followed={followed} />
  return (
    <span style={{ visibility: 'hidden' }}>
      <FollowToggle kind={rest.kind} followed={false} onToggle={() => {}} />
    </span>
  )
}

function LoadedFollowButton({ kind, id, followed: said, name }: FollowButtonProps & { followed: boolean }) {
  const { followed, toggle } = useFollow(kind, id, { followed: said })
  return <FollowToggle kind={kind} followed={followed} name={name} onToggle={() => void toggle()} />
}

interface FollowToggleProps {
  kind: FollowKind
  followed: boolean
  name?: string | undefined
  onToggle: () => void
}

/** The button alone, beside counts that change with it. */
export function FollowToggle({ kind, followed, name, onToggle }: FollowToggleProps) {
  const [off, on] = kind === 'album' ? [t.subscribe(), t.subscribed()] : [t.follow(), t.following()]
  const words = followed ? on : off
  return (
    <Button
      kind={followed ? 'secondary' : 'primary'}
      small
      aria-pressed={followed}
      aria-label={name && `${words} ${name}`}
      onClick={onToggle}
    >
      {words}
    </Button>
  )
}
