import { createShare, type ShareDeps } from './share'

let made: ReturnType<typeof createShare> | undefined

/** The one way to share, made when the first thing is shared. */
export function createSharing(deps: ShareDeps): ReturnType<typeof createShare> {
  made ??= createShare(deps)
  return made
}
