import { type Quirks, videos, volunteers, wallets } from '@plaza/shared/api'
import type { Failure } from '@plaza/shared/host'
import { beforeEach, describe, expect, it } from 'vitest'
import { otherFailures, type Reaction, reactionTo } from './failures'

beforeEach(() => {
  document.documentElement.lang = 'en'
})

const toast = (text: string): Reaction => ({ do: 'toast', text })
const logIn = (text: string): Reaction => ({ do: 'log-in', text, after: 1000 })
const network = 'request resource failed, please check the network and try again'
const busy = 'the server is busy, please try again later'
const expired = 'login status has expired, please log in again'

describe('the error catalogue', () => {
  it.each<[when: string, Partial<Failure>, Quirks, Reaction]>([
    ['303001: the login has expired', { code: 303001 }, {}, logIn(expired)],
    ['302001: the login has expired', { code: 302001 }, {}, logIn(expired)],
    ['303001 on the user call', { code: 303001 }, { passCodes: [303001] }, { do: 'nothing' }],
    ['403001: the content is gone', { code: 403001 }, { missingPanel: true }, { do: 'panel', panel: 1 }],
    ['403001 on the play-auth call', { code: 403001 }, { passCodes: [403001] }, { do: 'nothing' }],
    ['101002 on the volunteer info call', { code: 101002 }, volunteers.detail, { do: 'clear-volunteer' }],
    ['another code on the volunteer info call', { code: 409002, msg: 'no' }, volunteers.detail, toast('no')],
    ['101002 on any other call', { code: 101002, msg: 'no record' }, volunteers.realData, toast('no record')],
    ['403001 on the play-auth call of a video', { code: 403001 }, videos.playAuth, { do: 'nothing' }],
    ['404 on the transfer-config call as it is', { status: 404 }, wallets.limits, { do: 'nothing' }],
    ['another code', { code: 409002, msg: 'no places left' }, {}, toast('no places left')],
    ['another code without words', { code: 409002 }, {}, toast('that did not work, please try again')],
    ['401', { status: 401 }, {}, logIn('login invalid, please log in again')],
    ['401 on a detail call', { status: 401 }, { missingPanel: true }, logIn('login invalid, please log in again')],
    ['403', { status: 403 }, {}, toast('no permission to request this resource!')],
    ['404', { status: 404 }, {}, toast('request address not found!')],
    ['404 on the transfer-config call', { status: 404 }, { silentStatuses: [404] }, { do: 'nothing' }],
    ['405', { status: 405 }, {}, toast('wrong request method!')],
    ['500', { status: 500 }, {}, toast('server error, please try again later')],
    ['502', { status: 502 }, {}, toast('server temporarily unavailable, please try again later!')],
    ['503', { status: 503 }, {}, toast('gateway error!')],
    ['0', { status: 0 }, {}, toast(network)],
    ['a network error', { kind: 'network' }, {}, toast(network)],
    ['a network error on a detail call', { kind: 'network' }, { missingPanel: true }, toast(network)],
    ['a time-out', { kind: 'timeout' }, {}, toast('request timed out, please try again later')],
    ['a malformed answer', { kind: 'malformed' }, {}, toast(network)],
    ['an aborted call', { kind: 'aborted' }, {}, { do: 'nothing' }],
    ['a call held back by a gate', { kind: 'gated' }, {}, { do: 'nothing' }],
    ['400 on a detail call', { status: 400 }, { missingPanel: true }, { do: 'panel', panel: 2 }],
    ['404 on a detail call', { status: 404 }, { missingPanel: true }, { do: 'panel', panel: 2 }],
    ['503 on a detail call', { status: 503 }, { missingPanel: true }, { do: 'panel', panel: 2 }],
    ['400 with words', { status: 400, msg: 'nickname is too long' }, {}, toast('nickname is too long')],
    ['429', { status: 429, msg: 'slow down' }, {}, toast(busy)],
    ['504', { status: 504 }, {}, toast(busy)],
    ['418', { status: 418 }, {}, toast(busy)],
    ['302', { status: 302 }, {}, toast(busy)],
  ])('%s', (_, failure, quirks, reaction) => expect(reactionTo({ msg: '', ...failure }, quirks)).toEqual(reaction))

  it.each<[keyof typeof otherFailures, string, Reaction]>([
    ['share-record', 'not recorded', toast('not recorded')],
    ['token-timeout', '', toast('token fetch timed out')],
    ['cannot-send', '', toast('cannot send request to iOS')],
    ['mini-program-outside', '', toast('please access in the APP client')],
  ])('other errors: %s', (name, msg, reaction) => {
    const say: (msg: string) => Reaction = otherFailures[name]
    expect(say(msg)).toEqual(reaction)
  })

  it('speaks Chinese too', () => {
    document.documentElement.lang = 'zh-CN'
    expect(reactionTo({ status: 404, msg: '' }, {})).toEqual(toast('请求地址不存在！'))
  })
})
