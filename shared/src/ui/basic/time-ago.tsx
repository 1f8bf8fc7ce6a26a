import { timeAgo } from '../../format'
import { useNow } from '../../host'

/** How long ago a moment was. */
export function TimeAgo({ of, className }: { of: string; className?: string | undefined }) {
  const now = useNow()
  return (
    <time dateTime={of} className={className}>
      {timeAgo(of, now)}
    </time>
  )
}
