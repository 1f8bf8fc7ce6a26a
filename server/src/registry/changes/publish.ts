import { existsSync } from 'node:fs'
import type { ChangeBody } from '@plaza/shared/operations'
import { type RemoteManifest, releaseId } from '@plaza/shared/remotes'
import { eq } from 'drizzle-orm'
import { registryRemotes, releases } from '../../data/schema/index'
import type { RegistryChange } from '../change'
import {
  checkRelease,
  documentFindings,
  type Finding,
  type ReleaseBundle,
  readFolder,
  releaseBundle,
  sha384,
  tryPages,
  withMeaning,
} from '../check/index'
import { readRenderingHost } from '../host-build'
import { folderOf } from '../published/files'
import { liveReleases, offeredContracts } from '../published/live'
import { placeUpload } from '../published/place'
import { readPublished } from '../published/read-published'
import { reportOf } from '../published/report'
import { refuseChange, refuseFindings } from '../refusals'
import type { ReleaseEnvironment } from './release-environment'

/** Parses the text of a remote.json; a rejection names every invalid field. */
export function readDocument(text: string): RemoteManifest {
  const given = releaseBundle('', new Map([['remote.json', Buffer.from(text)]]), new Map())
  const found = documentFindings(given)
  if (found.length > 0) throw refuseFindings('remote.json', found)
  return given.document
}

/**
 * Registers a release after every check has passed, whoever publishes it and wherever its files are. Publishing it
 * again changes nothing. `staged` is the folder of an upload, which becomes that of the release.
 */
export async function publish(
  { document: text, base }: ChangeBody<'publish'>,
  place: ReleaseEnvironment,
  staged?: string,
): Promise<RegistryChange> {
  const document = readDocument(text)
  if (!staged && base === undefined) await place.releaseFiles.fetch(document.name, releaseId(document))
  const given = staged
    ? await readFolder(document.name, staged)
    : await readPublished(place.environment, { document, text, base })
  const report = reportOf(given)
  const offered = offeredContracts(place.environment)
  const { attempt } = place.renderer
  const { found } = await tryPages(given, { host: readRenderingHost(place.environment), attempt })
  if (base === undefined) await share(given, found, place, staged)
  return async ({ tx, tables, now, who }) => {
    const { name: remote, version, build, needs, wants } = document
    const [release, digest] = [releaseId(document), sha384(text)]
    const all = await tx
      .select({ release: releases.release, digest: releases.digest, base: releases.base })
      .from(releases)
      .where(eq(releases.remote, remote))
    const known = all.find((row) => row.release === release)
    if (known && (known.digest !== digest || known.base !== (base ?? null))) throw refuseChange('otherText', release)
    const own = all.filter((row) => row !== known).map((row) => row.release)
    const others = await liveReleases(tx, tables, remote)
    // A registered release whose folder is gone gets another one, whose files nobody has checked.
    const folder = folderOf(place.environment.releasesDir, remote, release)
    if (!known || (staged && !existsSync(folder)))
      refuseErrors(given, found, { offered, releases: own, others, unknown: [] })
    if (staged) await placeStaged(staged, folder, { text, release })
    if (known) return null
    await tx.insert(registryRemotes).values({ name: remote }).onConflictDoNothing()
    await tx.insert(releases).values({
      ...{ remote, release, version, build, digest, document: text, base: base ?? null, needs, wants },
      ...{ publishedAt: now, publishedBy: who, report },
    })
    const built = report.provenance && { provenance: report.provenance }
    return { remote, detail: { release, digest, ...(base && { base }), ...built } }
  }
}

/** Gives all servers the files before the registry names them, unless the release will be refused. */
async function share(
  given: ReleaseBundle,
  found: readonly Finding[],
  { environment, releaseFiles }: ReleaseEnvironment,
  staged: string | undefined,
): Promise<void> {
  const { document } = given
  const own = checkRelease(given, { offered: offeredContracts(environment), releases: [], others: [], unknown: [] })
  if ([...own, ...found.map(withMeaning)].some(({ level }) => level === 'error')) return
  const release = releaseId(document)
  await releaseFiles.share(document.name, release, staged ?? folderOf(environment.releasesDir, document.name, release))
}

async function placeStaged(
  staged: string,
  folder: string,
  { text, release }: { text: string; release: string },
): Promise<void> {
  if (!(await placeUpload(staged, folder, text))) throw refuseChange('otherText', release)
}

function refuseErrors(
  given: ReleaseBundle,
  found: readonly Finding[],
  world: Parameters<typeof checkRelease>[1],
): void {
  const all = [...checkRelease(given, world), ...found.map(withMeaning)]
  const errors = all.filter(({ level }) => level === 'error')
  if (errors.length > 0)
    throw refuseFindings(
      `${given.document.name} ${releaseId(given.document)}`,
      errors.map(({ code, words, file }) => ({ code, words, ...(file !== undefined && { file }) })),
    )
}
