import { LRUCache } from 'lru-cache'
import type { Renderer, RenderJob } from '../transport/ports/rendering'

const FRESH_MS = 5_000
const STALE_MS = 60_000
/** A page that comes out as it was is another one after this: its clock goes out with it. */
const MAX_AGE_MS = 60_000
/** How old a page may be that stands in where a newer one cannot be rendered now. */
const STALE_IF_BUSY_MS = 300_000
/** In all, of what this process keeps for rendered pages; `html/body` keeps packed documents beside it. */
const MAX_BYTES = 40_000_000
/** A character takes two bytes; the objects that were read from a JSON text take about twice its size. */
const CHARACTER_BYTES = 2
const INPUT_FACTOR = 2
/** Pages that are made at once; for more of them nobody waits. */
const MAX_RENDERS = 100
const MAX_FAILURES = 1_000

/** A page's HTML and what it was drawn from: they go out together, or the browser would draw something else. */
export interface RenderedPage<Answers> {
  html: string
  answers: Answers
  /** The clock that it was drawn by (ms). */
  now: number
}

/** What a page is rendered from. */
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
  /** Of what it was drawn from. */
  digest: string
  at: number
  /** The last attempt had no whole answers: what the page is about may be gone. */
  doubtful?: true
}

/**
 * Rendered pages by what they depend on, kept in memory: fresh for some seconds, then given for a minute while they are
 * made anew. Each is made once however many ask for it; one that comes out as it was stays what it was for a minute, with
 * all that was made of it. Nobody's own data may be in a page or in its key.
 */
export function createRenderedPages<Answers>(
  renderer: Pick<Renderer, 'render'>,
  { now = Date.now, freshMs = FRESH_MS, staleMs = STALE_MS, mostBytes = MAX_BYTES }: CacheOptions = {},
) {
  type Page = RenderedPage<Answers>
  type Make = () => Promise<Ingredients<Answers> | null>
  const cache = new LRUCache<string, CacheEntry<Answers>>({ maxSize: mostBytes })
  const renders = new Map<string, Promise<Page | null>>()
  /** What could not be rendered, and until when it is not tried again. */
  const failures = new LRUCache<string, number>({ max: MAX_FAILURES })

  function keep(key: string, page: Page, { job, digest }: Ingredients<Answers>): void {
    const size = CHARACTER_BYTES * (key.length + page.html.length + INPUT_FACTOR * job.input.length)
    cache.set(key, { page, digest, at: now() }, { size })
  }

  function recordFailure(key: string): null {
    failures.set(key, now() + freshMs)
    return null
  }

  async function render(key: string, make: Make): Promise<Page | null> {
    try {
      const from = await make()
      const before = cache.get(key)
      if (!from && before) before.doubtful = true
      const html = from && (await renderer.render(before ? { ...from.job, isRenewal: true } : from.job))
      if (!from || html === null) return recordFailure(key)
      const anew = { html, answers: from.answers, now: from.now }
      const isAsBefore = before?.digest === from.digest && before.page.html === html
      const page = isAsBefore && from.now - before.page.now < MAX_AGE_MS ? before.page : anew
      keep(key, page, from)
      return page
    } catch {
      return recordFailure(key)
    } finally {
      renders.delete(key)
    }
  }

  /** The making of a page that is under way, or begins now; null where it is not to be made. */
  function begin(key: string, make: Make): Promise<Page | null> | null {
    const underWay = renders.get(key)
    if (underWay) return underWay
    if (renders.size >= MAX_RENDERS || (failures.get(key) ?? 0) > now()) return null
    const made = render(key, make)
    renders.set(key, made)
    return made
  }

  return {
    /**
     * The page of a key; null where there is none within `budgetMs`, and then the next visitor may get it (0: nobody
     * waits). `make` gives what it is rendered from, null where that cannot be had.
     */
    async get(key: string, make: Make, budgetMs: number): Promise<Page | null> {
      const entry = cache.get(key)
      const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
      if (entry && age < freshMs) return entry.page
      const render = begin(key, make)
      if (entry && age < freshMs + staleMs) return entry.page
      const page = render && budgetMs > 0 ? await withinTime(render, budgetMs) : null
      return page ?? (entry && !entry.doubtful && age < STALE_IF_BUSY_MS ? entry.page : null)
    },
    /** Whether a page is at hand without rendering it. */
    has: (key: string): boolean => {
      const entry = cache.peek(key)
      return entry !== undefined && now() - entry.at < freshMs + staleMs
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
