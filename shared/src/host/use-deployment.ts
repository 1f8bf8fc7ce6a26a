import { isOffered } from '../remotes/contracts'
import { useHost } from './connection'
import type { Deployment } from './contracts/shell'

const unknown: Deployment = { host: '', releases: [], smsInbox: false }

/** The running host and releases; empty on a host without `shell` 1.1. */
export function useDeployment(): Deployment {
  const host = useHost()
  return isOffered('1.1', host.contracts.shell) ? host.deployment : unknown
}
