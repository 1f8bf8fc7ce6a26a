import * as v from 'valibot'
import { get, group } from '../core/endpoint'

/** Apart from the calls of teams, whose declarations most pages do without. */
export const { config: practiceTitles } = group('teams', {
  config: get('/platform/cpcconfig/list', {
    summary: 'Practice config: a key-value map of dynamic titles',
    domain: 'asc',
    data: v.record(v.string(), v.string()),
    cacheable: true,
  }),
})
