import type { PartyOrganisationKind } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../columns'

/** Party organisations of the town, as a tree. */
export const partyOrganisations = pgTable(
  'party_organisations',
  {
    id: id().primaryKey(),
    /** Null for those at the top. */
    parentId: id().references((): AnyPgColumn => partyOrganisations.id, { onDelete: 'cascade' }),
    sort: integer().notNull(),
    kind: text().$type<PartyOrganisationKind>().notNull(),
    name: text().notNull(),
    nameEn: text(),
    /** The office that heads it; no person is named. */
    secretary: text().notNull(),
    secretaryEn: text(),
    /** When the secretary receives visitors. */
    hours: text().notNull(),
    hoursEn: text(),
    members: integer().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    addressEn: text(),
    /** Of names and addresses (`domains/search/tokens`). */
    tokens: text().array().notNull(),
  },
  (t) => [
    index('party_organisations_top').on(t.sort, t.id).where(sql`${t.parentId} is null`),
    index('party_organisations_sort').on(t.sort, t.id),
    index('party_organisations_parent').on(t.parentId, t.sort, t.id),
    index('party_organisations_tokens').using('gin', t.tokens).with({ fastupdate: false }),
  ],
)
