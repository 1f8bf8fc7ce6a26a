import { useHost } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { isKind, type Kind } from './kinds'

/** The kind of content that a shelf shows, kept in the address. */
export function useKind(route: 'collections' | 'history'): [Kind, (kind: Kind) => void] {
  const host = useHost()
  const [query] = useSearchParams()
  const asked = query.get('kind')
  const change = (kind: Kind) =>
    host.navigate(to(route, {}, { kind: kind === 'all' ? undefined : kind }), { replace: true })
  return [isKind(asked) ? asked : 'all', change]
}
