import type { FollowKind } from '@plaza/shared/api'
import { Button } from '@plaza/shared/ui'
import { t } from './marks.text'
import { useFollow } from './use-follow'

interface FollowButtonProps {
  kind: FollowKind
  id: string
  /** Undefined while unknown: the button keeps its place. */
  followed: boolean | undefined
  /** Name for the accessible label, where a list has several buttons. */
  name?: string
}

/** For an album the label says "subscribe". */
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

/** The button without its own state, for use next to counts that change with it. */
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
