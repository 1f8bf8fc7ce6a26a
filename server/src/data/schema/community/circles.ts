import { isNotNull, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'
import { users } from '../people'

export const circles = pgTable(
  'circles',
  {
    id: id().primaryKey(),
    name: text().notNull(),
    image: text().notNull(),
    intro: text().notNull().default(''),
    notice: text().notNull().default(''),
    rules: jsonb().$type<string[]>().notNull().default([]),
    ownerId: id(),
    managerIds: jsonb().$type<string[]>().notNull().default([]),
    /** Only members may write in it, and only an invitation makes somebody a member. */
    membersOnly: boolean().notNull().default(false),
    posts: integer().notNull().default(0),
    sort: integer().notNull().default(0),
  },
  (t) => [index('circles_sort').on(t.sort, t.id)],
)

export const topics = pgTable(
  'topics',
  {
    id: id().primaryKey(),
    circleId: id()
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    intro: text().notNull().default(''),
    image: text(),
    posts: integer().notNull().default(0),
    participants: integer().notNull().default(0),
    sort: integer().notNull().default(0),
  },
  (t) => [index('topics_circle').on(t.circleId, t.sort, t.id)],
)

export interface PostImage {
  url: string
  width: number
  height: number
}

/** A person named in a text by `@` and the name of that time, in UTF-16 units; shown with the present name. */
export interface StoredMention {
  id: string
  from: number
  to: number
}

export interface PostVideo {
  url: string
  poster: string | null
  seconds: number
  /** Of the poster; 0 without one. */
  width: number
  height: number
}

export const posts = pgTable(
  'posts',
  {
    id: id().primaryKey(),
    circleId: id()
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topicId: id(),
    content: text().notNull(),
    mentions: jsonb().$type<StoredMention[]>().notNull().default([]),
    images: jsonb().$type<PostImage[]>().notNull().default([]),
    video: jsonb().$type<PostVideo>(),
    place: text(),
    hasImages: boolean().notNull().default(false),
    hasVote: boolean().notNull().default(false),
    /** Place among the pinned posts: the highest is first, 0 is not pinned. */
    pin: smallint().notNull().default(0),
    state: text().$type<'shown' | 'pending' | 'refused'>().notNull().default('shown'),
    refusal: text(),
    /** The manager of the circle who hid it. */
    hiddenBy: id(),
    views: integer().notNull().default(0),
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    /** Idempotency key, generated once per draft by the client. */
    publishKey: text(),
    createdAt: moment().notNull().defaultNow(),
    /** When it was published first. */
    publishedAt: moment(),
    editedAt: moment(),
    /** Its author can restore it for some seconds; a job deletes the row a day later. */
    deletedAt: moment(),
  },
  (t) => [
    index('posts_circle').on(
      t.circleId,
      t.pin.desc().nullsFirst(),
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('posts_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('posts_hot').on(t.circleId, t.likes.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('posts_topic').on(t.topicId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('posts_topic_hot').on(t.topicId, t.likes.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('posts_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('posts_user_votes')
      .on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.hasVote}`),
    index('posts_pictures')
      .on(t.circleId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.hasImages}`),
    index('posts_votes')
      .on(t.circleId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.hasVote}`),
    index('posts_deleted').on(t.deletedAt).where(isNotNull(t.deletedAt)),
    uniqueIndex('posts_publish_key').on(t.userId, t.publishKey),
  ],
)

export type VoteResult = 'always' | 'after-voting' | 'after-end'

export const votes = pgTable(
  'votes',
  {
    id: id().primaryKey(),
    postId: id()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    multiple: boolean().notNull(),
    /** How many options a person may choose; null without a limit. */
    maxChoices: integer(),
    result: text().$type<VoteResult>().notNull(),
    endsAt: moment().notNull(),
    voters: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('votes_post').on(t.postId)],
)

export const voteOptions = pgTable(
  'vote_options',
  {
    id: id().primaryKey(),
    voteId: id()
      .notNull()
      .references(() => votes.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    image: text(),
    votes: integer().notNull().default(0),
    sort: integer().notNull(),
  },
  (t) => [index('vote_options_vote').on(t.voteId, t.sort)],
)

/** One row per voter; a vote is final. */
export const voteChoices = pgTable(
  'vote_choices',
  {
    voteId: id()
      .notNull()
      .references(() => votes.id, { onDelete: 'cascade' }),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    options: jsonb().$type<string[]>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.voteId, t.userId] }), index('vote_choices_user').on(t.userId)],
)

/** One per inviter and circle or post; its code is in the link. */
export const invitations = pgTable(
  'invitations',
  {
    code: text().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    target: text().$type<'circle' | 'post'>().notNull(),
    targetId: id().notNull(),
    circleId: id()
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    /** Since when it has been valid; later than its creation if its inviter renewed it. */
    startsAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('invitations_target').on(t.userId, t.target, t.targetId)],
)

/** Who joined a circle by an invitation; the first one counts. */
export const invitedMembers = pgTable(
  'invited_members',
  {
    circleId: id()
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text()
      .notNull()
      .references(() => invitations.code, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.circleId, t.userId] }),
    index('invited_members_code').on(t.code),
    index('invited_members_user').on(t.userId),
  ],
)
