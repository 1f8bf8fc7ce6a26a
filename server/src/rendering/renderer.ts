import type { OperationsRendering } from '@plaza/shared/operations'
import type { RenderAttempt, Renderer, RenderFailure, RenderJob } from '../transport/ports/rendering'
import { createPauses } from './pauses'
import { firstRefusedTag } from './plain-html'
import type { createCpuClock } from './process/cpu-clock'
import { createPool, type PoolLimits } from './process/pool'
import { nameOf, type TaskResult } from './process/process'
import { createReleaseMetrics } from './release-metrics'
import { createScriptReader, ScriptError } from './scripts'
import type { TimeBudget } from './time-meter'

const MOST_HTML_BYTES = 1_000_000
/** Of an error's message and stack. */
const MOST_DETAIL = 2_000

export type RendererLimits = PoolLimits & TimeBudget

const defaults: RendererLimits = {
  atOnce: 2,
  renderMs: 1_000,
  firstMs: 5_000,
  wallMs: 15_000,
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
  clockOf?: typeof createCpuClock
  /** `route`: of the page; null if the fault is of no single page. */
  onFault(remote: string, release: string, fault: RenderFailure, route: string | null): void
}

/** Renders pages in sandboxed processes, where a release's code affects nothing but its own HTML. */
export function createRenderer({ limits: set, now = Date.now, clockOf, onFault }: RendererOptions): Renderer {
  const limits = { ...defaults, ...set }
  const pauses = createPauses(limits, now)
  const metrics = createReleaseMetrics()
  let closed = false
  const pool = createPool({ limits, clockOf, onStray: ({ release }) => fail(release, null, { kind: 'forged' }) })
  const attempt = createAttempt(pool)

  /** A failure due to a busy machine (`slow`) does not count against the release. */
  function fail(release: Release, route: string | null, fault: RenderFailure): null {
    if (closed) return null
    if (fault.kind !== 'slow') pauses.fail(release, route)
    onFault(release.remote, release.id, fault, route)
    return null
  }

  /** Pauses a release whose renders use too much CPU time in total, even if none is late. */
  function charge(release: Release, cpuMs: number): void {
    if (closed || !pauses.charge(release, cpuMs)) return
    onFault(release.remote, release.id, { kind: 'late', detail: 'its renders take too much time in all' }, null)
  }

  function byRelease(): OperationsRendering['releases'] {
    const waiting = pool.waiting()
    return [...new Set([...waiting, ...metrics.names()])].map((name) => {
      const [remote = '', release = ''] = name.split(' ')
      const waits = waiting.filter((other) => other === name).length
      return { remote, release, waiting: waits, ...metrics.of(name), lastMinuteMs: pauses.chargedMs(name) }
    })
  }

  return {
    attempt: async (job) => (closed ? null : attempt(job)),
    async render(job) {
      const { release, route } = job
      if (closed || pauses.isPaused(release, route)) return null
      const made = await attempt(job, (cpuMs) => charge(release, cpuMs))
      if (made && 'kind' in made) return fail(release, route, made)
      metrics.add(nameOf(release), made ? 'rendered' : 'dropped')
      return made?.html ?? null
    },
    state: () => ({ ...pool.state(), ...metrics.all, releases: byRelease(), paused: pauses.list() }),
    async close() {
      closed = true
      await pool.close()
    },
  }
}

/** Runs a job in a pool; `onRan` gets its CPU time. Never rejects. */
function createAttempt(pool: ReturnType<typeof createPool>) {
  const textOf = createScriptReader()

  async function run({ host, release, input, isRenewal }: RenderJob): Promise<TaskResult | null> {
    const code = await Promise.all([textOf(host), textOf(release)])
    const context = `${host.integrity} ${nameOf(release)}`
    return pool.run({ context, release, code, input, ...(isRenewal && { isRenewal }) })
  }

  return async (job: RenderJob, onRan?: (cpuMs: number) => void): Promise<RenderAttempt> => {
    try {
      const ran = await run(job)
      if (!ran) return null
      onRan?.(ran.cpuMs)
      return 'fault' in ran.outcome ? { kind: ran.outcome.fault } : readPage(ran.outcome.text)
    } catch (error) {
      return { kind: error instanceof ScriptError ? error.fault : 'missing' }
    }
  }
}

type Release = Pick<RenderJob['release'], 'remote' | 'id' | 'integrity'>

/** Parses the host script's output, `{"html": …}` or `{"error": …}`. It may be anything. */
function readPage(text: string): { html: string } | RenderFailure {
  const { html, error } = parsePage(text)
  if (typeof html !== 'string')
    return { kind: 'threw', ...(typeof error === 'string' && { detail: error.slice(0, MOST_DETAIL) }) }
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
