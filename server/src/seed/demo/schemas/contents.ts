import { Content, ContentType, Count, MediaUrl } from '@plaza/shared/api'
import * as v from 'valibot'
import { AnyMoment, PastMoment } from './moments'
import { Key, type References, ShortText, Words } from './references'
import { WebVtt, webVttEnd } from './web-vtt'

const published = { id: Key, title: ShortText, published: PastMoment, views: Count }
/** An editor's replacement of title, text and image for shares. */
const Share = v.strictObject({ title: ShortText, text: Words, image: v.optional(v.nullable(MediaUrl), null) })
/** right: one small picture; three: three in a row; large: one 16:9; text: none. */
const Layout = v.picklist(Content.entries.layout.options)

export const articleOf = (refs: References) =>
  v.strictObject({
    ...published,
    likes: Count,
    slug: v.string(),
    category: refs.category,
    source: Words,
    author: Words,
    layout: Layout,
    /** The first one is the cover. */
    pictures: v.array(refs.picture),
    summary: Words,
    body: refs.body,
    /** A recording of the article; server/demo/make/voices.ts makes `voice-<id>`. */
    voice: v.optional(v.strictObject({ sound: refs.sound })),
    /** Opens this address instead of the article's own page. */
    linkAddress: v.optional(v.pipe(v.string(), v.url(), v.regex(/^(https?|weixin):/i, 'An https address'))),
    related: v.optional(v.array(refs.content), []),
    top: v.optional(v.boolean(), false),
    hot: v.optional(v.boolean(), false),
    recommended: v.optional(v.boolean(), false),
    share: v.optional(Share),
  })

const trackOf = (refs: References) =>
  v.pipe(
    v.strictObject({
      id: Key,
      title: ShortText,
      summary: Words,
      /** Missing for a track that is read aloud, and for a long track, which has its own pieces. */
      sound: v.optional(refs.sound),
      /** Only for news, which have individual times. */
      published: v.optional(PastMoment),
    }),
    v.check(
      ({ id, sound }) => (sound === undefined) === (refs.isLongTrack(id) || refs.isRead(id)),
      'Needs a sound, a recording of its words, or to be a long track',
    ),
  )

export const albumOf = (refs: References) =>
  v.strictObject({
    id: Key,
    title: ShortText,
    description: Words,
    category: Words,
    cover: refs.picture,
    anchor: v.nullable(refs.anchor),
    views: Count,
    subscribers: Count,
    /** Time of the last track; for an album without tracks, the planned time of the first. */
    newest: PastMoment,
    every: v.picklist(['daily', 'weekly']),
    finished: v.optional(v.boolean(), false),
    share: v.optional(Share),
    /** In order. */
    tracks: v.array(trackOf(refs)),
  })
export type SeedAlbum = v.InferOutput<ReturnType<typeof albumOf>>

/** An audio outside any album: a news clip. */
export const audioOf = (refs: References) =>
  v.strictObject({
    ...published,
    likes: Count,
    summary: Words,
    sound: refs.sound,
    category: Words,
    source: Words,
    cover: refs.picture,
  })

export const atlasOf = (refs: References) =>
  v.strictObject({
    ...published,
    likes: Count,
    category: Words,
    source: Words,
    author: Words,
    pictures: v.pipe(v.array(v.strictObject({ id: refs.picture, caption: Words })), v.minLength(1)),
  })

/** 4 an ordinary video, 12 a short upright one (product spec, content types). */
const VideoType = v.pipe(
  ContentType,
  v.check((type) => type === 4 || type === 12, 'A video is of type 4 or 12'),
)

const Chapters = v.pipe(
  v.array(v.strictObject({ title: ShortText, titleEn: v.optional(ShortText), seconds: Count })),
  v.check(
    (chapters) => chapters.every(({ seconds }, at) => seconds > (chapters[at - 1]?.seconds ?? -1)),
    'Chapters stand in the order of their seconds',
  ),
)

export const videoOf = (refs: References) =>
  v.strictObject({
    ...published,
    likes: Count,
    type: VideoType,
    summary: Words,
    clip: refs.clip,
    poster: refs.picture,
    category: Words,
    source: Words,
    /** The text of a WebVTT file for each language. */
    subtitles: v.optional(v.strictObject({ zh: v.optional(WebVtt), en: v.optional(WebVtt) }), {}),
    chapters: v.optional(Chapters, []),
    /** Visible only by its preview link. */
    unpublished: v.optional(v.boolean(), false),
  })

interface TimedVideo {
  clip: string
  subtitles: { zh?: string | undefined; en?: string | undefined }
  chapters: readonly { seconds: number }[]
}

/** Lengths are rounded to seconds. */
const ROUNDING = 1

/** Chapters begin, and subtitles end, within the video. */
export function isWithinVideo(refs: References, { clip, subtitles, chapters }: TimedVideo): boolean {
  const length = refs.lengthOf(clip)
  const ends = [subtitles.zh, subtitles.en].map((text) => (text ? webVttEnd(text) : 0))
  return chapters.every(({ seconds }) => seconds < length) && ends.every((end) => end <= length + ROUNDING)
}
export const OUTSIDE_VIDEO = 'Chapters and subtitles must lie within the length of the video'

/** An event broadcast by a channel; afterwards its recording is a video. */
export const liveEventOf = (refs: References) =>
  v.strictObject({
    id: Key,
    title: ShortText,
    summary: Words,
    cover: refs.picture,
    place: Words,
    source: Words,
    channel: refs.channel,
    starts: AnyMoment,
    hours: v.number(),
    video: v.optional(refs.video),
  })

const collected = (refs: References) => ({ ...published, summary: Words, cover: refs.picture })

export const collectionOf = (refs: References) => v.strictObject({ ...collected(refs), videos: v.array(refs.video) })

export const specialOf = (refs: References) =>
  v.strictObject({
    ...collected(refs),
    sections: v.array(v.strictObject({ title: ShortText, contents: v.array(refs.content) })),
  })
