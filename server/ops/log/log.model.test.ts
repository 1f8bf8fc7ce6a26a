import type { LogEntry } from '@plaza/shared/operations'
import { expect, it } from 'vitest'
import { byDay, logSentence } from './log.model'

const entry = (action: LogEntry['action'], detail: LogEntry['detail']): LogEntry => ({
  ...{ id: 1, at: 0, serial: 1, who: 'ops', owner: null, action, remote: 'media', why: 'w', detail },
})

it.each<[action: LogEntry['action'], detail: LogEntry['detail'], sentence: string]>([
  ['publish', { release: '1.4.0-bbb' }, 'Published 1.4.0-bbb'],
  ['promote', { release: '1.4.0-bbb', after: { release: '1.4.0-bbb' } }, 'Promoted 1.4.0-bbb · Everybody'],
  [
    'promote',
    { release: '1.5.0-ccc', after: { percent: 10, shells: ['wechat'], regions: ['3205'] } },
    'Promoted 1.5.0-ccc · 10 % of devices · WeChat · 3205',
  ],
  [
    'rollback',
    { release: '1.4.0-bbb', after: { release: '1.3.2-aaa' }, revoked: true },
    'Took 1.4.0-bbb back, 1.3.2-aaa runs instead',
  ],
  ['rollback', { release: '1.5.0-ccc', after: null, revoked: true }, 'Took 1.5.0-ccc back'],
  ['rollback', { release: '1.5.0-ccc', before: { percent: 1 }, revoked: false }, 'Ended 1.5.0-ccc · 1 % of devices'],
  ['set-owners', { owners: ['li', 'wang'] }, 'Owners are now: li, wang'],
  ['set-owners', { owners: [] }, 'The remote has no owners any more'],
  ['set-second-person', { above: 10 }, 'More than 10 % needs a second person'],
  [
    'request',
    { change: 'promote', release: '1.5.0-ccc', percent: 50 },
    'Asked for a second person: Promoted 1.5.0-ccc · 50 % of devices',
  ],
  ['decline-request', { change: 'promote', asked: 'li' }, 'Declined what li asked for: a promotion'],
  [
    'halt',
    { release: '1.4.0-bbb', before: [{}], after: { release: '1.3.2-aaa' } },
    'Halted by itself: 1.4.0-bbb is taken back, 1.3.2-aaa runs instead',
  ],
  ['off', { after: { release: null, shells: ['ios'] } }, 'Turned off · iOS'],
  ['on', { before: [{ release: null, regions: ['3206'] }] }, 'Turned on again · 3206'],
  ['remove-rule', { before: { release: '1.5.0-ccc', percent: 10 } }, 'Removed the rule 1.5.0-ccc · 10 % of devices'],
  ['reissue', { replaces: 40 }, 'Issued the registry anew'],
  ['override', { base: 'https://a.example/' }, 'Issued an override'],
  ['confirm-operator', { operator: 'lin', role: 'finance' }, 'Confirmed lin for finance'],
  ['add-token', { operator: 'cms', role: 'editor' }, 'Made a token for cms · editor'],
  ['remove-token', { operator: 'cms' }, 'Ended the token of cms'],
  ['add-operator', { operator: 'lin', role: 'viewer' }, 'Made lin an operator · viewer'],
  ['remove-operator', { operator: 'lin', role: 'viewer' }, 'Removed the operator lin'],
  ['promote', {}, 'Promoted a release · Everybody'],
])('%s %o', (action, detail, sentence) => expect(logSentence(entry(action, detail))).toBe(sentence))

it('names what a newer server does by its own word', () =>
  expect(logSentence(entry('split' as LogEntry['action'], {}))).toBe('split'))

it('puts what follows each other on a day under that day', () =>
  expect(byDay([{ at: 25 }, { at: 21 }, { at: 19 }], (at) => String(Math.floor(at / 10)))).toEqual([
    { day: '2', entries: [{ at: 25 }, { at: 21 }] },
    { day: '1', entries: [{ at: 19 }] },
  ]))
