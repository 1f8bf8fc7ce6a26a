import type { Logger } from 'pino'
import type { Renderer, RenderFailure } from '../transport/ports/rendering'
import type { Tally } from '../transport/ports/tally'
import { createRenderer } from './renderer'

/**
 * A renderer whose faults are counted in the numbers of the release, which are shown and do not halt it. `tell` is for
 * whoever develops one.
 */
export const createCountingRenderer = (
  tally: Tally,
  log: Logger,
  tell?: (remote: string, fault: RenderFailure) => void,
): Renderer =>
  createRenderer({
    onFault(remote, release, fault) {
      tally.add(remote, release, `render:${fault.kind}`, 0)
      log.warn({ remote, release, ...fault }, 'page not rendered')
      tell?.(remote, fault)
    },
  })

const emptyState = {
  missingWalls: [],
  processes: [],
  waiting: 0,
  rendered: 0,
  dropped: 0,
  releases: [],
  paused: [],
} as const
const off = { state: 'off', ...emptyState } as const

/** Where rendering is switched off: each page is drawn in the browser alone. */
export const noRendering: Renderer = {
  render: async () => null,
  attempt: async () => null,
  state: () => off,
  close: async () => undefined,
}
