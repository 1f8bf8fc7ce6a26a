import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'

export type StoredRole = 'volunteer' | 'team-manager' | 'reviewer' | 'operator'

export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    phone: text(),
    nickname: text().notNull(),
    avatar: text(),
    district: text().notNull().default(''),
    passwordHash: text(),
    realName: text().notNull().default(''),
    identityCard: text().notNull().default(''),
    verified: smallint().notNull().default(0),
    sex: smallint().notNull().default(0),
    birthdate: text(),
    homeAddress: text().notNull().default(''),
    roles: jsonb().$type<StoredRole[]>().notNull().default([]),
    referredBy: id(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('users_phone').on(t.phone).where(sql`${t.phone} is not null`)],
)

/** What the own page counts, kept by triggers of the tables that are counted. */
export const personCounts = pgTable('person_counts', {
  userId: id()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  collections: integer().notNull().default(0),
  histories: integer().notNull().default(0),
  follows: integer().notNull().default(0),
  subscriptions: integer().notNull().default(0),
  comments: integer().notNull().default(0),
})

/** A person's identity at WeChat. */
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

/** A login of one device; the token itself is never kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    tokenHash: text().notNull().unique(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that was handed over to make this one; it ends with it. */
    parentId: id(),
    device: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    seenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    endReason: text().$type<EndReason>(),
  },
  (t) => [index('sessions_user').on(t.userId, t.seenAt), index('sessions_parent').on(t.parentId)],
)

/** Codes sent to phones, as keyed hashes. */
export const captchas = pgTable(
  'captchas',
  {
    phone: text().notNull(),
    /** What it opens; one that the phone's owner asked for stands beside that of strangers, as `login:owner`. */
    purpose: text().notNull(),
    codeHash: text().notNull(),
    /** Wrong guesses from where the code was asked for… */
    wrong: integer().notNull().default(0),
    /** …from anywhere else: a stranger's guesses do not void it for the one who asked… */
    wrongElsewhere: integer().notNull().default(0),
    /** …and of the phone's owner, as far as can be told: nobody else's void it there. */
    wrongByOwner: integer().notNull().default(0),
    /** Keyed hash of the network that asked for the code. */
    askedFrom: text().notNull().default(''),
    expiresAt: moment().notNull(),
    spentAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.phone, t.purpose] })],
)

/** Codes that are traded once: WeChat logins of the embedded adapter. */
export const oneTimeCodes = pgTable('one_time_codes', {
  codeHash: text().primaryKey(),
  kind: text().notNull(),
  payload: jsonb().$type<Record<string, string>>().notNull(),
  expiresAt: moment().notNull(),
})

/** Fixed windows that every process sees. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), startedAt: moment().notNull(), count: integer().notNull() },
  (t) => [index('rate_limits_started').on(t.startedAt)],
)

/** From where an account was logged in to, as a keyed hash of the network. */
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
