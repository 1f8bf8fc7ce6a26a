import type { WishKind, WishSize, WishState } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { teams } from '../activities'
import { id, moment } from '../columns'
import type { PostImage } from '../community/circles'
import { users } from '../people'

export const wishes = pgTable(
  'wishes',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    size: text().$type<WishSize>().notNull(),
    title: text().notNull(),
    titleEn: text(),
    content: text().notNull(),
    contentEn: text(),
    images: jsonb().$type<PostImage[]>().notNull().default([]),
    kind: text().$type<WishKind>().notNull(),
    district: text().notNull(),
    state: text().$type<WishState>().notNull().default('open'),
    /** Whether others see it. */
    review: text().$type<'pending' | 'shown' | 'refused'>().notNull(),
    refusal: text(),
    /** Who claims it, or made it come true. */
    claimantId: id().references(() => users.id, { onDelete: 'set null' }),
    claimedAt: moment(),
    /** The team that its owner would like. */
    teamId: id().references(() => teams.id, { onDelete: 'set null' }),
    /** When the claim is given back unless it is finished before. */
    dueAt: moment(),
    remindedAt: moment(),
    finishedAt: moment(),
    thanks: text(),
    likes: integer().notNull().default(0),
    /** Idempotency key, generated once per draft by the client. */
    publishKey: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('wishes_newest')
      .on(t.size, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.review} = 'shown'`),
    index('wishes_state')
      .on(t.size, t.state, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.review} = 'shown'`),
    index('wishes_kind')
      .on(t.size, t.kind, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.review} = 'shown'`),
    index('wishes_open').on(t.createdAt, t.id).where(sql`${t.state} = 'open' and ${t.review} = 'shown'`),
    index('wishes_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('wishes_claimant').on(t.claimantId, t.claimedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('wishes_team').on(t.teamId).where(sql`${t.teamId} is not null`),
    index('wishes_published').on(t.createdAt),
    index('wishes_due').on(t.dueAt).where(sql`${t.state} = 'claimed'`),
    index('wishes_unreminded').on(t.dueAt).where(sql`${t.state} = 'claimed' and ${t.remindedAt} is null`),
    uniqueIndex('wishes_publish_key').on(t.userId, t.publishKey),
  ],
)

/** How a claim ended: by its claimant, by the owner of the wish, by its time, or by a wish that came true. */
export type ClaimOutcome = 'given-back' | 'ended' | 'expired' | 'finished'

/** Every claim of a wish, now and before. At most one of a wish is open. */
export const wishClaims = pgTable(
  'wish_claims',
  {
    id: id().primaryKey(),
    wishId: id()
      .notNull()
      .references(() => wishes.id, { onDelete: 'cascade' }),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    claimedAt: moment().notNull().defaultNow(),
    endedAt: moment(),
    outcome: text().$type<ClaimOutcome>(),
  },
  (t) => [
    index('wish_claims_newest').on(t.wishId, t.claimedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('wish_claims_claimed').on(t.claimedAt),
    index('wish_claims_ended').on(t.endedAt),
    index('wish_claims_user').on(t.userId, t.claimedAt),
    uniqueIndex('wish_claims_open').on(t.wishId).where(sql`${t.endedAt} is null`),
  ],
)
