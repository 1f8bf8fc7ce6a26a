import * as v from 'valibot'
import { Content, ContentType } from '../core/content-entity'
import { del, get, group, post, put } from '../core/endpoint'
import { Count, Id, Moment, Ok, PageQuery, pageOf, UndoKey } from '../core/fields'
import { MatchRanges, SearchText } from '../core/search'

/** A page of an own list; `q` finds titles by words or pinyin. */
const OwnListQuery = {
  ...PageQuery.entries,
  type: v.optional(v.pipe(v.string(), v.regex(/^\d+(,\d+)*$/))),
  q: v.optional(SearchText),
}
const Ids = v.pipe(v.string(), v.maxLength(4000))

export const collections = group('collections', {
  set: post('/v1/collection', {
    summary: 'Collects a content or takes it out',
    body: v.object({ id: Id, on: v.boolean() }),
    data: v.object({ collected: v.boolean(), collections: Count }),
    needsToken: true,
    afterLogin: true,
  }),
  list: get('/v1/my_collections', {
    summary: 'Own collections, newest first',
    query: v.object(OwnListQuery),
    data: pageOf(v.object({ collected_at: Moment, content: Content, marks: v.optional(MatchRanges) })),
    needsToken: true,
  }),
  remove: del('/v1/my_collections', {
    summary: 'Takes several contents out; `undo` lets them come back',
    query: v.object({ ids: Ids, undo: v.optional(UndoKey) }),
    data: Ok,
    needsToken: true,
  }),
})

export const histories = group('histories', {
  list: get('/v1/my_histories', {
    summary: 'What the person opened, newest first; `id` asks for one of them',
    query: v.object({ ...OwnListQuery, id: v.optional(Id) }),
    data: pageOf(
      v.object({
        viewed_at: Moment,
        content: Content,
        seconds: v.nullable(Count),
        marks: v.optional(MatchRanges),
      }),
    ),
    needsToken: true,
  }),
  add: post('/v1/my_histories', {
    summary: 'Notes that a content was opened, how far an audio was heard, and whether a text was read to its end',
    body: v.object({ id: Id, type: ContentType, seconds: v.optional(Count), read: v.optional(v.literal(true)) }),
    data: Ok,
    needsToken: true,
  }),
  remove: del('/v1/my_histories', {
    summary: 'Deletes some entries by content id, or all; `undo` lets them come back',
    query: v.object({ ids: v.optional(Ids), all: v.optional(v.literal('1')), undo: v.optional(UndoKey) }),
    data: Ok,
    needsToken: true,
  }),
})

export const removals = group('removals', {
  restore: put('/v1/my_removals/:key', {
    summary: 'Puts back what was removed from own lists under a key, except what is gone meanwhile',
    body: v.object({}),
    data: v.object({ restored: Count }),
    needsToken: true,
  }),
})
