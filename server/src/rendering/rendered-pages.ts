import { LRUCache } from 'lru-cache'
import type { Renderer, RenderJob } from '../transport/ports/rendering'

const FRESH_MS = 5_000
const STALE_MS = 60_000
/** An unchanged page is rendered again after this time, because it contains its clock. */
const MAX_AGE_MS = 60_000
/** Maximum age of a page that is used while a newer one cannot be rendered. */
const STALE_IF_BUSY_MS = 300_000
/** Maximum size of all cached pages; `html/body` caches compressed documents besides. */
const MAX_BYTES = 40_000_000
/** A character takes two bytes; objects parsed from JSON take about twice the text's size. */
const CHARACTER_BYTES = 2
const INPUT_FACTOR = 2
/** Maximum number of concurrent renders; beyond it nobody waits. */
const MAX_RENDERS = 100
const MAX_FAILURES = 1_000

/** A page's HTML and its data: they are sent together, because the browser must hydrate with the same data. */
export interface RenderedPage<Answers> {
  html: string
  answers: Answers
  /** Time used for the render (ms). */
  now: number
}

/** Input of a page's render. */
export interface Ingredients<Answers> {
  job: RenderJob
  answers: Answers
  now: number
  /** Digest of `answers`. */
  digest: string
}

interface CacheOptions {
  now?: () => number
  freshMs?: number
  staleMs?: number
  mostBytes?: number
}

interface CacheEntry<Answers> {
  page: RenderedPage<Answers>
  /** Digest of the page's data. */
  digest: string
  at: number
  /** When its data was asked for: later changes are not in it. */
  begunAt: number
  /** The last attempt lacked answers: the page's subject may no longer exist. */
  doubtful?: true
}

/** A page as a render made it. */
interface Rendering<Answers> {
  page: RenderedPage<Answers>
  begunAt: number
}

/**
 * Cache of rendered pages: fresh for some seconds, then served for a minute while they are revalidated. Concurrent
 * requests share one render. An unchanged page stays the same object for a minute, with everything derived from it. A
 * page and its key must contain no user's data.
 */
export function createRenderedPages<Answers>(
  renderer: Pick<Renderer, 'render'>,
  { now = Date.now, freshMs = FRESH_MS, staleMs = STALE_MS, mostBytes = MAX_BYTES }: CacheOptions = {},
) {
  type Page = RenderedPage<Answers>
  type Make = () => Promise<Ingredients<Answers> | null>
  const cache = new LRUCache<string, CacheEntry<Answers>>({ maxSize: mostBytes })
  const renders = createRenders<Rendering<Answers>>(now, freshMs)

  function keep(key: string, page: Page, { job, digest, now: begunAt }: Ingredients<Answers>): void {
    const size = CHARACTER_BYTES * (key.length + page.html.length + INPUT_FACTOR * job.input.length)
    cache.set(key, { page, digest, at: now(), begunAt }, { size })
  }

  async function render(key: string, make: Make): Promise<Rendering<Answers> | null> {
    const from = await make()
    const before = cache.get(key)
    if (!from && before) before.doubtful = true
    const html = from && (await renderer.render(before ? { ...from.job, isRenewal: true } : from.job))
    if (!from || html === null) return null
    const anew = { html, answers: from.answers, now: from.now }
    const isAsBefore = before?.digest === from.digest && before.page.html === html
    const page = isAsBefore && from.now - before.page.now < MAX_AGE_MS ? before.page : anew
    keep(key, page, from)
    return { page, begunAt: from.now }
  }

  /** The cached page unless its data was asked for before a change. */
  function currentEntry(key: string, changedAt: number): CacheEntry<Answers> | undefined {
    const entry = cache.get(key)
    return entry && entry.begunAt > changedAt ? entry : undefined
  }

  return {
    /**
     * The page of a key; null if there is none within `budgetMs`, in which case the next visitor may get it (0: do not
     * wait). `make` returns the render's input, or null if that is not available. A page whose data was asked for before
     * `changedAt` is none.
     */
    async get(key: string, make: Make, budgetMs: number, changedAt = Number.NEGATIVE_INFINITY): Promise<Page | null> {
      const entry = currentEntry(key, changedAt)
      const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
      if (entry && age < freshMs) return entry.page
      const rendering = renders.begin(key, () => render(key, make))
      if (entry && age < freshMs + staleMs) return entry.page
      const rendered = rendering && budgetMs > 0 ? await withinTime(rendering, budgetMs) : null
      if (rendered && rendered.begunAt > changedAt) return rendered.page
      return entry && !entry.doubtful && age < STALE_IF_BUSY_MS ? entry.page : null
    },
    /** Whether a page is cached. */
    has: (key: string, changedAt = Number.NEGATIVE_INFINITY): boolean => {
      const entry = cache.peek(key)
      return entry !== undefined && entry.begunAt > changedAt && now() - entry.at < freshMs + staleMs
    },
  }
}

/** Renders in progress, one per key. A key that failed is not tried again for a while. */
function createRenders<Page>(now: () => number, retryMs: number) {
  const running = new Map<string, Promise<Page | null>>()
  /** Until when keys are not tried again. */
  const failures = new LRUCache<string, number>({ max: MAX_FAILURES })

  async function run(key: string, render: () => Promise<Page | null>): Promise<Page | null> {
    const page = await render().catch(() => null)
    if (page === null) failures.set(key, now() + retryMs)
    running.delete(key)
    return page
  }

  return {
    /** The current or a new render; null if the key must not be rendered now. */
    begin(key: string, render: () => Promise<Page | null>): Promise<Page | null> | null {
      const current = running.get(key)
      if (current) return current
      if (running.size >= MAX_RENDERS || (failures.get(key) ?? 0) > now()) return null
      const made = run(key, render)
      running.set(key, made)
      return made
    },
  }
}

function withinTime<T>(made: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, ms, null)
  })
  return Promise.race([made, late]).finally(() => clearTimeout(timer))
}
