import type { Logger } from 'pino'
import { inSpan } from '../tracing/tracing'
import type { Renderer, RenderFailure } from '../transport/ports/rendering'
import type { Tally } from '../transport/ports/tally'
import { createRenderer } from './renderer'

/**
 * A renderer that counts failures in the release's metrics, which are displayed and cause no automatic rollback. `tell`
 * reports them to developers.
 */
export const createCountingRenderer = (
  tally: Tally,
  log: Logger,
  tell?: (remote: string, fault: RenderFailure, of: { release: string; route: string | null }) => void,
): Renderer =>
  traced(
    createRenderer({
      onFault(remote, release, fault, route) {
        tally.add(remote, release, `render:${fault.kind}`, 0)
        log.warn({ remote, release, ...fault }, 'page not rendered')
        tell?.(remote, fault, { release, route })
      },
    }),
  )

/** With a span for each render of a visitor's page. */
const traced = (renderer: Renderer): Renderer => ({
  ...renderer,
  render: (job) => {
    const attributes = {
      'plaza.remote': job.release.remote,
      'plaza.release': job.release.id,
      'plaza.route': job.route,
    }
    return inSpan({ name: 'render', attributes }, async (span) => {
      const html = await renderer.render(job)
      span?.describe({ 'plaza.rendered': html === null ? 'no' : 'yes' })
      return html
    })
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

/** For rendering switched off: every page is rendered only in the browser. */
export const noRendering: Renderer = {
  render: async () => null,
  attempt: async () => null,
  state: () => off,
  close: async () => undefined,
}
