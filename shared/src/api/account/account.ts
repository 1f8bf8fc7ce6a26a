import * as v from 'valibot'
import { codes } from '../core/codes'
import { get, group, post, put } from '../core/endpoint'
import { Captcha, Count, Ok, Phone, text } from '../core/fields'
import { Agreed, formFieldCodes, LoginOrigin, loginCodes, SessionData, TOO_MANY, WechatCode } from './login'
import { MessageKind } from './message-kind'
import { CaptchaPurpose, Nickname, User } from './user'

export const account = group('account', {
  sendCaptcha: get('/v1/consumer/phone_captcha', {
    summary: 'Sends a captcha: once a minute, five an hour, ten a day for a phone',
    domain: 'ucenter',
    query: v.object({ phone: Phone, purpose: CaptchaPurpose }),
    needsHeader: true,
    data: v.object({ resend_after: Count }),
    passCodes: formFieldCodes,
    silentStatuses: TOO_MANY,
  }),
  logIn: post('/v1/consumer/login', {
    summary: 'Logs in by captcha (makes the account at the first time) or by password',
    domain: 'ucenter',
    body: v.variant('way', [
      v.object({ way: v.literal('captcha'), phone: Phone, captcha: Captcha, ...Agreed, ...LoginOrigin }),
      v.object({
        way: v.literal('password'),
        phone: Phone,
        password: v.pipe(v.string(), v.maxLength(512)),
        ...Agreed,
        ...LoginOrigin,
      }),
    ]),
    data: SessionData,
    passCodes: loginCodes,
    silentStatuses: TOO_MANY,
  }),
  logOut: get('/v1/loginOut', { summary: 'Ends the session', domain: 'ucenter', data: Ok }),
  handOver: post('/v1/consumer/handover', {
    summary: 'Trades a token that a native shell handed over for a session of this browser',
    domain: 'ucenter',
    body: v.object({ token: v.pipe(v.string(), v.regex(/^[\w.-]{20,2048}$/)) }),
    data: SessionData,
    passCodes: [303001, 302001],
  }),
  current: get('/v1/consumer/current_user', {
    summary: 'The current user; 303001 is passed through quietly',
    domain: 'ucenter',
    data: User,
    passCodes: [303001],
    needsToken: true,
  }),
  profile: get('/v1/consumer/user', { summary: 'Own profile', domain: 'ucenter', data: User, needsToken: true }),
  changeProfile: put('/v1/consumer/user', {
    summary: 'Changes own profile',
    domain: 'ucenter',
    body: v.object({
      nickname: v.optional(Nickname),
      avatar: v.optional(v.string()),
      intro: v.optional(text(200, 0)),
      sex: v.optional(v.picklist([0, 1, 2])),
      birthdate: v.optional(v.pipe(v.string(), v.isoDate(), v.minValue('1900-01-01'))),
      home_address: v.optional(text(100, 0)),
    }),
    data: User,
    needsToken: true,
  }),
  wechatAddress: get('/v1/consumer/wechat/auth', {
    summary:
      'WeChat authorisation address; the embedded adapter answers with an address of this server; 403008 where none is set up',
    domain: 'ucenter',
    query: v.object({ redirect: v.pipe(v.string(), v.maxLength(1024)) }),
    data: v.object({ url: v.string() }),
    passCodes: [codes.wayClosed],
    silentStatuses: [503],
  }),
  logInByWechat: post('/v2/consumer/login_by_wechat', {
    summary: 'Logs in by a WeChat code',
    domain: 'ucenter',
    body: v.object({ ...WechatCode, ...Agreed, ...LoginOrigin }),
    data: SessionData,
    passCodes: loginCodes,
    silentStatuses: TOO_MANY,
  }),
  statistics: get('/v1/my_statistics', {
    summary: 'Counts on the own page',
    domain: 'ucenter',
    data: v.object({
      collections: Count,
      histories: Count,
      follows: Count,
      subscriptions: Count,
      comments: Count,
      activities: Count,
      hours: v.number(),
    }),
    needsToken: true,
  }),
  unread: get('/v1/user_not_views', {
    summary: 'Unread counts',
    domain: 'ucenter',
    /** Counted up to 100 in all; `messages` are all but `replies`. */
    data: v.object({
      messages: Count,
      replies: Count,
      kinds: v.optional(v.array(v.object({ kind: MessageKind, unread: Count }))),
    }),
    needsToken: true,
  }),
})
