import type { CommentTarget, FollowKind, LikeTarget } from '@plaza/shared/api'
import { isNotNull, isNull, sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { channels, programmes } from './channels'
import { id, moment } from './columns'
import type { StoredMention } from './community/circles'
import { users } from './people'

const person = () =>
  id()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const comments = pgTable(
  'comments',
  {
    id: id().primaryKey(),
    target: text().$type<CommentTarget>().notNull(),
    targetId: id().notNull(),
    /** The comment that this reply belongs to; null for a comment. */
    rootId: id(),
    replyToName: text(),
    /** User whose comment a reply answers, who is told of it. */
    answeredId: id(),
    userId: person(),
    content: text().notNull(),
    mentions: jsonb().$type<StoredMention[]>().notNull().default([]),
    district: text().notNull().default(''),
    likes: integer().notNull().default(0),
    replyCount: integer().notNull().default(0),
    /** Rank of a comment: a reply counts as two likes. */
    heat: integer().generatedAlwaysAs(sql`likes + 2 * reply_count`),
    state: text().$type<'shown' | 'pending' | 'refused'>().notNull().default('shown'),
    refusal: text(),
    /** Idempotency key, generated once per comment by the client. */
    publishKey: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    // A partial index, because with `root_id` as a column it could not serve the list's order.
    index('comments_target')
      .on(t.target, t.targetId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(isNull(t.rootId)),
    index('comments_hot')
      .on(t.target, t.targetId, t.heat.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(isNull(t.rootId)),
    index('comments_root').on(t.rootId, t.createdAt, t.id),
    index('comments_user').on(t.userId, t.createdAt),
    // To make the name in answers to a person nameless.
    index('comments_answered').on(t.answeredId).where(isNotNull(t.answeredId)),
    uniqueIndex('comments_publish_key').on(t.userId, t.publishKey),
  ],
)

/**
 * Comments that their author deleted, for as long as the deletion can be undone: one row for each deletion, with the
 * comment and its replies. Nothing else reads them.
 */
export const removedComments = pgTable(
  'removed_comments',
  {
    id: id().primaryKey(),
    userId: person(),
    rows: jsonb().$type<Record<string, unknown>[]>().notNull(),
    removedAt: moment().notNull().defaultNow(),
  },
  (t) => [index('removed_comments_oldest').on(t.removedAt)],
)

export const likes = pgTable(
  'likes',
  {
    target: text().$type<LikeTarget>().notNull(),
    targetId: id().notNull(),
    userId: person(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    // By person first, to find out which things of a list somebody likes.
    primaryKey({ columns: [t.userId, t.target, t.targetId] }),
    index('likes_newest').on(t.target, t.targetId, t.createdAt.desc().nullsFirst(), t.userId.desc().nullsFirst()),
  ],
)

export const collections = pgTable(
  'collections',
  { userId: person(), contentId: id().notNull(), createdAt: moment().notNull().defaultNow() },
  (t) => [
    primaryKey({ columns: [t.userId, t.contentId] }),
    index('collections_newest').on(t.userId, t.createdAt.desc().nullsFirst(), t.contentId.desc().nullsFirst()),
  ],
)

/** Playlists that people saved from the player. */
export const playlists = pgTable(
  'playlists',
  {
    id: id().primaryKey(),
    userId: person(),
    name: text().notNull(),
    /** Audios in their order; those that are gone are left out when it is read. */
    contentIds: jsonb().$type<string[]>().notNull(),
    publishKey: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('playlists_newest').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('playlists_publish_key').on(t.userId, t.publishKey),
  ],
)

/** Who hears or watches the stream of a channel, and when they last said so. */
export const channelListeners = pgTable(
  'channel_listeners',
  {
    channelId: id()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** Keyed hash of the user, or of a guest's device. */
    listener: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.listener] }), index('channel_listeners_at').on(t.channelId, t.at)],
)

/** Broadcasts of which people will be reminded; a row is deleted when its message is sent. */
export const programmeReminders = pgTable(
  'programme_reminders',
  {
    userId: person(),
    programmeId: id()
      .notNull()
      .references(() => programmes.id, { onDelete: 'cascade' }),
    startsAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.programmeId, t.startsAt] }),
    index('programme_reminders_due').on(t.startsAt),
    index('programme_reminders_programme').on(t.programmeId),
  ],
)

/** Follows: includes membership of circles and subscriptions of albums. */
export const follows = pgTable(
  'follows',
  {
    kind: text().$type<FollowKind>().notNull(),
    targetId: id().notNull(),
    userId: person(),
    createdAt: moment().notNull().defaultNow(),
    /** When the user last opened a subscribed album; what came later is new. */
    seenAt: moment(),
    /** Own list in which it stands (docs/decisions/0230). */
    shelf: text()
      .$type<'subscriptions' | 'follows'>()
      .notNull()
      .generatedAlwaysAs(sql`case when kind in ('album', 'channel') then 'subscriptions' else 'follows' end`),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.targetId] }),
    index('follows_target').on(t.kind, t.targetId, t.createdAt.desc().nullsFirst()),
    index('follows_newest').on(t.userId, t.kind, t.createdAt.desc().nullsFirst(), t.targetId.desc().nullsFirst()),
    index('follows_shelf').on(
      t.userId,
      t.shelf,
      t.createdAt.desc().nullsFirst(),
      t.kind.desc().nullsFirst(),
      t.targetId.desc().nullsFirst(),
    ),
  ],
)

/** List from which a user removed rows. */
export type Shelf = 'collections' | 'follows' | 'histories'

/** Rows that a user removed from own lists, for as long as that can be undone; several rows may have one key. */
export const removedMarks = pgTable(
  'removed_marks',
  {
    id: id().primaryKey(),
    userId: person(),
    /** Generated by the client for each removal. */
    undoKey: text().notNull(),
    shelf: text().$type<Shelf>().notNull(),
    rows: jsonb().$type<Record<string, unknown>[]>().notNull(),
    removedAt: moment().notNull().defaultNow(),
  },
  (t) => [index('removed_marks_key').on(t.userId, t.undoKey), index('removed_marks_oldest').on(t.removedAt)],
)

/** Who reads nothing more of whom. */
export const blocks = pgTable(
  'blocks',
  { userId: person(), blockedId: person(), createdAt: moment().notNull().defaultNow() },
  (t) => [
    primaryKey({ columns: [t.userId, t.blockedId] }),
    index('blocks_newest').on(t.userId, t.createdAt.desc().nullsFirst(), t.blockedId.desc().nullsFirst()),
    index('blocks_blocked').on(t.blockedId, t.userId),
  ],
)

export const followCounts = pgTable(
  'follow_counts',
  {
    kind: text().$type<FollowKind>().notNull(),
    targetId: id().notNull(),
    followers: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.kind, t.targetId] })],
)

export const histories = pgTable(
  'histories',
  {
    userId: person(),
    contentId: id().notNull(),
    viewedAt: moment().notNull(),
    seconds: integer(),
    /** Read to the end; of what is heard or seen `seconds` says so. */
    isRead: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.contentId] }),
    index('histories_viewed').on(t.viewedAt),
    index('histories_newest').on(t.userId, t.viewedAt.desc().nullsFirst(), t.contentId.desc().nullsFirst()),
  ],
)

export const shareRecords = pgTable(
  'share_records',
  {
    id: id().primaryKey(),
    contentId: id().notNull(),
    userId: id(),
    channel: text().notNull(),
    url: text().notNull(),
    type: integer().notNull(),
    sourceType: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('share_records_content').on(t.contentId, t.createdAt), index('share_records_created').on(t.createdAt)],
)

/** Views of this hour as keyed hashes: a viewer counts once, whichever server handles the request. */
export const recentViews = pgTable(
  'recent_views',
  { key: bigint({ mode: 'bigint' }).primaryKey(), at: moment().notNull() },
  (t) => [index('recent_views_at').on(t.at)],
)
