import { OVERRIDE_QUERY } from '@plaza/shared/remotes'
import { ownOrigin } from './own-origin'
import { cleanAddress } from './safe-target'

/** Of this visit alone: its shell, who shared it to us, a login's code, an override, what WeChat adds to a link. */
const own = ['app', 'size', 'multiple', 'from_user_id', 'code', 'state', OVERRIDE_QUERY, 'from', 'isappinstalled']

/** The address that leaves with a share: no token, nothing of this visit, and who shares it. */
export function shareUrl(address: string, sharer: string | null, origin: string = ownOrigin()): string {
  const url = new URL(cleanAddress(address, origin), origin)
  for (const name of own) url.searchParams.delete(name)
  if (sharer) url.searchParams.set('from_user_id', sharer)
  return url.href
}
