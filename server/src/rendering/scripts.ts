import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { BuildScript, RenderFailureKind } from '../transport/ports/rendering'

const MAX_CHARACTERS = 16_000_000
const READ_MS = 5_000

export const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Whether a text matches a hash: `sha256-…` or `sha384-…`. */
export function matchesIntegrity(text: string, integrity: string | undefined): boolean {
  const [algorithm = '', hash] = integrity?.split(/-(.*)/s) ?? []
  return /^sha(?:256|384)$/.test(algorithm) && createHash(algorithm).update(text).digest('base64') === hash
}

/** A script is missing, or does not match its hash. */
export class ScriptError extends Error {
  constructor(readonly fault: Extract<RenderFailureKind, 'missing' | 'wrong-hash'>) {
    super(fault)
  }
}

/** Reads scripts and verifies their hashes. Recently read ones are cached. */
export function createScriptReader() {
  const cache = new LRUCache<string, string>({ maxSize: MAX_CHARACTERS, sizeCalculation: (text) => text.length + 1 })

  return async ({ integrity, read }: BuildScript): Promise<string> => {
    const cached = cache.get(integrity)
    if (cached !== undefined) return cached
    const text = await withinTime(read).catch(() => {
      throw new ScriptError('missing')
    })
    if (integrityOf(text) !== integrity) throw new ScriptError('wrong-hash')
    cache.set(integrity, text)
    return text
  }
}

async function withinTime(read: () => Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('late')), READ_MS)
  })
  return Promise.race([read(), late]).finally(() => clearTimeout(timer))
}
