import * as v from 'valibot'
import { Count, Flag, Id, MediaUrl, Moment } from './fields'
import { Html } from './html'

/** Product spec, section 9: 1 audios, 2 albums, 3 posts, 4 and 12 videos, 5 specials, 7 atlas, 15 videos-collection. */
export const ContentType = v.picklist([1, 2, 3, 4, 5, 7, 12, 15])
/** HH:MM:SS, MM:SS or SS. */
export const DurationText = v.pipe(v.string(), v.regex(/^(\d{2}:){0,2}\d{2}$/))

/** A content in a list. */
export const Content = v.object({
  id: Id,
  type: ContentType,
  title: v.string(),
  summary: v.nullable(v.string()),
  image: v.nullable(MediaUrl),
  images: v.array(MediaUrl),
  layout: v.fallback(v.picklist(['right', 'three', 'large', 'text']), 'right'),
  source: v.string(),
  published_at: Moment,
  views: Count,
  comments: Count,
  likes: Count,
  duration: v.nullable(DurationText),
  /** Only for an article: opens this external address instead. */
  link_address: v.nullable(v.pipe(v.string(), v.url())),
  /** Only for an audio. */
  audio: v.nullable(v.object({ url: MediaUrl, album: v.string(), album_id: v.nullable(Id) })),
  track_count: v.optional(Count),
  picture_count: v.optional(Count),
  /** Sent in by a user, not published by the newsroom. */
  citizen: v.optional(v.literal(true)),
})
export type Content = v.InferOutput<typeof Content>

/** Counts of a content, and the user's own marks on it. */
export const Interaction = v.object({
  id: Id,
  views: Count,
  likes: Count,
  comments: Count,
  collections: Count,
  liked: v.boolean(),
  collected: v.boolean(),
  /** Whether the user follows the organisation that published it, or subscribes to the album. */
  followed: v.boolean(),
  /** Whether the user sent it in. */
  own: v.optional(v.boolean()),
})
export type Interaction = v.InferOutput<typeof Interaction>

export const Author = v.object({
  id: Id,
  name: v.string(),
  avatar: v.nullable(MediaUrl),
  /** Sets an office's or a newsroom's account and a presenter apart from citizens. */
  badge: v.optional(v.picklist(['official', 'anchor'])),
})
export type Author = v.InferOutput<typeof Author>

/** A person named in a text: `@` and the present name, from `from` up to `to` in UTF-16 units. */
export const Mention = v.object({ id: Id, from: Count, to: Count })
/** Whom a written text names by `@name`: an id for each, in the order of the text. */
export const MentionedIds = v.pipe(v.array(Id), v.maxLength(10))
export type Mention = v.InferOutput<typeof Mention>

/** Review state of a user's publication. */
export const Review = v.object({ state: v.picklist(['pending', 'refused']), reason: v.nullable(v.string()) })
export type Review = v.InferOutput<typeof Review>

/** Who reads a text aloud. */
export const VoiceKind = v.picklist(['female', 'male'])
export type VoiceKind = v.InferOutput<typeof VoiceKind>
const Recording = v.object({ url: MediaUrl, duration: DurationText })

/** The part of an article that is equal for all users; `body` is an editor's HTML. */
export const Article = v.object({
  ...Content.entries,
  author: v.string(),
  /** `parent_id`: the channel of a sub-channel. */
  category: v.object({ id: Id, name: v.string(), parent_id: v.optional(Id) }),
  organisation: v.nullable(Author),
  body: Html,
  /** A recording of the whole text. `transcript`: read by a synthesised voice, with a transcript that follows it. */
  voice: v.nullable(
    v.object({
      ...Recording.entries,
      transcript: v.optional(v.literal(true)),
      /** Recordings to choose from, if there are several voices; the one above is among them. */
      voices: v.optional(v.array(v.object({ kind: VoiceKind, ...Recording.entries }))),
    }),
  ),
  /** Only for the author, who sees it before it is published. */
  review: v.optional(Review),
})
export type Article = v.InferOutput<typeof Article>

/** What a synthesised voice reads: sentences in order, and when each is heard, in seconds. */
export const Transcript = v.object({
  cues: v.array(v.object({ start: v.number(), end: v.number(), text: v.string() })),
})
export type Transcript = v.InferOutput<typeof Transcript>

/** A player audio item as the server stores it (product spec, section 3). */
export const Audio = v.object({
  ...Content.entries,
  post_id: Id,
  source_id: Id,
  url: MediaUrl,
  seconds: Count,
  body: Html,
  sort: v.number(),
  album: v.nullable(v.object({ id: Id, title: v.string(), image: v.nullable(MediaUrl), track_count: Count })),
  anchor: v.nullable(Author),
  /** Of an audio that a synthesised voice reads. */
  transcript: v.optional(Transcript),
})
export type Audio = v.InferOutput<typeof Audio>

export const Track = v.object({
  id: Id,
  sort: v.number(),
  title: v.string(),
  image: v.nullable(MediaUrl),
  url: MediaUrl,
  duration: DurationText,
  views: Count,
  published_at: Moment,
})
export type Track = v.InferOutput<typeof Track>

export const Album = v.object({
  id: Id,
  title: v.string(),
  image: v.nullable(MediaUrl),
  description: v.string(),
  category: v.string(),
  anchor: v.nullable(Author),
  track_count: Count,
  views: Count,
  updated_at: Moment,
  finished: Flag,
})
export type Album = v.InferOutput<typeof Album>

/** Product spec, section 3: `next_data` is null at the end of the album. */
export const NextAudio = v.object({
  next_data: v.nullable(v.object({ id: Id, sort: v.number(), post_audio_id: Id, post_album_id: Id })),
  /** The next audio itself, so that no second call delays it. */
  audio: v.nullable(Track),
})

export const CommentTarget = v.picklist(['content', 'post', 'activity', 'practice', 'channel'])
export type CommentTarget = v.InferOutput<typeof CommentTarget>

const commentFields = {
  id: Id,
  user: Author,
  content: v.string(),
  mentions: v.optional(v.array(Mention)),
  created_at: Moment,
  district: v.string(),
  likes: Count,
  liked: v.boolean(),
  /** Written by the requesting user. */
  own: v.boolean(),
  /** `pending` and `refused`: visible to its author alone. */
  state: v.picklist(['shown', 'pending', 'refused']),
  /** Why it was refused. */
  refusal: v.optional(v.nullable(v.string())),
  reply_to: v.nullable(v.string()),
}
export const Reply = v.object(commentFields)
export type Reply = v.InferOutput<typeof Reply>
/** A comment with its first two replies; `comments.replies` has the rest. */
export const Comment = v.object({ ...commentFields, replies: v.array(Reply), reply_count: Count })
export type Comment = v.InferOutput<typeof Comment>
