import { refuse } from '../refusal'

/** How a body must come: not in pauses, and on the whole not below a rate. */
export interface PaceLimits {
  /** Longest wait for the next part. */
  idleMs: number
  /** Waiting that is free; beyond it… */
  graceMs: number
  /** …so many bytes must have come for each second of it. */
  bytesPerSecond: number
}

/** A call's body: small, and complete within seconds on any line. */
export const callPace: PaceLimits = { idleMs: 10_000, graceMs: 10_000, bytesPerSecond: 2_000 }

/**
 * The parts of a body as they come; refuses one that stands still or drips. Only the time that is spent waiting for the
 * client counts, not what is done with a part.
 */
export async function* readPaced(
  body: ReadableStream<Uint8Array>,
  paceOf: (bytes: number) => PaceLimits = () => callPace,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  let bytes = 0
  let waitedMs = 0
  try {
    while (true) {
      const { idleMs, graceMs, bytesPerSecond } = paceOf(bytes)
      const leftMs = graceMs + (bytes / bytesPerSecond) * 1_000 - waitedMs
      const begun = performance.now()
      const { done, value } = await withinTime(reader.read(), Math.min(idleMs, leftMs))
      waitedMs += performance.now() - begun
      if (done) return
      bytes += value.byteLength
      yield value
    }
  } finally {
    // What comes besides is drained and dropped by the listener once the answer is sent.
    reader.releaseLock()
  }
}

async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refuse('tooSlow')), Math.max(0, ms))
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    work.catch(() => undefined)
  }
}
