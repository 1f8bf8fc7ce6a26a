import {
  type Anchor,
  anchors as anchorEndpoints,
  type Organisation,
  type OrganisationKind,
  organisations as organisationEndpoints,
  type Page,
  type PresentedProgramme,
  type Speaker,
} from '@plaza/shared/api'
import { shiftDate, siteDate } from '@plaza/shared/format'
import { contentTypes } from '@plaza/shared/routes'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { anchors, channels, contents, organisations, programmes } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { ascending, type PageInput, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { selectContents, toContent } from '../contents/entity'
import { newestContents } from '../contents/lists'
import { isShown } from '../shown'
import { followedColumn, followersColumn } from '../social/follow-columns'
import { programmesOf } from './programmes'

/** Number of albums on an anchor's page; the content list has all. */
const ALBUMS = 50
const PROGRAMMES = 6

const tables = { anchor: anchors, organisation: organisations }
const sloganColumns = { anchor: anchors.title, organisation: organisations.slogan }

/** Anchors or organisations for lists, in the editors' order. */
export function selectSpeakers(db: Executor, userId: string | undefined, kind: 'anchor' | 'organisation', where?: SQL) {
  const table = tables[kind]
  const id = sql`${table.id}`
  return db
    .select({
      id: table.id,
      name: table.name,
      avatar: table.avatar,
      slogan: sloganColumns[kind],
      intro: table.intro,
      sort: table.sort,
      followers: followersColumn(kind, id),
      followed: followedColumn(userId, kind, id),
    })
    .from(table)
    .where(where)
    .orderBy(asc(table.sort), asc(table.id))
    .$dynamic()
}

type SpeakerRow = Awaited<ReturnType<typeof selectSpeakers>>[number]

const toSpeaker = ({ intro: _, sort: __, ...speaker }: SpeakerRow): Speaker => speaker

async function listSpeakers(
  context: Context,
  kind: 'anchor' | 'organisation',
  query: PageInput,
  where?: SQL,
): Promise<Page<Speaker>> {
  const { db, user } = context
  const { sort, id } = tables[kind]
  const { rows, next } = await pageOf(context, query, ascending(sort, id), (after) =>
    selectSpeakers(db, user?.id, kind, and(where, after)),
  )
  return { list: rows.map(toSpeaker), next }
}

async function readSpeaker({ db, user }: Context, kind: 'anchor' | 'organisation', id: string) {
  const [row] = await selectSpeakers(db, user?.id, kind, eq(tables[kind].id, id))
  if (!row) throw refuse('contentGone')
  return { ...toSpeaker(row), intro: row.intro }
}

async function readOrganisation(context: Context, id: string): Promise<Organisation> {
  const speaker = await readSpeaker(context, 'organisation', id)
  const [[{ kind } = { kind: 'media' as const }], [{ published } = { published: 0 }]] = await Promise.all([
    context.db.select({ kind: organisations.kind }).from(organisations).where(eq(organisations.id, id)),
    context.db
      .select({ published: sql<number>`count(*)::int` })
      .from(contents)
      .where(and(eq(contents.organisationId, id), isShown.content)),
  ])
  return { ...speaker, kind, contents: published }
}

/** Current and next broadcasts of an anchor, until the end of tomorrow. */
async function programmesBy(db: Executor, anchorId: string, now = new Date()): Promise<PresentedProgramme[]> {
  const rows = await db
    .select({
      slot: programmes,
      channel: { id: channels.id, name: channels.name, nameEn: channels.nameEn, type: channels.type },
    })
    .from(programmes)
    .innerJoin(channels, eq(channels.id, programmes.channelId))
    .where(eq(programmes.anchorId, anchorId))
  const today = siteDate(now.getTime())
  const days = [today, shiftDate(today, 1)]
  return rows
    .flatMap(({ slot, channel: { nameEn, ...channel } }) =>
      days.flatMap((date) =>
        programmesOf([slot], date).map((programme) => ({
          ...programme,
          channel: {
            ...channel,
            ...(nameEn && { name_en: nameEn }),
            type: channel.type as PresentedProgramme['channel']['type'],
          },
        })),
      ),
    )
    .filter(({ ends_at }) => new Date(ends_at) > now)
    .sort((one, other) => one.starts_at.localeCompare(other.starts_at))
    .slice(0, PROGRAMMES)
}

async function readAnchor(context: Context, id: string): Promise<Anchor> {
  const { db } = context
  const speaker = await readSpeaker(context, 'anchor', id)
  const [albums, presented] = await Promise.all([
    selectContents(db, and(eq(contents.anchorId, id), eq(contents.type, contentTypes.album)))
      .orderBy(sql`${contents.publishedAt} desc, ${contents.id} desc`)
      .limit(ALBUMS),
    programmesBy(db, id),
  ])
  return { ...speaker, albums: albums.map(toContent), programmes: presented }
}

const ofTypes = (types: string | undefined): SQL | undefined =>
  types === undefined ? undefined : inArray(contents.type, types.split(',').map(Number))

/** Must match the condition of the index `contents_anchor_alone`. */
const standingAlone = sql`${contents.albumId} is null and ${contents.type} <> 2`

const ofKind = (kind: OrganisationKind | undefined) => kind && eq(organisations.kind, kind)

export const speakerHandlers = [
  handle(organisationEndpoints.list, ({ query = {} }, context) =>
    listSpeakers(context, 'organisation', query, ofKind(query.kind)),
  ),
  handle(organisationEndpoints.detail, ({ params }, context) => readOrganisation(context, params.id)),
  handle(organisationEndpoints.contents, ({ params, query = {} }, context) =>
    newestContents(context, query, and(eq(contents.organisationId, params.id), ofTypes(query.type))),
  ),
  handle(anchorEndpoints.list, ({ query = {} }, context) => listSpeakers(context, 'anchor', query)),
  handle(anchorEndpoints.detail, ({ params }, context) => readAnchor(context, params.id)),
  // Tracks inside albums are listed only if audios are requested.
  handle(anchorEndpoints.contents, ({ params, query = {} }, context) =>
    newestContents(
      context,
      query,
      and(eq(contents.anchorId, params.id), query.type ? ofTypes(query.type) : standingAlone),
    ),
  ),
]
