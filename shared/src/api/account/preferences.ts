import * as v from 'valibot'
import { get, group, put } from '../core/endpoint'
import { MutableKind } from './message-kind'

/** What a person wants to be told, what others find of them, and what is kept (docs/decisions/0290). */
export const Preferences = v.object({
  /** Kinds of messages that are not sent. */
  muted_kinds: v.pipe(v.array(MutableKind), v.maxLength(MutableKind.options.length)),
  /** Searches and the list of people to mention find the person. */
  findable: v.boolean(),
  /** Others see whom the person follows. */
  shows_follows: v.boolean(),
  /** What the person reads, watches and hears is added to their history. */
  keeps_history: v.boolean(),
  /** The feed follows what the person opens, finishes, follows and wants less of. */
  learns_feed: v.boolean(),
})
export type Preferences = v.InferOutput<typeof Preferences>

export const preferences = group('preferences', {
  read: get('/v1/consumer/preferences', {
    summary: 'Own preferences about messages and privacy',
    domain: 'ucenter',
    data: Preferences,
    needsToken: true,
  }),
  change: put('/v1/consumer/preferences', {
    summary: 'Changes some of the own preferences',
    domain: 'ucenter',
    body: v.partial(Preferences),
    data: Preferences,
    needsToken: true,
  }),
})
