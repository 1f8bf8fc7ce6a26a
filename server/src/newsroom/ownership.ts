import type { NewsroomKind } from '@plaza/shared/operations'
import { inArray } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { contents } from '../data/schema/index'
import { refuse } from '../transport/refusal'
import { kinds } from './kinds'
import { groupsOfType } from './references'

type ContentRow = Pick<typeof contents.$inferSelect, 'id' | 'type' | 'albumId' | 'ownerId' | 'hidden'>

const idsOfTracks = (document: unknown): string[] => {
  const { tracks } = (document ?? {}) as { tracks?: unknown }
  return Array.isArray(tracks) ? tracks.flatMap((track) => (track?.id === undefined ? [] : [String(track.id)])) : []
}

const isOfKind = (kind: NewsroomKind, { type, albumId }: ContentRow) =>
  groupsOfType[type] === kinds[kind].group && albumId === null

/** A track stays in its album; one that was taken out may come into another. */
const isFreeTrack = (album: string, { type, albumId, hidden }: ContentRow) =>
  groupsOfType[type] === 'audios' && albumId !== null && (albumId === album || hidden === 1)

/**
 * All contents share their ids. Refuses a document that would overwrite one of another kind, one that a person published,
 * or a track of another album; a new entry overwrites nothing.
 */
export async function refuseOverwriting(
  db: Executor,
  kind: NewsroomKind,
  { id, document, isNew }: { id: string; document: unknown; isNew: boolean },
): Promise<void> {
  if (!kinds[kind].previews) return
  const tracks = kind === 'album' ? idsOfTracks(document) : []
  const rows = await db
    .select({
      id: contents.id,
      type: contents.type,
      albumId: contents.albumId,
      ownerId: contents.ownerId,
      hidden: contents.hidden,
    })
    .from(contents)
    .where(inArray(contents.id, [id, ...tracks]))
  for (const row of rows) {
    const isOwn = row.id === id ? !isNew && isOfKind(kind, row) : isFreeTrack(id, row)
    if (row.ownerId !== null || !isOwn) throw refuse('repeated')
  }
}
