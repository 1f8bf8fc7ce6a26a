import { refuse } from '../refusal'

/** Minimum pace of a request body. */
export interface PaceLimits {
  /** Maximum wait for the next part. */
  idleMs: number
  /** Total waiting time that is free; beyond it… */
  graceMs: number
  /** …this many bytes must have arrived per second of it. */
  bytesPerSecond: number
}

/** For a call's body, which is small and complete within seconds on any connection. */
export const callPace: PaceLimits = { idleMs: 10_000, graceMs: 10_000, bytesPerSecond: 2_000 }

/**
 * Yields the parts of a body as they arrive; refuses one that stalls or drips. Only the time spent waiting for the
 * client counts, not the processing of a part.
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
    // The HTTP listener drains and drops the rest once the response is sent.
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
