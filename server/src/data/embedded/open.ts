import { PGlite } from '@electric-sql/pglite'
import { serveDatabase } from './serve'

export type Served = ReturnType<typeof serveDatabase>

/** Opens PGlite on a directory, or in memory for null, and serves it. */
export async function openServed(dir: string | null, onBroken: (error: unknown) => void): Promise<Served> {
  return serveDatabase(await PGlite.create(dir ?? 'memory://'), onBroken)
}
