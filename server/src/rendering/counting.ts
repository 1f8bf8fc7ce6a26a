import type { Logger } from 'pino'
import type { Renderer } from '../transport/ports/rendering'
import type { Tally } from '../transport/ports/tally'
import { createRenderer } from './renderer'

/** A renderer whose faults are counted in the numbers of the release, which are shown and do not halt it. */
export const countingRenderer = (tally: Tally, log: Logger): Renderer =>
  createRenderer({
    onFault(remote, release, { kind, detail }) {
      tally.add(remote, release, `render:${kind}`, 0)
      log.warn({ remote, release, kind, detail }, 'page not rendered')
    },
  })

const off = { state: 'off', missingWalls: [], processes: [], waiting: 0, rendered: 0, dropped: 0, paused: [] } as const

/** Where rendering is switched off: each page is drawn in the browser alone. */
export const noRendering: Renderer = {
  render: async () => null,
  state: () => off,
  close: async () => undefined,
}
