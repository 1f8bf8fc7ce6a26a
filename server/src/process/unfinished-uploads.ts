import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '@plaza/shared/format'
import { reasonOf } from '../data/failures'
import { removeForgotten } from '../registry/shared-files/retention'
import { removeOwnUnusedMaps } from '../registry/shared-files/unused-maps'
import type { Deps } from '../transport/context'

/** No upload takes as long. */
const ABANDONED_AFTER_MS = HOUR_MS

/** Removes the hidden folders of uploads whose server stopped before they were published. */
export async function removeUnfinished(releasesDir: string, now = Date.now()): Promise<void> {
  const parent = join(releasesDir, 'remotes')
  for (const remote of await readdir(parent).catch(() => []))
    for (const name of await readdir(join(parent, remote)).catch(() => [])) {
      if (!/^\.[0-9a-f]{12}$/.test(name)) continue
      const path = join(parent, remote, name)
      const touched = await stat(path).catch(() => null)
      if (touched && touched.mtimeMs < now - ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true })
    }
}

/** Removes them, and what another server has removed of releases, at start and every hour; returns the function that stops it. */
export function sweepUnfinishedUploads(deps: Pick<Deps, 'log' | 'environment' | 'db'>): () => void {
  const sweep = () =>
    void Promise.all([
      removeUnfinished(deps.environment.releasesDir),
      removeForgotten(deps),
      removeOwnUnusedMaps(deps),
    ]).catch((error: unknown) => deps.log.warn({ failure: reasonOf(error) }, 'unfinished uploads not removed'))
  sweep()
  const timer = setInterval(sweep, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
