import type { RenderFailureKind } from '../../transport/ports/rendering'

/** The scripts' output, or why there is none. */
export type Outcome = { text: string } | { fault: RenderFailureKind }

interface Answer {
  nonce: unknown
  /** Memory of the process. */
  bytes: number
  outcome: Outcome
}

const childFailures: readonly unknown[] = ['threw', 'too-big'] satisfies RenderFailureKind[]

/** Parses a line of JSON and a text from a process that may be compromised; null if it is malformed. */
export function readAnswer(frame: string): Answer | null {
  const end = frame.indexOf('\n')
  try {
    const { nonce, bytes, fault } = JSON.parse(frame.slice(0, end)) as Record<string, unknown>
    if (typeof bytes !== 'number' || (fault !== undefined && !childFailures.includes(fault))) return null
    return { nonce, bytes, outcome: fault ? { fault: fault as RenderFailureKind } : { text: frame.slice(end + 1) } }
  } catch {
    return null
  }
}
