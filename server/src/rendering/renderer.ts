import type { OperationsRendering } from '@plaza/shared/operations'
import type { RenderAttempt, Renderer, RenderFailure, RenderJob } from '../transport/ports/rendering'
import { createBreaker } from './breaker'
import { firstRefusedTag } from './plain-html'
import { createPool, type PoolLimits, type TaskResult } from './process/pool'
import { nameOf } from './process/process'
import { createReleaseMetrics } from './release-metrics'
import { createScriptReader, ScriptError } from './scripts'
import { createTimeMeter, type TimeBudget } from './time-meter'

/** Higher than the limit of one page, because anybody can request one failing page repeatedly. */
const RELEASE_FAULTS = 12
const MOST_HTML_BYTES = 1_000_000

export type RendererLimits = PoolLimits & TimeBudget

const defaults: RendererLimits = {
  atOnce: 2,
  renderMs: 1_000,
  firstMs: 5_000,
  contexts: 16,
  waiting: 50,
  waitMs: 2_000,
  renders: 500,
  bytes: 200_000_000,
  // Half of the time of the one process that a release may use; and twice a visitor's budget for a page.
  mostMs: 30_000,
  slowMs: 300,
}

interface RendererOptions {
  limits?: Partial<RendererLimits>
  now?: () => number
  onFault(remote: string, release: string, fault: RenderFailure): void
}

/** Renders pages in sandboxed processes, where a release's code affects nothing but its own HTML. */
export function createRenderer({ limits: set, now = Date.now, onFault }: RendererOptions): Renderer {
  const limits = { ...defaults, ...set }
  const pages = createBreaker({ now })
  const releases = createBreaker({ faults: RELEASE_FAULTS, now })
  const spent = createTimeMeter(limits, now)
  const textOf = createScriptReader()
  const numbers = createReleaseMetrics()
  let closed = false
  const pool = createPool({
    limits,
    onStray: ({ release }) => fail(release, null, { kind: 'forged' }),
  })

  function fail(release: Release, route: string | null, fault: RenderFailure): null {
    if (closed) return null
    releases.fail(nameOf(release))
    if (route !== null) pages.fail(`${nameOf(release)} ${route}`)
    onFault(release.remote, release.id, fault)
    return null
  }

  /** Pauses a release whose renders take too much time in total, though none is late. */
  function chargeTime(release: Release, ms: number): void {
    const name = nameOf(release)
    if (closed || !spent.add(name, ms)) return
    releases.open(name)
    onFault(release.remote, release.id, { kind: 'late', detail: 'its renders take too much time in all' })
  }

  async function run({ host, release, input, isRenewal }: RenderJob): Promise<TaskResult | null> {
    const code = await Promise.all([textOf(host), textOf(release)])
    const context = `${host.integrity} ${nameOf(release)}`
    return pool.run({ context, release, code, input, ...(isRenewal && { isRenewal }) })
  }

  async function attempt(job: RenderJob, onRan?: (ms: number) => void): Promise<RenderAttempt> {
    try {
      const ran = await run(job)
      if (!ran) return null
      onRan?.(ran.ms)
      return 'fault' in ran.outcome ? { kind: ran.outcome.fault } : readPage(ran.outcome.text)
    } catch (error) {
      return { kind: error instanceof ScriptError ? error.fault : 'missing' }
    }
  }

  function byRelease(): OperationsRendering['releases'] {
    const waiting = pool.waiting()
    return [...new Set([...waiting, ...numbers.names()])].map((name) => {
      const [remote = '', release = ''] = name.split(' ')
      const waits = waiting.filter((other) => other === name).length
      return { remote, release, waiting: waits, ...numbers.of(name), lastMinuteMs: spent.msOf(name) }
    })
  }

  return {
    attempt: async (job) => (closed ? null : attempt(job)),
    async render(job) {
      const { release, route } = job
      if (closed || releases.isOpen(nameOf(release)) || pages.isOpen(`${nameOf(release)} ${route}`)) return null
      const made = await attempt(job, (ms) => chargeTime(release, ms))
      if (made && 'kind' in made) return fail(release, route, made)
      numbers.add(nameOf(release), made ? 'rendered' : 'dropped')
      return made?.html ?? null
    },
    state: () => ({
      ...pool.state(),
      ...numbers.all,
      releases: byRelease(),
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

type Release = Pick<RenderJob['release'], 'remote' | 'id' | 'integrity'>

/** Parses the host script's output, `{"html": …}` or `{"error": …}`. It may be anything. */
function readPage(text: string): { html: string } | RenderFailure {
  const { html, error } = parsePage(text)
  if (typeof html !== 'string')
    return { kind: 'threw', ...(typeof error === 'string' && { detail: error.slice(0, 500) }) }
  if (Buffer.byteLength(html) > MOST_HTML_BYTES) return { kind: 'too-big' }
  if (/\p{Surrogate}/u.test(html)) return { kind: 'forged', detail: 'half of a character' }
  const refused = firstRefusedTag(html)
  return refused === null ? { html } : { kind: 'forged', detail: refused }
}

function parsePage(text: string): { html?: unknown; error?: unknown } {
  try {
    return (JSON.parse(text) as object | null) ?? {}
  } catch {
    return {}
  }
}
