import * as v from 'valibot'
import { RemoteNameSchema } from '../remotes/manifest'
import { Why } from './why'

/** POST `override`: answers `{ address }`, Plaza's address with the signed override in its query. */
export const OverrideBody = v.strictObject({
  remote: RemoteNameSchema,
  base: v.pipe(v.string(), v.url(), v.endsWith('/')),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)),
  why: Why,
})

/** POST `preview`: answers `{ id, address, until }`, a link that shows an unpublished content, and its expiry in ms. */
export const PreviewBody = v.strictObject({
  content: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(168)), 48),
  why: v.optional(Why, 'A preview'),
})
/** POST `end-preview`: ends one link and answers the `PreviewLink`. GET `previews` lists the active ones. */
export const EndPreviewBody = v.strictObject({ link: v.pipe(v.string(), v.minLength(1), v.maxLength(40)), why: Why })
export interface PreviewLink {
  id: string
  content: string
  until: number
  createdBy: string
}

/** POST `preview-release`: answers a `ReleasePreviewLink`. The release is named by its version or its id. */
export const ReleasePreviewBody = v.strictObject({
  remote: RemoteNameSchema,
  release: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  /** The first page of the release without parameters unless given. */
  path: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)[^\\\s\p{Cc}]*$/u), v.maxLength(400))),
  hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)), 168),
  why: Why,
})
/** POST `end-release-preview`: ends one link and answers it. GET `release-previews` lists the active ones. */
export const EndReleasePreviewBody = EndPreviewBody
export interface ReleasePreviewLink {
  id: string
  remote: string
  release: string
  /** Path that it opens. */
  path: string
  address: string
  /** Milliseconds since the epoch. */
  until: number
  createdBy: string
  createdAt: number
}
