import { EVENT_BEAT_MS } from '@plaza/shared/api'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Deps } from '../transport/context'
import { refuse } from '../transport/refusal'

/** After this an operator's page opens it anew, with a session that is still alive. */
const LIFETIME_MS = 15 * 60_000
/** Changes of this time are told at once. */
const GAP_MS = 500

/** Server-sent events of the queues: `begin`, `changed` after something changed, `beat` while nothing does. */
export async function serveQueueEvents(c: Context, { queueNotices, stopping }: Deps): Promise<Response> {
  if (stopping.signal.aborted) throw refuse('busy', { retryAfter: 1 })
  let changed = () => {}
  const leave = await queueNotices.subscribe(() => changed())
  const response = streamSSE(c, async (stream) => {
    const tell = (event: string) => void stream.writeSSE({ event, data: '-' })
    let waiting: ReturnType<typeof setTimeout> | undefined
    changed = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        tell('changed')
      }, GAP_MS)
    }
    tell('begin')
    const beat = setInterval(() => tell('beat'), EVENT_BEAT_MS)
    let end = () => {}
    const isOver = new Promise<void>((resolve) => {
      end = resolve
    })
    const lifetime = setTimeout(end, LIFETIME_MS)
    stream.onAbort(end)
    stopping.signal.addEventListener('abort', end)
    await isOver
    stopping.signal.removeEventListener('abort', end)
    clearTimeout(lifetime)
    clearInterval(beat)
    clearTimeout(waiting)
    leave()
  })
  response.headers.set('cache-control', 'no-store, no-transform')
  response.headers.set('x-accel-buffering', 'no')
  return response
}
