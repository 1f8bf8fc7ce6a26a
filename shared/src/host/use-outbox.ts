import type { AnyEndpoint, DataOf, InputOf } from '../api'
import { isOffered } from '../remotes/contracts'
import type { HostApi, OutboxEntry } from './api'
import { useHost } from './connection'
import { useReadable } from './state-hooks'

/** A waiting or refused call of one endpoint. */
export interface WaitingCall<E extends AnyEndpoint> extends OutboxEntry {
  input: InputOf<E> & OutboxEntry['input']
  answer?: DataOf<E>
}

const none: readonly OutboxEntry[] = []
const noOutbox = { getState: () => none, getInitialState: () => none, subscribe: () => () => {} }

/** Whether the host keeps calls without a network. */
export const hasOutbox = ({ contracts }: Pick<HostApi, 'contracts'>): boolean => isOffered('1.0', contracts.outbox)

/** All calls of the user that this device keeps, in their order; none on a host without `outbox` 1.0. */
export function useOutboxEntries(): readonly OutboxEntry[] {
  const host = useHost()
  return useReadable(hasOutbox(host) ? host.outbox : noOutbox, (entries) => entries)
}

/** Those of one endpoint. */
export function useOutbox<E extends AnyEndpoint>(endpoint: E): readonly WaitingCall<E>[] {
  return useOutboxEntries().filter((entry) => isCallOf(endpoint, entry)) as readonly WaitingCall<E>[]
}

export const isCallOf = <E extends AnyEndpoint>(endpoint: E, entry: OutboxEntry): entry is WaitingCall<E> =>
  entry.endpoint === endpoint.id
