import { CircleLogEntry, Comment, Count, InvitationCode, NewVote, Post, text } from '@plaza/shared/api'
import * as v from 'valibot'
import { AnyMoment, ClockTime, PastMoment } from './moments'
import { Key, type References, ShortText, Words } from './references'

export const circleOf = (refs: References) =>
  v.strictObject({
    id: Key,
    name: ShortText,
    cover: refs.picture,
    intro: Words,
    notice: Words,
    rules: v.array(Words),
    owner: refs.person,
    managers: v.array(refs.person),
    /** Further people who have joined by name; the others are only counted. */
    joined: v.optional(v.array(refs.person), []),
    members: Count,
    members_only: v.optional(v.boolean(), false),
  })

export const topicOf = (refs: References) =>
  v.strictObject({
    id: Key,
    circle: refs.circle,
    name: ShortText,
    intro: Words,
    image: v.optional(refs.picture),
  })

/** What a manager decided: about a post or a person, or a notice by its words. */
export const circleDecisionOf = (refs: References) =>
  v.strictObject({
    id: Key,
    circle: refs.circle,
    by: refs.person,
    action: CircleLogEntry.entries.action,
    post: v.optional(refs.post),
    person: v.optional(refs.person),
    words: v.optional(Words),
    /** Of a mute. */
    days: v.optional(Count),
    reason: v.optional(Words),
    sent: PastMoment,
  })

const voteOf = (refs: References) =>
  v.strictObject({
    title: NewVote.entries.title,
    multiple: NewVote.entries.multiple,
    max_choices: NewVote.entries.max_choices,
    /** Text, number of votes, and perhaps a picture. */
    options: v.array(v.strictObject({ text: text(40), votes: Count, picture: v.optional(refs.picture) })),
    ends: AnyMoment,
    result: NewVote.entries.result,
  })

export const postOf = (refs: References) =>
  v.strictObject({
    id: Key,
    circle: refs.circle,
    user: refs.person,
    topic: v.optional(refs.topic),
    text: text(2000),
    published: PastMoment,
    pictures: v.optional(v.pipe(v.array(refs.picture), v.maxLength(9)), []),
    place: v.optional(Words),
    views: Count,
    likes: Count,
    pinned: v.optional(v.boolean(), false),
    state: v.optional(Post.entries.state, 'shown'),
    /** The reviewer's reason for a refusal. */
    refusal: v.optional(Words),
    /** A clip of the demo; it has the clip's poster. */
    video: v.optional(refs.clip),
    vote: v.optional(voteOf(refs)),
  })

/** What a citizen published: text, with pictures of the demo or without. */
export const pieceOf = (refs: References) =>
  v.strictObject({
    id: Key,
    user: refs.person,
    category: refs.category,
    title: text(60),
    text: text(2000),
    published: PastMoment,
    pictures: v.optional(v.pipe(v.array(refs.picture), v.maxLength(9)), []),
    place: Words,
    views: Count,
    likes: Count,
  })

/** An invitation to a circle, or to a post in it. */
export const invitationOf = (refs: References) =>
  v.strictObject({
    code: InvitationCode,
    user: refs.person,
    circle: refs.circle,
    post: v.optional(refs.post),
    since: PastMoment,
    /** Who joined by it. */
    joined: v.optional(v.array(refs.person), []),
  })

const said = (refs: References) => ({ id: Key, user: refs.person, text: text(500) })

/** Comments on one thing, oldest first. */
export const threadOf = (refs: References, about: v.GenericSchema<number>) =>
  v.strictObject({
    about,
    comments: v.array(
      v.strictObject({
        ...said(refs),
        likes: Count,
        /** Pending comments are visible only to their author. */
        state: v.optional(Comment.entries.state, 'shown'),
        /** `to`: the addressee, if not the comment's author. */
        replies: v.optional(v.array(v.strictObject({ ...said(refs), to: v.optional(refs.person) })), []),
      }),
    ),
  })
export type SeedThread = v.InferOutput<ReturnType<typeof threadOf>>

/** Chat beside a channel: lines below the programme that they are about, in order of time. */
export const chatOf = (refs: References) =>
  v.strictObject({
    about: refs.channel,
    programmes: v.array(
      v.strictObject({
        /** Start and title, as in the channel's table. */
        from: ClockTime,
        title: ShortText,
        lines: v.array(v.strictObject({ ...said(refs), likes: Count })),
      }),
    ),
  })
export type SeedChat = v.InferOutput<ReturnType<typeof chatOf>>
