import type { AnyEndpoint } from '@plaza/shared/api'
import type { OutboxEntry, OutboxOptions } from '@plaza/shared/host'
import { local } from '../storage/device-store'

/** A call of a user, made now. */
export interface NewCall {
  id: string
  owner: string
  endpoint: AnyEndpoint['id']
  input: OutboxEntry['input']
  options: OutboxOptions
  /** Milliseconds since the epoch, by this device's clock. */
  at: number
}

export const EARLY = 'outbox.'

/**
 * Keeps a call on the device before the outbox's code is there, which then takes it over. Written at once, but on the
 * disk only some seconds later. False if the device keeps nothing.
 */
export function keepEarly(call: NewCall): boolean {
  const isKept = local.write(EARLY + call.id, call)
  // Otherwise it would last in memory, and be sent beside the ordinary call.
  if (!isKept) dropEarly(call.id)
  return isKept
}
export const dropEarly = (id: string): void => local.drop(EARLY + id)
