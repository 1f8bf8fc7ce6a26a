import * as v from 'valibot'
import { Author, Content } from './content-entity'
import { get, group } from './endpoint'
import { Count, Id, MediaUrl, Moment, PageQuery, pageOf } from './fields'

export const Video = v.object({
  ...Content.entries,
  url: MediaUrl,
  seconds: Count,
  width: v.nullable(Count),
  height: v.nullable(Count),
  body: v.string(),
  organisation: v.nullable(Author),
})
export type Video = v.InferOutput<typeof Video>

const Collection = v.object({
  id: Id,
  title: v.string(),
  summary: v.string(),
  image: v.nullable(MediaUrl),
  episodes: Count,
  views: Count,
  updated_at: Moment,
})

export const videos = group('videos', {
  detail: get('/v1/c_video/:id', { summary: 'A video', data: Video, missingPanel: true, cacheable: true, open: true }),
  shorts: get('/v1/short_videos', {
    summary: 'Short upright videos, one after another; from one on with an id',
    query: v.object({ ...PageQuery.entries, from: v.optional(Id) }),
    data: pageOf(Video),
    cacheable: true,
    open: true,
  }),
  collectionsOf: get('/v2/posts_video_collection/:id', {
    summary: 'Collections that a video belongs to',
    data: v.object({ list: v.array(Collection) }),
    cacheable: true,
    open: true,
  }),
  collections: get('/v2/c_video_collection', {
    summary: 'Collections of videos',
    query: PageQuery,
    data: pageOf(Collection),
    cacheable: true,
    open: true,
  }),
  collection: get('/v2/video_collection_details/:id', {
    summary: 'A collection of videos',
    data: Collection,
    missingPanel: true,
    cacheable: true,
    open: true,
  }),
  episodes: get('/v2/video_collection/:id', {
    summary: 'Episodes of a collection, in order',
    query: PageQuery,
    data: pageOf(Video),
    cacheable: true,
    open: true,
  }),
  playAuth: get('/v1/sources/:id/playAuth', {
    summary: 'Leave to play a video: video_id and play_auth; 403001 does nothing visible',
    domain: 'vms',
    data: v.object({ video_id: Id, play_auth: v.string(), url: MediaUrl, expires_at: Moment }),
    passCodes: [403001],
    open: true,
  }),
})
