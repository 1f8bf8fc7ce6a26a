import { ERROR_REPORTS_ADDRESS, type ErrorReport, type ErrorReports, MOST_REPORTS } from '@plaza/shared/remotes'
import { language } from '@plaza/shared/text'
import type { PageError } from '../page-errors'
import { reportOf } from './report-of'

/** Delay of the first report, and the minimum time between two. */
const FIRST_MS = 1_000
const BETWEEN_MS = 10_000
/** Different errors, and requests, of one page. */
const MOST_ERRORS = 10
const MOST_REQUESTS = 20
const MOST_OF_ONE = 100

interface ReportDeps {
  host: string
  shell: { readonly kind: ErrorReports['shell'] }
  /** Whether an owner's code is a published release. */
  isReleased(owner: string): boolean
  /** Release of an owner whose release was unknown when the error happened. */
  releaseOf(owner: string): string
}

const keyOf = ({ owner, kind, message, frames: [top] }: ErrorReport) =>
  [owner, kind, message, top?.file, top?.line, top?.column].join(' ')

/** Sends errors with their stacks, each kind once with a count; see docs/decisions/0520. */
export function createErrorReports({ host, shell, isReleased, releaseOf }: ReportDeps) {
  let waiting = new Map<string, ErrorReport>()
  const known = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let requests = 0

  function add(one: PageError): void {
    const report = isReleased(one.owner) ? reportOf(one) : null
    if (!report) return
    const key = keyOf(report)
    if (!known.has(key) && known.size >= MOST_ERRORS) return
    const delay = known.size === 0 ? FIRST_MS : BETWEEN_MS
    known.add(key)
    const n = (waiting.get(key)?.n ?? 0) + 1
    waiting.set(key, { ...report, n: Math.min(n, MOST_OF_ONE) })
    timer ??= setTimeout(flush, delay)
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const reports = [...waiting.values()].map((one) => ({
      ...one,
      release: one.owner === 'host' ? '' : one.release || releaseOf(one.owner),
    }))
    waiting = new Map()
    for (let at = 0; at < reports.length && requests < MOST_REQUESTS; at += MOST_REPORTS) {
      requests++
      post({ host, shell: shell.kind, language: language(), reports: reports.slice(at, at + MOST_REPORTS) })
    }
  }

  return { add, flush }
}

/** Without cookies, and not repeated: the counts of the beacon do not depend on it. */
function post(reports: ErrorReports): void {
  fetch(ERROR_REPORTS_ADDRESS, {
    method: 'POST',
    body: JSON.stringify(reports),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {})
}
