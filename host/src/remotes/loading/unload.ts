import type { ResourceCounts } from '@plaza/shared/remotes'
import type { Release } from '../release'
import { freeResources } from '../resources/tracked-globals'
import { federation } from './federation'

/** Two loads of a release have two containers and two lists of chunks, of which only the newer ones are named. */
function forgetContainer(name: string): void {
  const { remoteHandler, options } = federation
  const remote = options.remotes.find((one) => one.name === name)
  // The library removes a remote only to register another under its name.
  if (remote) (remoteHandler as unknown as { removeRemote(one: typeof remote): void }).removeRemote(remote)
  const page = globalThis as unknown as Record<string, unknown>
  for (const prefix of ['rspackChunk', 'webpackChunk', 'plazaChunk']) delete page[prefix + name]
}

/**
 * Frees what an ended release still runs (timers, listeners, observers, connections, elements) and drops its code.
 * Returns what it had left behind.
 */
export function unload({ document: { global: name } }: Release): ResourceCounts {
  const left = freeResources(name)
  forgetContainer(name)
  return left
}
