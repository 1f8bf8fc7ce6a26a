import type { Fault, RenderAttempt, Renderer, Rendering } from '../transport/ports/rendering'
import { createBreaker } from './breaker'
import { CodeFault, createCodeReader } from './code'
import { refusedTag } from './plain-html'
import { createPool, type PoolLimits } from './process/pool'
import type { Outcome } from './process/process'

/** One page that fails costs its release the others only where it is many times as much: anybody can ask for it. */
const RELEASE_FAULTS = 12
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

interface Use {
  limits?: Partial<PoolLimits>
  now?: () => number
  onFault(remote: string, release: string, fault: Fault): void
}

/** Renders pages in locked processes. What a release does there costs nothing but its own HTML. */
export function createRenderer({ limits, now, onFault }: Use): Renderer {
  const pages = createBreaker({ ...(now && { now }) })
  const releases = createBreaker({ faults: RELEASE_FAULTS, ...(now && { now }) })
  const textOf = createCodeReader()
  const numbers = { rendered: 0, dropped: 0 }
  let closed = false
  const pool = createPool({
    limits: { ...usual, ...limits },
    onStray: ({ release }) => fail(release, null, { kind: 'forged' }),
  })

  function fail(release: Release, route: string | null, fault: Fault): null {
    if (closed) return null
    releases.fail(nameOf(release))
    if (route !== null) pages.fail(`${nameOf(release)} ${route}`)
    onFault(release.remote, release.id, fault)
    return null
  }

  async function outcomeOf({ host, release, input }: Rendering): Promise<Outcome | null> {
    const code = await Promise.all([textOf(host), textOf(release)])
    const context = `${host.integrity} ${nameOf(release)}`
    return pool.run({ context, release, code, input })
  }

  async function attempt(job: Rendering): Promise<RenderAttempt> {
    try {
      const outcome = await outcomeOf(job)
      if (!outcome) return null
      return 'fault' in outcome ? { kind: outcome.fault } : readPage(outcome.text)
    } catch (error) {
      return { kind: error instanceof CodeFault ? error.fault : 'missing' }
    }
  }

  return {
    attempt: async (job) => (closed ? null : attempt(job)),
    async render(job) {
      const { release, route } = job
      if (closed || releases.isOpen(nameOf(release)) || pages.isOpen(`${nameOf(release)} ${route}`)) return null
      const made = await attempt(job)
      if (made && 'kind' in made) return fail(release, route, made)
      numbers[made ? 'rendered' : 'dropped']++
      return made?.html ?? null
    },
    state: () => ({
      ...pool.state(),
      ...numbers,
      paused: [...releases.opened(), ...pages.opened()].map(({ name, until }) => {
        const [remote = '', release = '', , route = null] = name.split(' ')
        return { remote, release, route, until }
      }),
    }),
    async close() {
      closed = true
      await pool.close()
    },
  }
}

type Release = Pick<Rendering['release'], 'remote' | 'id' | 'integrity'>
/** What is served from source changes under its id. */
const nameOf = ({ remote, id, integrity }: Release) => `${remote} ${id} ${integrity}`

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
