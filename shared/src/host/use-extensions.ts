import type { LiveExtensions, LiveItem, PointName } from '../extensions/points'
import { isOffered } from '../remotes/contracts'
import type { HostApi } from './api'
import { useHost } from './connection'
import { useReadable, useSession } from './state-hooks'

const none: readonly never[] = []
const empty: LiveExtensions = {}
const noSlots = { getState: () => empty, getInitialState: () => empty, subscribe: () => () => {} }

/** Whether the host knows what remotes add to places of others. */
export const hasSlots = ({ contracts }: Pick<HostApi, 'contracts'>): boolean => isOffered('1.0', contracts.slots)

/** What the live remotes add to a point, for this user and shell, in order; nothing on a host without `slots` 1.0. */
export function useExtensions<P extends PointName>(point: P): readonly LiveItem<P>[] {
  const host = useHost()
  const items: readonly LiveItem<P>[] = useReadable(hasSlots(host) ? host.slots : noSlots, (all) => all[point] ?? none)
  const login = useSession(({ status }) => (status === 'user' ? 'user' : 'guest'))
  return items.filter(
    ({ when }) => (when?.login ?? login) === login && (when?.shells?.includes(host.shell.kind) ?? true),
  )
}
