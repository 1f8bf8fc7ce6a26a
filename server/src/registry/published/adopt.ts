import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseId } from '@plaza/shared/remotes'
import { isNotNull, ne, or } from 'drizzle-orm'
import type { Logger } from 'pino'
import { reasonOf } from '../../data/failures'
import { releaseRules, releases } from '../../data/schema/index'
import type { Environment } from '../../environment'
import { perform } from '../changes/perform'
import { readDocument } from '../changes/publish'
import type { ReleaseEnvironment } from '../changes/release-environment'
import type { RegistryDeps } from '../registry'
import { findRelease, readTables } from '../rows'
import { folderOf } from './files'
import { placeRelease, placeReleaseMaps } from './place'

const WHO = 'start'

interface AdoptDeps extends RegistryDeps, ReleaseEnvironment {
  environment: Environment
  log: Logger
}

/**
 * Publishes and promotes local builds that the registry does not know; known releases stay as they are, so that a
 * rollback survives a restart. If only an empty registry adopts builds, nothing happens once something runs. A build
 * that cannot be adopted is logged and has no other effect.
 */
export async function adoptBuilds(deps: AdoptDeps): Promise<void> {
  const { rootDir, devServers, adoption } = deps.environment
  if (adoption === 'empty' && !(await isEmpty(deps))) return
  const packages = (await readdir(rootDir)).filter((name) => name.startsWith('remote-')).sort()
  for (const folder of packages) {
    const dist = join(rootDir, folder, 'dist')
    if (folder.replace('remote-', '') in devServers || !existsSync(join(dist, 'remote.json'))) continue
    try {
      await adopt(deps, dist)
    } catch (error) {
      deps.log.warn({ folder, failure: reasonOf(error) }, 'build not adopted')
    }
  }
}

/** An interrupted first start may have published releases, but promoted none. */
async function isEmpty({ db }: AdoptDeps): Promise<boolean> {
  const published = or(ne(releases.publishedBy, WHO), isNotNull(releases.revokedAt))
  return (await db.$count(releaseRules)) + (await db.$count(releases, published)) === 0
}

async function adopt(deps: AdoptDeps, dist: string): Promise<void> {
  const text = await readFile(join(dist, 'remote.json'), 'utf8')
  const document = readDocument(text)
  const release = releaseId(document)
  const { remotes, rules } = await readTables(deps.db)
  if (remotes.some(({ name, retiredAt }) => name === document.name && retiredAt !== null)) return
  const known = await findRelease(deps.db, document.name, release)
  const runs = rules.some(({ remote, base }) => remote === document.name && base)
  /** A start that was interrupted between the two changes left its release without a rule. */
  if (known && (runs || known.publishedBy !== WHO)) return
  await placeRelease(dist, folderOf(deps.environment.releasesDir, document.name, release), [
    'remote.json',
    'modules.json',
    ...['mf-manifest.json'].filter((name) => existsSync(join(dist, name))),
    ...Object.keys(document.files),
  ])
  await placeReleaseMaps(dist, deps.environment.releasesDir, document.name, release)
  const why = `Built as ${release}`
  await perform(deps, WHO, { action: 'publish', body: { document: text, why } })
  await perform(deps, WHO, { action: 'promote', body: { remote: document.name, release, why } })
}
