import type { Environment } from '../../environment'
import type { Renderer } from '../../transport/ports/rendering'

/** Folders of releases and of the host build, and the renderer of pages. */
export interface ReleaseEnvironment {
  environment: Pick<Environment, 'releasesDir' | 'releaseOrigins' | 'publicOrigin' | 'hostDir' | 'devServers'>
  renderer: Pick<Renderer, 'attempt'>
}
