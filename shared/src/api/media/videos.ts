import * as v from 'valibot'
import { Author, Content, Review } from '../core/content-entity'
import { get, group } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, PageQuery, pageOf } from '../core/fields'
import { Html } from '../core/html'

/** A video without its stream URL, which `playAuth` returns. */
export const Video = v.object({
  ...Content.entries,
  source_id: Id,
  seconds: Count,
  /** Pixels of the picture; null if unknown. */
  width: v.nullable(Count),
  height: v.nullable(Count),
  body: Html,
  organisation: v.nullable(Author),
  /** Addresses of WebVTT files; none: the video has no subtitles. */
  subtitles: v.optional(v.array(v.object({ language: v.picklist(['zh', 'en']), url: MediaUrl }))),
  /** From the first second on, in order. */
  chapters: v.optional(v.array(v.object({ title: v.string(), title_en: v.optional(v.string()), seconds: Count }))),
  /** Only for the author, who sees it before it is published. */
  review: v.optional(Review),
})
export type Video = v.InferOutput<typeof Video>

export const VideoCollection = v.object({
  id: Id,
  title: v.string(),
  summary: v.string(),
  image: v.nullable(MediaUrl),
  episodes: Count,
  views: Count,
  updated_at: Moment,
})
export type VideoCollection = v.InferOutput<typeof VideoCollection>

/**
 * Expiry and signature of a preview link. Any text is accepted, so that a damaged link shows the page for missing
 * content.
 */
export const PreviewQuery = v.object({
  until: v.optional(v.string()),
  sign: v.optional(v.string()),
})

export const videos = group('videos', {
  detail: get('/v1/c_video/:id', { summary: 'A video', data: Video, missingPanel: true, cacheable: true }),
  preview: get('/v1/video_previews/:id', {
    summary: 'A video, published or not, by the query of a signed preview link',
    query: PreviewQuery,
    data: v.object({ ...Video.entries, published: v.boolean() }),
    missingPanel: true,
  }),
  shorts: get('/v1/short_videos', {
    summary: 'Short upright videos, newest first; `from` one that stands before all others',
    query: v.object({ ...PageQuery.entries, from: v.optional(Id) }),
    data: pageOf(Video),
    missingPanel: true,
    cacheable: true,
  }),
  collectionsOf: get('/v2/posts_video_collection/:id', {
    summary: 'Collections that a video belongs to',
    data: v.object({ list: v.array(VideoCollection) }),
    cacheable: true,
  }),
  collections: get('/v2/c_video_collection', {
    summary: 'Collections of videos, the newest first',
    query: PageQuery,
    data: pageOf(VideoCollection),
    cacheable: true,
  }),
  collection: get('/v2/video_collection_details/:id', {
    summary: 'A collection of videos',
    data: VideoCollection,
    missingPanel: true,
    cacheable: true,
  }),
  episodes: get('/v2/video_collection/:id', {
    summary: 'Episodes of a collection, in order',
    query: PageQuery,
    data: pageOf(Content),
    cacheable: true,
  }),
  playAuth: get('/v1/sources/:id/playAuth', {
    summary: 'Leave to play a video: video_id and play_auth; 403001 does nothing visible',
    domain: 'vms',
    query: PreviewQuery,
    data: v.object({ video_id: Id, play_auth: v.string(), url: MediaUrl, expires_at: Moment }),
    passCodes: [403001],
  }),
})
