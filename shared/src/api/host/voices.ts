import * as v from 'valibot'
import { get, group } from '../core/endpoint'
import { Flag, Id } from '../core/fields'

export const voices = group('voices', {
  config: get('/v2/article_voice_configs', {
    summary: 'Read-aloud settings of articles',
    data: v.object({
      enabled: Flag,
      speakers: v.array(v.object({ id: Id, name: v.string() })),
      default_rate: v.number(),
    }),
    cacheable: true,
  }),
})
