import * as v from 'valibot'
import { get, group, post } from '../core/endpoint'
import { Flag, Id, MediaUrl, Moment } from '../core/fields'

/** Upload URL and form fields; valid for one file and some minutes. */
export const UploadPolicy = v.object({
  url: v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)/)),
  fields: v.record(v.string(), v.string()),
  key: v.string(),
  expires_at: Moment,
  max_bytes: v.number(),
})
export type UploadPolicy = v.InferOutput<typeof UploadPolicy>
export const UploadedFile = v.object({
  key: v.string(),
  url: MediaUrl,
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
})
export type UploadedFile = v.InferOutput<typeof UploadedFile>

/** Maximum length of an accepted clip. */
export const CLIP_SECONDS = 600

/** An uploaded clip by its keys. */
export const NewVideo = v.object({
  key: v.string(),
  poster: v.optional(v.string()),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CLIP_SECONDS)),
})

export const uploads = group('uploads', {
  authorise: get('/v2/ossUploadAuth', {
    summary: 'A signed upload policy for one file',
    domain: 'ucenter',
    query: v.object({ kind: v.picklist(['image', 'video', 'audio']), name: v.pipe(v.string(), v.maxLength(200)) }),
    data: UploadPolicy,
    needsToken: true,
  }),
  addresses: post('/v2/object_urls', {
    summary: 'Addresses of own uploaded objects by their keys',
    body: v.object({ keys: v.pipe(v.array(v.string()), v.maxLength(50)) }),
    data: v.object({ list: v.array(v.object({ key: v.string(), url: v.nullable(MediaUrl) })) }),
    needsToken: true,
  }),
  source: get('/v1/sources/:id', {
    summary: 'File of an audio or a video; `ready` once it is published',
    domain: 'vms',
    data: v.object({ id: Id, url: MediaUrl, kind: v.picklist(['audio', 'video']), ready: Flag }),
    needsToken: true,
    loginAfterMs: 1000,
  }),
  scanImage: get('/v1/green_image_scan', {
    summary: 'Checks a picture before it is published',
    domain: 'platform',
    query: v.object({ key: v.string() }),
    data: v.object({ pass: v.boolean(), reason: v.nullable(v.string()) }),
    needsToken: true,
  }),
})
