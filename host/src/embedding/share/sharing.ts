import { createShare, type ShareDeps } from './share'

let instance: ReturnType<typeof createShare> | undefined

/** Creates the share function on first use. */
export function createSharing(deps: ShareDeps): ReturnType<typeof createShare> {
  instance ??= createShare(deps)
  return instance
}
