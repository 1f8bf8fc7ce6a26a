import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'

export type StoredRole = 'volunteer' | 'team-manager' | 'reviewer' | 'operator'

export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    phone: text(),
    /** When another phone took the place of one; written by a trigger. */
    phoneChangedAt: moment(),
    nickname: text().notNull(),
    avatar: text(),
    /** Introduction on the public page. */
    intro: text().notNull().default(''),
    /** Set apart from citizens: a newsroom's or an office's account, or a presenter. */
    badge: text().$type<'official' | 'anchor'>(),
    district: text().notNull().default(''),
    passwordHash: text(),
    /** Encrypted, as the identity number below: `domains/account/identity`. */
    realName: text().notNull().default(''),
    identityCard: text().notNull().default(''),
    verified: smallint().notNull().default(0),
    sex: smallint().notNull().default(0),
    birthdate: text(),
    homeAddress: text().notNull().default(''),
    /** A reviewer took the profile away: the next one waits for a review. */
    profileNeedsReview: boolean().notNull().default(false),
    roles: jsonb().$type<StoredRole[]>().notNull().default([]),
    referredBy: id(),
    /** Version of the agreements that the user accepted last, and when. */
    agreedVersion: text(),
    agreedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    /** When its owner's closing took place: from then on the row stands for a nameless author. */
    closedAt: moment(),
  },
  (t) => [uniqueIndex('users_phone').on(t.phone).where(sql`${t.phone} is not null`)],
)

/** A user's changed profile that waits for a review or was refused; the published one is in `users`. */
export const profileDrafts = pgTable(
  'profile_drafts',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** null: not changed. */
    nickname: text(),
    avatar: text(),
    intro: text(),
    state: text().$type<'pending' | 'refused'>().notNull(),
    refusal: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('profile_drafts_user').on(t.userId)],
)

/** Counts for the account page and the public page, maintained by triggers on the counted tables. */
export const personCounts = pgTable('person_counts', {
  userId: id()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  collections: integer().notNull().default(0),
  histories: integer().notNull().default(0),
  follows: integer().notNull().default(0),
  subscriptions: integer().notNull().default(0),
  comments: integer().notNull().default(0),
  /** People followed. */
  following: integer().notNull().default(0),
  /** Posts that everybody sees. */
  posts: integer().notNull().default(0),
})

/** A user's WeChat identity. */
export const wechatIdentities = pgTable(
  'wechat_identities',
  {
    openId: text().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('wechat_identities_user').on(t.userId)],
)

export type EndReason = 'logged-out' | 'replaced' | 'revoked'

/** Logins per device; tokens are stored only as hashes. */
export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    tokenHash: text().notNull().unique(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that this one was handed over from; it ends with it. */
    parentId: id(),
    device: text().notNull(),
    /** The network of the login, shortened as `networkLabel` does; empty if it is not known. */
    network: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    seenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    endReason: text().$type<EndReason>(),
  },
  (t) => [index('sessions_user').on(t.userId, t.seenAt), index('sessions_parent').on(t.parentId)],
)

/** Codes sent to phones, stored as keyed hashes. */
export const captchas = pgTable(
  'captchas',
  {
    phone: text().notNull(),
    /** Purpose of the code; the owner's code is stored next to the strangers' one, as `login:owner`. */
    purpose: text().notNull(),
    codeHash: text().notNull(),
    /** Wrong guesses from the network that requested the code… */
    wrong: integer().notNull().default(0),
    /** …from other networks: strangers' guesses do not void it for the requester… */
    wrongElsewhere: integer().notNull().default(0),
    /** …and by the phone's presumed owner, for whom nobody else's guesses void it. */
    wrongByOwner: integer().notNull().default(0),
    /** Keyed hash of the network that requested the code. */
    askedFrom: text().notNull().default(''),
    expiresAt: moment().notNull(),
    spentAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.phone, t.purpose] })],
)

/** Codes that are exchanged once: tickets of events, logins of another own site, of the embedded WeChat. */
export const oneTimeCodes = pgTable('one_time_codes', {
  codeHash: text().primaryKey(),
  kind: text().notNull(),
  payload: jsonb().$type<Record<string, string>>().notNull(),
  expiresAt: moment().notNull(),
})

/** Counters per fixed time window, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), startedAt: moment().notNull(), count: integer().notNull() },
  (t) => [index('rate_limits_started').on(t.startedAt)],
)

/** Networks and devices from which an account was logged in to, as keyed hashes. */
export const knownPlaces = pgTable(
  'known_places',
  { account: text().notNull(), place: text().notNull(), seenAt: moment().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.account, t.place] })],
)

/** Messages of the `inbox` SMS adapter. */
export const smsInbox = pgTable(
  'sms_inbox',
  { id: id().primaryKey(), phone: text().notNull(), text: text().notNull(), code: text(), sentAt: moment().notNull() },
  (t) => [index('sms_inbox_phone').on(t.phone, t.sentAt)],
)
