import { VISIT_PARAMETERS } from '@plaza/shared/remotes'
import { ownOrigin } from '../own-origin'
import { cleanAddress } from '../safe-target'

/** The address to share: without token and visit parameters, with the sharer. */
export function shareUrl(address: string, sharer: string | null, origin: string = ownOrigin()): string {
  const url = new URL(cleanAddress(address, origin), origin)
  for (const name of VISIT_PARAMETERS) url.searchParams.delete(name)
  if (sharer) url.searchParams.set('from_user_id', sharer)
  return url.href
}
