import { codes } from '@plaza/shared/api'
import type { Failure } from '@plaza/shared/host'
import { expect, it } from 'vitest'
import { verdictOf } from './verdict'

it.each<[when: string, failure: Partial<Failure>, does: object]>([
  ['there is no network', { kind: 'network' }, { do: 'wait' }],
  ['no answer came in time', { kind: 'timeout' }, { do: 'wait' }],
  ['a portal of the network answered', { kind: 'malformed' }, { do: 'wait' }],
  ['somebody logged in meanwhile', { kind: 'aborted' }, { do: 'wait' }],
  ['the server failed', { status: 500 }, { do: 'wait' }],
  ['the server is away', { status: 503, retryAfter: 7 }, { do: 'wait', pauseMs: 7000 }],
  ['it is too often', { status: 429, retryAfter: 30 }, { do: 'wait', pauseMs: 30_000 }],
  ['a body says that it is too often', { code: codes.tooMany }, { do: 'wait' }],
  ['the login has expired', { code: codes.loginExpired }, { do: 'log-in' }],
  ['another device logged in', { code: codes.loginReplaced }, { do: 'log-in' }],
  ['there is no token', { kind: 'gated' }, { do: 'log-in' }],
  ['the post is gone', { code: codes.contentGone }, { do: 'refuse' }],
  ['the person is banned', { code: codes.notAllowed }, { do: 'refuse' }],
  ['a field is not valid', { status: 400 }, { do: 'refuse' }],
  ['the device failed', {}, { do: 'wait' }],
])('when %s', (_, failure, does) => expect(verdictOf({ msg: '', ...failure })).toEqual(does))
