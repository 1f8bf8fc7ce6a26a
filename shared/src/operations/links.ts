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
