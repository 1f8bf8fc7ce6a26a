/** What a page notes of itself from its first byte on; milliseconds from the navigation. */
interface PageTimings {
  firstPaint: number
  largestPaint: number
  shift: number
  /** When the app answers a tap on the control; null until then. */
  ready: number | null
  /** Tasks of more than 50 ms: how long each took. */
  tasks: { start: number; ms: number }[]
  /** When a finger was lifted last; 0 until then. */
  tapped: number
  /** Milliseconds from there until what was waited for stood on the screen; null until then. */
  painted: number | null
}
declare global {
  var raced: PageTimings
  /** Tells whoever measures that it is over. */
  var raceOver: (nothing: string) => void
}

/** What is looked for in the page. */
interface WatchOptions {
  /** Selector of a control of the content. */
  control: string
  /** For so long after it is ready its tasks are counted; ms. */
  afterMs: number
}

/**
 * Runs in the page before anything of it. `ready`: a control of the content stands on the screen, the app has taken it
 * over (React has left its properties on the element, be it made here or rendered before), and the processor is free to
 * look, as it must be to answer a tap. Over: some time later, once every picture of the first screen is there. The same
 * for every app, and as little as it can be: what asks a page from outside runs in it, before its first paint.
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

/** Runs in the page before a tap: notes when this stands on the screen. */
export function awaitPaint(content: string): void {
  const timings = Object.assign(globalThis.raced, { tapped: 0, painted: null })
  const isThere = () => [...document.querySelectorAll(content)].some((element) => element.checkVisibility())
  // What was changed before a frame is on the screen after it.
  const note = () => Object.assign(timings, { painted: performance.now() - timings.tapped })
  const look = () => {
    if (timings.tapped > 0 && isThere()) setTimeout(note)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** What came over the network until then, compressed as it was sent. */
export interface TransferSize {
  requests: number
  bytes: number
  html: number
  script: number
  /** Whether the HTML had the page in it: a server that is late sends its shape. */
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
