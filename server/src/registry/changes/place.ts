import type { Environment } from '../../environment'

/** Where releases and the host's build lie. */
export interface Place {
  environment: Pick<Environment, 'releasesDir' | 'hostDir' | 'devServers'>
}
