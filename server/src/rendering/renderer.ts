import type { Renderer, RenderFault, Rendering } from '../transport/ports/rendering'
import { createBreaker } from './breaker'
import { CodeFault, createCodeReader } from './code'
import { refusedTag } from './plain-html'
import { createPool, type PoolLimits } from './process/pool'
import type { Outcome } from './process/process'

const MOST_HTML_BYTES = 1_000_000

const usual: PoolLimits = {
  atOnce: 2,
  renderMs: 1_000,
  firstMs: 5_000,
  contexts: 16,
  waiting: 50,
  waitMs: 2_000,
  renders: 500,
  bytes: 200_000_000,
}

export interface Fault {
  kind: RenderFault
  /** What the host said of an error, or the tag that was refused. */
  detail?: string
}

interface Use {
  limits?: Partial<PoolLimits>
  now?: () => number
  onFault(remote: string, release: string, fault: Fault): void
}

/** Renders pages in locked processes. What a release does there costs nothing but its own HTML. */
export function createRenderer({ limits, now, onFault }: Use): Renderer {
  const breaker = createBreaker({ ...(now && { now }) })
  const textOf = createCodeReader()
  const numbers = { rendered: 0, dropped: 0 }
  let closed = false
  const pool = createPool({
    limits: { ...usual, ...limits },
    onStray: ({ release }) => fail(release, { kind: 'forged' }),
  })

  function fail(release: Release, fault: Fault): null {
    if (closed) return null
    breaker.fail(nameOf(release))
    onFault(release.remote, release.id, fault)
    return null
  }

  async function outcomeOf({ host, release, input }: Rendering): Promise<Outcome | null> {
    const code = await Promise.all([textOf(host), textOf(release)])
    const context = `${host.integrity} ${release.integrity} ${nameOf(release)}`
    return pool.run({ context, release, code, input })
  }

  return {
    async render(job) {
      const { release } = job
      if (closed || breaker.isOpen(nameOf(release))) return null
      try {
        const outcome = await outcomeOf(job)
        if (!outcome) {
          numbers.dropped++
          return null
        }
        const read = 'fault' in outcome ? { kind: outcome.fault } : readPage(outcome.text)
        if ('kind' in read) return fail(release, read)
        numbers.rendered++
        return read.html
      } catch (error) {
        return fail(release, { kind: error instanceof CodeFault ? error.fault : 'missing' })
      }
    },
    state: () => ({
      ...pool.state(),
      ...numbers,
      paused: breaker.opened().map(({ name, until }) => {
        const [remote = '', release = ''] = name.split(' ')
        return { remote, release, until }
      }),
    }),
    async close() {
      closed = true
      await pool.close()
    },
  }
}

type Release = Pick<Rendering['release'], 'remote' | 'id'>
const nameOf = ({ remote, id }: Release) => `${remote} ${id}`

/** What the host's script left: `{"html": …}` or `{"error": …}`. Anything may stand there. */
function readPage(text: string): { html: string } | Fault {
  const { html, error } = parsed(text)
  if (typeof html !== 'string')
    return { kind: 'threw', ...(typeof error === 'string' && { detail: error.slice(0, 500) }) }
  if (Buffer.byteLength(html) > MOST_HTML_BYTES) return { kind: 'too-big' }
  if (/\p{Surrogate}/u.test(html)) return { kind: 'forged', detail: 'half of a character' }
  const refused = refusedTag(html)
  return refused === null ? { html } : { kind: 'forged', detail: refused }
}

function parsed(text: string): { html?: unknown; error?: unknown } {
  try {
    return (JSON.parse(text) as object | null) ?? {}
  } catch {
    return {}
  }
}
