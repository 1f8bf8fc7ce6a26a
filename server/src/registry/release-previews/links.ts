import { randomBytes } from 'node:crypto'
import type { EndReleasePreviewBody, ReleasePreviewBody, ReleasePreviewLink } from '@plaza/shared/operations'
import { OVERRIDE_QUERY, RemoteManifestSchema } from '@plaza/shared/remotes'
import dayjs from 'dayjs'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { noteEvent } from '../../data/events'
import { registryLog, releasePreviews } from '../../data/schema/index'
import type { Deps } from '../../transport/context'
import { releaseNamed } from '../changes/promote'
import type { LogAuthor } from '../operations/rights/caller'
import { refuseChange } from '../refusals'
import { currentRegistry } from '../registry'
import { firstPageOf } from './first-page'
import { previewToken } from './token'

const ID_BYTES = 6

type PreviewDeps = Pick<Deps, 'db' | 'secret' | 'registry'>
type PreviewRow = typeof releasePreviews.$inferSelect

/** Who asks, and the origin that links begin with. */
interface Asker extends LogAuthor {
  origin: string
}

/**
 * Creates a link that shows a published release to whoever opens it, whatever the rules say, until it expires or is
 * ended. Logged.
 */
export async function previewRelease(
  deps: PreviewDeps,
  { who, owner, origin }: Asker,
  { remote, release, path: asked, hours, why }: v.InferOutput<typeof ReleasePreviewBody>,
): Promise<ReleasePreviewLink> {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const until = dayjs().add(hours, 'hour').toDate()
  const { serial } = await currentRegistry(deps)
  return deps.db.transaction(async (tx) => {
    const { release: found, document } = await releaseNamed(tx, remote, release)
    const path = asked ?? firstPageOf(v.parse(RemoteManifestSchema, JSON.parse(document)))
    const [row] = await tx
      .insert(releasePreviews)
      .values({ id, remote, release: found, path, until, createdBy: who })
      .returning()
    if (!row) throw refuseChange('unknownRelease', remote, release)
    const detail = { link: id, release: found, until: until.getTime() }
    await tx.insert(registryLog).values({ serial, who, owner, action: 'preview-release', remote, why, detail })
    return linkOf(deps, origin, row)
  })
}

/** Ends a link early: open pages of its holders leave the release within seconds. Logged. */
export async function endReleasePreview(
  deps: PreviewDeps,
  { who, owner, origin }: Asker,
  { link, why }: v.InferOutput<typeof EndReleasePreviewBody>,
): Promise<ReleasePreviewLink> {
  const { serial } = await currentRegistry(deps)
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(releasePreviews)
      .set({ endedAt: new Date() })
      .where(and(eq(releasePreviews.id, link), isActive()))
      .returning()
    if (!row) throw refuseChange('unknownPreview', link)
    const { remote, release } = row
    const detail = { link, release }
    await tx.insert(registryLog).values({ serial, who, owner, action: 'end-release-preview', remote, why, detail })
    // Open pages of the link ask for themselves.
    await noteEvent(tx, 'registry')
    return linkOf(deps, origin, row)
  })
}

/** The active links, those that expire first at the top. */
export async function listReleasePreviews(
  deps: Pick<PreviewDeps, 'db' | 'secret'>,
  origin: string,
): Promise<ReleasePreviewLink[]> {
  const rows = await deps.db.select().from(releasePreviews).where(isActive()).orderBy(asc(releasePreviews.until))
  return rows.map((row) => linkOf(deps, origin, row))
}

const isActive = () => and(isNull(releasePreviews.endedAt), gt(releasePreviews.until, new Date()))

function linkOf(
  { secret }: Pick<PreviewDeps, 'secret'>,
  origin: string,
  { id, remote, release, path, until, createdBy, createdAt }: PreviewRow,
): ReleasePreviewLink {
  const address = new URL(path, origin)
  address.searchParams.set(OVERRIDE_QUERY, previewToken(secret, id))
  return {
    ...{ id, remote, release, path, createdBy },
    address: address.href,
    until: until.getTime(),
    createdAt: createdAt.getTime(),
  }
}
