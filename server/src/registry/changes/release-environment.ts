import type { Environment } from '../../environment'
import type { Renderer } from '../../transport/ports/rendering'

/** Where releases and the host's build lie, and what renders their pages. */
export interface ReleaseEnvironment {
  environment: Pick<Environment, 'releasesDir' | 'hostDir' | 'devServers'>
  renderer: Pick<Renderer, 'attempt'>
}
