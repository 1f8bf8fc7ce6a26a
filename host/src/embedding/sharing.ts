import type { HostApi } from '@plaza/shared/host'
import { createShare, type ShareDeps } from './share'

let made: ReturnType<typeof createShare> | undefined

/** The one way to share, made when the first thing is shared. */
export function createSharing(deps: ShareDeps): HostApi['ui']['share'] {
  made ??= createShare(deps)
  const share = made
  return (request) => void share(request)
}
