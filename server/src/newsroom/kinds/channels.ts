import { Count } from '@plaza/shared/api'
import { and, eq, notInArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { Executor } from '../../data/database'
import { anchors, categories, channels, followCounts, organisations, programmes } from '../../data/schema/index'
import { addressOfChannel } from '../../domains/page-addresses'
import { categoryId } from '../../seed/articles'
import { anchorRows, channelRows, organisationRows, programmeRows } from '../../seed/channels'
import type { Demo } from '../../seed/demo/read'
import { anchorOf, channelOf, organisationOf } from '../../seed/demo/schemas/people'
import { Category } from '../../seed/demo/schemas/site'
import { deleteFrom, putLast, putRow } from '../rows'
import type { ContentKind, KindIn } from './kind'

const uncounted = { followers: v.optional(Count, 0) }
/** A stream of the server's own, or an address. */
const Stream = v.pipe(v.string(), v.regex(/^([\w-]+|\/media\/\S+|https:\/\/\S+)$/, 'A name or an https address'))

async function countFollowers(db: Executor, kind: 'organisation' | 'anchor' | 'channel', targetId: string) {
  await db.insert(followCounts).values({ kind, targetId, followers: 0 }).onConflictDoNothing()
}

async function showOrganisation(db: Executor, demo: Demo): Promise<void> {
  for (const row of organisationRows(demo)) {
    await putLast(db, organisations, row)
    await countFollowers(db, 'organisation', row.id)
  }
}

async function showAnchor(db: Executor, demo: Demo, id: string): Promise<void> {
  for (const row of anchorRows(demo).filter((one) => one.id === id)) {
    await putLast(db, anchors, row, ['sort', 'channelId'])
    await countFollowers(db, 'anchor', row.id)
  }
}

async function showChannel(db: Executor, demo: Demo): Promise<void> {
  const [channel] = demo.channels
  const [row] = channelRows(demo)
  if (!channel || !row) return
  await putLast(db, channels, { ...row, likes: 0 })
  const rows = programmeRows(demo, channel)
  // Slots that stay keep their rows: people are reminded of them.
  const ids = rows.map(({ id }) => id)
  await db.delete(programmes).where(and(eq(programmes.channelId, row.id), notInArray(programmes.id, ids)))
  for (const slot of rows) await putRow(db, programmes, slot, [])
  await countFollowers(db, 'channel', row.id)
}

async function showCategory(db: Executor, demo: Demo, id: string): Promise<void> {
  const category = demo.categories.find((one) => one.id === id)
  if (!category) return
  const { parent, name, nameEn } = category
  const parentId = parent === undefined ? null : categoryId(demo, parent)
  await putLast(db, categories, { id, name, nameEn, parentId })
}

const idIn = (document: Record<string, unknown>) => String(document.id)

/** Channels, those who speak on them, and the categories of the contents. */
export const channelKinds = {
  channel: {
    group: 'channels',
    id: 'number',
    schema: (refs) =>
      v.strictObject({
        ...channelOf(refs).entries,
        ...uncounted,
        type: v.picklist([1, 4]),
        hls: Stream,
      }),
    show: showChannel,
    hide: deleteFrom(channels),
    address: (document) => addressOfChannel({ id: idIn(document), type: Number(document.type) }),
  },
  organisation: {
    group: 'organisations',
    id: 'number',
    schema: (refs) => v.strictObject({ ...organisationOf(refs).entries, ...uncounted }),
    show: showOrganisation,
    hide: deleteFrom(organisations),
    address: (document) => `/orgs/${idIn(document)}`,
  },
  anchor: {
    group: 'anchors',
    id: 'number',
    schema: (refs) => v.strictObject({ ...anchorOf(refs).entries, ...uncounted }),
    show: (db, demo) => showAnchor(db, demo, String(demo.anchors.at(-1)?.id)),
    hide: deleteFrom(anchors),
    address: (document) => `/anchors/${idIn(document)}`,
  },
  category: {
    group: 'categories',
    id: 'text',
    schema: () => Category,
    show: (db, demo) => showCategory(db, demo, String(demo.categories.at(-1)?.id)),
    hide: deleteFrom(categories),
    address: (document) => `/cates/${idIn(document)}`,
  },
} satisfies Record<KindIn<'channels'>, ContentKind>
