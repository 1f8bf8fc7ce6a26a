/** Timings that a page records from its first byte on; milliseconds since the navigation. */
interface PageTimings {
  firstPaint: number
  largestPaint: number
  shift: number
  /** When the app can handle a tap on the control; null until then. */
  ready: number | null
  /** Tasks longer than 50 ms, with their durations. */
  tasks: { start: number; ms: number }[]
  /** Time of the last tap; 0 without one. */
  tapped: number
  /** Milliseconds from the tap until the awaited content was on the screen; null until then. */
  painted: number | null
}
declare global {
  var raced: PageTimings
  /** Reports the end of the visit to the benchmark. */
  var raceOver: (nothing: string) => void
}

/** What to look for in the page. */
interface WatchOptions {
  /** Selector of a control of the content. */
  control: string
  /** How long after `ready` tasks are counted, in milliseconds. */
  afterMs: number
}

/**
 * Runs in the page before its own code. `ready`: a control of the content is on the screen, the app has hydrated it
 * (React has set its properties on the element, whether created or hydrated), and the processor is idle enough to run
 * this check. The visit ends some time later, once every picture of the first screen has loaded. Equal for every app,
 * and minimal, because a query from outside would run in the page before its first paint.
 */
export function observe({ control, afterMs }: WatchOptions): void {
  const timings: PageTimings = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    ready: null,
    tasks: [],
    tapped: 0,
    painted: null,
  }
  globalThis.raced = timings
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timings.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    timings.largestPaint = startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) timings.shift += value
  })
  watch('longtask', ({ startTime, duration }) => timings.tasks.push({ start: startTime, ms: duration }))
  addEventListener('click', ({ timeStamp }) => (timings.tapped = timeStamp), true)

  const isSeen = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  }
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const look = () => {
    const found = document.querySelector(control)
    if (found && isTaken(found) && isSeen(found)) {
      timings.ready = performance.now()
      setTimeout(finish, afterMs)
    } else setTimeout(look, 8)
  }
  const isMissing = (image: HTMLImageElement) => {
    const { top, left, right } = image.getBoundingClientRect()
    return !image.complete && top < innerHeight && left < innerWidth && right > 0
  }
  const finish = () => {
    if ([...document.images].some(isMissing)) setTimeout(finish, 100)
    else raceOver('')
  }
  look()
}

/** Runs in the page before a tap: records when this content is on the screen. */
export function awaitPaint(content: string): void {
  const timings = Object.assign(globalThis.raced, { tapped: 0, painted: null })
  const isThere = () => [...document.querySelectorAll(content)].some((element) => element.checkVisibility())
  // Changes made before a frame are on the screen after it.
  const note = () => Object.assign(timings, { painted: performance.now() - timings.tapped })
  const look = () => {
    if (timings.tapped > 0 && isThere()) setTimeout(note)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Bytes received until then, compressed as sent. */
export interface TransferSize {
  requests: number
  bytes: number
  html: number
  script: number
  /** Whether the HTML contained the page: a late server sends its skeleton. */
  isRendered: boolean
}

/** Runs in the page. */
export function measureTransfer(until: number): TransferSize {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const html = page?.encodedBodySize ?? 0
  const came = entries.filter(
    ({ responseEnd, transferSize }) => responseEnd > 0 && responseEnd <= until && transferSize > 0,
  )
  const sum = (rows: readonly PerformanceResourceTiming[]) =>
    rows.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0)
  return {
    requests: came.length + 1,
    bytes: html + sum(came),
    html,
    isRendered: !/"rendered":null/.test(document.getElementById('plaza-boot')?.textContent ?? '"rendered":null'),
    script: sum(came.filter(({ name }) => new URL(name).pathname.endsWith('.js'))),
  }
}
