import type { RenderAttempt, RenderFailureKind } from '../../../transport/ports/rendering'
import { type Finding, type FindingCode, found } from '../findings'

const AROUND = 30

const codes: Record<RenderFailureKind, [code: FindingCode, reason: string]> = {
  threw: ['P801', 'it gives no HTML'],
  missing: ['P801', 'its server file cannot be read'],
  'wrong-hash': ['P801', 'its server file is another'],
  late: ['P802', 'it takes too long'],
  slow: ['P802', 'this machine is too busy to render it in time'],
  memory: ['P802', 'it takes too much memory'],
  gone: ['P802', 'it ends the process'],
  forged: ['P803', 'an element is left open'],
  'too-big': ['P804', 'its HTML is larger than 1 MB'],
}

/** Globals that exist only in browsers. */
const ofBrowsers = /^ReferenceError: (\w+) is not defined/

function reasonOf(detail: string): string {
  const [line = ''] = detail.split('\n')
  const name = ofBrowsers.exec(line)?.[1]
  return name ? `it reads ${name} while it is drawn` : line
}

/** The finding for a failed render. */
export function faulty(id: string, attempt: Exclude<RenderAttempt, { html: string }> | undefined): Finding {
  if (!attempt) return found('P808', `${id}: no process renders here`)
  const [code, reason] = codes[attempt.kind]
  return found(code, `${id}: ${attempt.detail ? reasonOf(attempt.detail) : reason}`)
}

/** The finding for HTML that depends on the clock or on random numbers. */
export function apart(id: string, [one, other]: readonly [string, string]): Finding {
  const at = [...one].findIndex((sign, index) => sign !== other[index])
  const around = (html: string) => JSON.stringify(html.slice(Math.max(0, at - AROUND), at + AROUND))
  return found('P805', `${id}: once ${around(one)}, once ${around(other)}`)
}
