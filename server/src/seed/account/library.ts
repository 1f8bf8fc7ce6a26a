import type { Executor } from '../../data/database'
import { addresses, collections, follows, histories } from '../../data/schema/index'
import { namesOf, readRegions } from '../../domains/account/address-book/regions'
import type { Demo } from '../demo/read'
import { insertRows } from '../insert'
import { resolvePast } from '../moments'

const followRows = ({ library }: Demo, at: Date) =>
  library.flatMap(({ person, follows: followed }) =>
    followed.map(({ kind, id, since, opened }) => ({
      ...{ kind, targetId: String(id), userId: String(person) },
      createdAt: resolvePast(since, at),
      seenAt: opened ? resolvePast(opened, at) : null,
    })),
  )

const collectionRows = ({ library }: Demo, now: Date) =>
  library.flatMap(({ person, collected }) =>
    collected.map(({ content, at }) => ({
      ...{ userId: String(person), contentId: String(content) },
      createdAt: resolvePast(at, now),
    })),
  )

const historyRows = ({ library }: Demo, now: Date) =>
  library.flatMap(({ person, opened }) =>
    opened.map(({ content, at, seconds = null }) => ({
      ...{ userId: String(person), contentId: String(content), seconds },
      viewedAt: resolvePast(at, now),
    })),
  )

/** What the demo's people follow, collected and opened, and their address books; after the site, which has the regions. */
export async function seedLibrary(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(db, follows, followRows(demo, at))
  await insertRows(db, collections, collectionRows(demo, at))
  await insertRows(db, histories, historyRows(demo, at))
  const regions = await readRegions(db)
  const rows = demo.library.flatMap(({ person, addresses: book }) =>
    book.map(({ region, ...fields }, index) => {
      const names = namesOf(regions, region)
      if (!names) throw new Error(`library.yaml: ${region} is no region`)
      const id = `${person}-${index + 1}`
      const createdAt = new Date(at.getTime() - index * 1000)
      return { ...fields, id, userId: String(person), region, district: names.join(' '), createdAt }
    }),
  )
  await insertRows(db, addresses, rows)
}
