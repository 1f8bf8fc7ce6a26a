import type { Database } from '../data/database'
import { registryRemotes, releaseRules, releases } from '../data/schema/index'

/** Adds a release to the registry's tables, without files. */
export async function addRelease(db: Database, remote: string, release: string, publishedAt = new Date()) {
  const [version = '', build = ''] = release.split('-')
  await db.insert(releases).values({
    ...{ remote, release, version, build, publishedAt, publishedBy: 'test' },
    ...{ digest: `sha384-${'A'.repeat(64)}`, document: '{}', needs: {}, wants: {} },
  })
}

/** Makes the newest release of a remote live, for everybody or for a share above a base. */
export async function letRun(
  db: Database,
  remote: string,
  { base, share, previous = null }: { base?: string; share?: string; previous?: string | null },
) {
  await db.insert(registryRemotes).values({ name: remote, previous })
  if (base) await db.insert(releaseRules).values({ id: `${remote}-base`, remote, release: base, base: true, rank: 0 })
  if (share)
    await db.insert(releaseRules).values({ id: `${remote}-share`, remote, release: share, percent: 10, rank: 1 })
}
