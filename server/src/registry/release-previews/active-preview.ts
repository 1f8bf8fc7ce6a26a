import type { ReleasePreview, SignedText } from '@plaza/shared/remotes'
import { and, eq } from 'drizzle-orm'
import { releasePreviews, releases } from '../../data/schema/index'
import type { Deps } from '../../transport/context'
import { releaseOf } from '../document'

/** A preview that this visitor opened, as its page carries it. */
export interface ActivePreview {
  preview: ReleasePreview
  signed: SignedText
}

/** The preview of a link; null if it has expired or was ended. */
export async function activePreview(
  { db, registry }: Pick<Deps, 'db' | 'registry'>,
  id: string,
): Promise<ActivePreview | null> {
  const [found] = await db
    .select({
      ...{ remote: releasePreviews.remote, release: releasePreviews.release },
      ...{ until: releasePreviews.until, endedAt: releasePreviews.endedAt },
      ...{ digest: releases.digest, base: releases.base, needs: releases.needs, wants: releases.wants },
    })
    .from(releasePreviews)
    .innerJoin(
      releases,
      and(eq(releases.remote, releasePreviews.remote), eq(releases.release, releasePreviews.release)),
    )
    .where(eq(releasePreviews.id, id))
  if (!found || found.endedAt !== null || found.until.getTime() <= Date.now()) return null
  const { remote, release, until } = found
  const preview: ReleasePreview = { preview: id, remote, release, entry: releaseOf(found), expires: until.getTime() }
  return { preview, signed: registry.keys.sign(JSON.stringify(preview)) }
}
