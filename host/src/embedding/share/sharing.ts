import { createShare, type ShareDeps } from './share'

let instance: ReturnType<typeof createShare> | undefined

/** The one way to share, made when the first thing is shared. */
export function createSharing(deps: ShareDeps): ReturnType<typeof createShare> {
  instance ??= createShare(deps)
  return instance
}
