import type { Environment } from '../../environment'
import type { ReleaseFiles } from '../../transport/ports/release-files'
import type { Renderer } from '../../transport/ports/rendering'

/** Files of releases and of the host build, and the renderer of pages. */
export interface ReleaseEnvironment {
  environment: Pick<Environment, 'releasesDir' | 'releaseOrigins' | 'publicOrigin' | 'hostDir' | 'devServers'>
  renderer: Pick<Renderer, 'attempt'>
  releaseFiles: Pick<ReleaseFiles, 'fetch' | 'share' | 'shareMaps'>
}
