import type { RankedItem, RankedKind } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import type { ReactNode } from 'react'

/** The page of what is ranked; null where it has none. */
function addressOf(of: RankedKind, { id }: RankedItem): string | null {
  if (of === 'activity') return to('activity', { id })
  if (of === 'volunteer') return isLive('volunteer') ? to('volunteer', { id }) : null
  return of === 'team' && isLive('team-detail') ? to('team-detail', {}, { id }) : null
}

interface RankedLinkProps {
  of: RankedKind
  item: RankedItem
  className: string | undefined
  children: ReactNode
}

export function RankedLink({ of, item, className, children }: RankedLinkProps) {
  const address = addressOf(of, item)
  if (!address) return <div className={className}>{children}</div>
  return (
    <Link to={address} className={className}>
      {children}
    </Link>
  )
}
