import type { ChangeBody } from '@plaza/shared/operations'
import { type RemoteDocument, RemoteDocumentSchema, releaseId } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { registryRemotes, releases } from '../../data/schema/index'
import type { Changing, Done } from '../change'
import { refuseConflicts } from '../published/conflicts'
import { checkFiles, folderOf, sha384 } from '../published/files'
import { refuseChange } from '../refusals'

/** Reads the text of a remote.json; refuses what the registry does not take, with the first place that is wrong. */
export function readDocument(text: string): RemoteDocument {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuseChange('notDocument', 'JSON')
  }
  const read = v.safeParse(RemoteDocumentSchema, value, { abortEarly: true })
  if (read.success) return read.output as unknown as RemoteDocument
  const [issue] = read.issues
  throw refuseChange('notDocument', [v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
}

/** Makes a release known; the same one once more is no change. */
export async function publish(
  { tx, tables, now, who }: Changing,
  { document: text, base }: ChangeBody<'publish'>,
  releasesDir: string,
): Promise<Done | null> {
  const document = readDocument(text)
  const { name: remote, version, build, needs, wants } = document
  const release = releaseId(document)
  const digest = sha384(text)
  const known = tables.releases.find((row) => row.remote === remote && row.release === release)
  if (known && (known.digest !== digest || known.base !== (base ?? null))) throw refuseChange('otherText', release)
  if (known) return null
  if (base === undefined) await checkFiles(folderOf(releasesDir, remote, release), text, document)
  await refuseConflicts(tx, tables, { remote, release, routes: document.routes })
  await tx.insert(registryRemotes).values({ name: remote }).onConflictDoNothing()
  await tx.insert(releases).values({
    ...{ remote, release, version, build, digest, document: text, base: base ?? null, needs, wants },
    ...{ publishedAt: now, publishedBy: who },
  })
  return { remote, detail: { release, digest, ...(base && { base }) } }
}
