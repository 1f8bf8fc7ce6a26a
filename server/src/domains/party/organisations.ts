import {
  partyOrganisations as endpoints,
  type InputOf,
  type PartyOrganisation,
  type PartyOrganisationSummary,
} from '@plaza/shared/api'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { partyOrganisations } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { ascending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { pageByWords } from '../search/by-words'
import { titleTokens } from '../search/tokens'

type ListQuery = NonNullable<InputOf<typeof endpoints.list>['query']>

const inOrder = ascending(partyOrganisations.sort, partyOrganisations.id)
/** Deeper trees are cut, so that a row which stands above itself ends no request. */
const MAX_LEVELS = 8

/** Tokens by which an organisation is found: those of its names and addresses. */
export const partyTokens = ({
  name,
  nameEn,
  address,
  addressEn,
}: Pick<typeof partyOrganisations.$inferInsert, 'name' | 'nameEn' | 'address' | 'addressEn'>): string[] =>
  titleTokens([name, nameEn, address, addressEn].filter(Boolean).join(' '))

const columns = {
  ...getTableColumns(partyOrganisations),
  below: sql<number>`(select count(*)::int from party_organisations b where b.parent_id = ${partyOrganisations}.id)`,
}
type OrganisationRow = typeof partyOrganisations.$inferSelect & { below: number }

const toSummary = ({ id, name, nameEn, kind, members, below }: OrganisationRow): PartyOrganisationSummary => ({
  id,
  name,
  ...(nameEn && { name_en: nameEn }),
  kind,
  members,
  below,
})

async function listOrganisations(context: Context, { parent_id, q, ...query }: ListQuery) {
  const page = (where = parent_id ? eq(partyOrganisations.parentId, parent_id) : isNull(partyOrganisations.parentId)) =>
    pageOf(context, query, inOrder, (after) =>
      context.db.select(columns).from(partyOrganisations).where(and(where, after)),
    )
  const { rows, next } = q ? await pageByWords(partyOrganisations.tokens, q, page) : await page()
  return { list: rows.map(toSummary), next }
}

/** Those above an organisation, the top first. */
async function pathTo(db: Executor, parent: string | null): Promise<PartyOrganisation['path']> {
  const { rows } = await db.execute<{ id: string; name: string; name_en: string | null }>(sql`
    with recursive above as (
      select id, parent_id, name, name_en, 1 as level from party_organisations where id = ${parent}
      union all
      select p.id, p.parent_id, p.name, p.name_en, level + 1
      from party_organisations p join above on p.id = above.parent_id where level < ${MAX_LEVELS}
    ) select id, name, name_en from above order by level desc`)
  return rows.map(({ id, name, name_en }) => ({ id, name, ...(name_en && { name_en }) }))
}

async function readOrganisation(db: Executor, id: string): Promise<PartyOrganisation> {
  const [row] = await db.select(columns).from(partyOrganisations).where(eq(partyOrganisations.id, id))
  if (!row) throw refuse('contentGone')
  return {
    ...toSummary(row),
    secretary: row.secretary,
    ...(row.secretaryEn && { secretary_en: row.secretaryEn }),
    hours: row.hours,
    ...(row.hoursEn && { hours_en: row.hoursEn }),
    phone: row.phone,
    address: row.address,
    ...(row.addressEn && { address_en: row.addressEn }),
    path: await pathTo(db, row.parentId),
  }
}

export const partyHandlers = [
  handle(endpoints.list, ({ query = {} }, context) => listOrganisations(context, query)),
  handle(endpoints.detail, ({ params }, { db }) => readOrganisation(db, params.id)),
]
