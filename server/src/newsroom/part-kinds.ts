import { liveExtensions } from '@plaza/shared/extensions'
import type { PartKind } from '@plaza/shared/operations'
import type { RemoteManifest } from '@plaza/shared/remotes'
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { releaseRules, releases } from '../data/schema/index'

/** Kinds of cards that the releases of all rules draw on configured pages, each once. */
export async function livePartKinds(db: Executor): Promise<PartKind[]> {
  const rows = await db
    .selectDistinct({ remote: releases.remote, release: releases.release, document: releases.document })
    .from(releaseRules)
    .innerJoin(releases, and(eq(releases.remote, releaseRules.remote), eq(releases.release, releaseRules.release)))
  const described = rows.map(({ remote, release, document }) => {
    const { extensions } = JSON.parse(document) as RemoteManifest
    return { remote, release, extensions }
  })
  const items = liveExtensions(described)['page.card'] ?? []
  const byKind = new Map(items.map(({ kind, label, owner }) => [kind, { kind, label, owner }]))
  return [...byKind.values()]
}
