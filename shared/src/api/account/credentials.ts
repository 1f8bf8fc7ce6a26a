import * as v from 'valibot'
import { codes } from '../core/codes'
import { del, get, group, post, put } from '../core/endpoint'
import { Captcha, Count, Moment, Ok, Password, Phone } from '../core/fields'
import { formFieldCodes, OwnerProof, SessionData, TOO_MANY, WechatCode } from './login'
import { CaptchaPurpose, User } from './user'

const passwordCodes = [...formFieldCodes, codes.passwordWeak] as const
/** A password as typed, to be compared. */
const TypedPassword = v.pipe(v.string(), v.maxLength(512))

/** What an account is proved by: phone, password, WeChat; and the code that takes a login to another own site. */
export const credentials = group('credentials', {
  state: get('/v1/consumer/user/credentials', {
    summary: 'Whether WeChat is bound, and how many devices are logged in',
    domain: 'ucenter',
    data: v.object({ wechat: v.boolean(), devices: Count }),
    needsToken: true,
  }),
  setPassword: post('/v1/consumer/user/password', {
    summary:
      'Sets the first password, or a new one after a captcha; ends all other sessions. A phone without an account gets one',
    domain: 'ucenter',
    body: v.object({ phone: v.optional(Phone), captcha: v.optional(Captcha), password: Password }),
    data: Ok,
    passCodes: passwordCodes,
    silentStatuses: TOO_MANY,
  }),
  changePassword: put('/v1/consumer/user/password', {
    summary: 'Changes the password; ends all other sessions',
    domain: 'ucenter',
    body: v.object({ old_password: TypedPassword, password: Password }),
    data: Ok,
    needsToken: true,
    passCodes: passwordCodes,
    silentStatuses: TOO_MANY,
  }),
  initPassword: post('/v2/consumer/init_password', {
    summary: 'First password of an account that has none; ends all other sessions',
    domain: 'ucenter',
    body: v.object({ password: Password }),
    data: Ok,
    needsToken: true,
    passCodes: passwordCodes,
    silentStatuses: TOO_MANY,
  }),
  sendOwnCaptcha: post('/v1/consumer/user/phone_captcha', {
    summary: 'Sends a captcha to the own phone, to prove it before another one is bound',
    domain: 'ucenter',
    /** The code itself only where messages are kept instead of sent. */
    data: v.object({ resend_after: Count, captcha: v.optional(Captcha) }),
    needsToken: true,
    passCodes: formFieldCodes,
    silentStatuses: TOO_MANY,
  }),
  prove: post('/v1/consumer/user/proof', {
    summary: 'Checks a captcha of the own phone, or the password, without spending it',
    domain: 'ucenter',
    body: v.object(OwnerProof),
    data: Ok,
    needsToken: true,
    passCodes: formFieldCodes,
    silentStatuses: TOO_MANY,
  }),
  rebindPhone: put('/v1/consumer/user/phone', {
    summary: 'Binds a new phone after the old one, or the password, has been proved; ends all other sessions',
    domain: 'ucenter',
    body: v.object({ phone: Phone, captcha: Captcha, ...OwnerProof }),
    data: User,
    needsToken: true,
    passCodes: formFieldCodes,
    silentStatuses: TOO_MANY,
  }),
  authWechat: get('/v2/consumer/auth_wechat', {
    summary: 'WeChat authorisation address, as `wechatAddress`',
    domain: 'ucenter',
    query: v.object({ redirect: v.pipe(v.string(), v.maxLength(1024)) }),
    data: v.object({ url: v.string() }),
    passCodes: [codes.wayClosed],
  }),
  bindWechat: post('/v2/consumer/bind_wechat', {
    summary:
      'Binds a WeChat identity to an account that has none, after its phone or password has been proved as for a new phone',
    domain: 'ucenter',
    body: v.object({ ...WechatCode, ...OwnerProof }),
    data: User,
    needsToken: true,
    passCodes: [...formFieldCodes, codes.repeated],
    silentStatuses: TOO_MANY,
  }),
  wechatPhone: post('/v1/consumer/wechat/phone', {
    summary: 'Binds the phone that WeChat knows, by its code',
    domain: 'ucenter',
    body: v.object({ code: v.pipe(v.string(), v.maxLength(512)) }),
    data: User,
    needsToken: true,
    passCodes: formFieldCodes,
    silentStatuses: TOO_MANY,
  }),
  wechatBindPhone: post('/v2/consumer/wechat_bind_phone', {
    summary: 'Binds a phone to a WeChat login',
    domain: 'ucenter',
    body: v.object({ phone: Phone, captcha: Captcha }),
    data: User,
    needsToken: true,
    passCodes: formFieldCodes,
    silentStatuses: TOO_MANY,
  }),
  bindPhone: post('/v2/consumer/bind_phone', {
    summary: 'Binds the first phone to the account',
    domain: 'ucenter',
    body: v.object({ phone: Phone, captcha: Captcha }),
    data: User,
    needsToken: true,
    passCodes: formFieldCodes,
    silentStatuses: TOO_MANY,
  }),
  checkCaptcha: put('/v1/consumer/phone_captcha', {
    summary: 'Checks a captcha without spending it',
    domain: 'ucenter',
    body: v.object({ phone: Phone, purpose: CaptchaPurpose, captcha: Captcha }),
    data: v.object({ valid: v.boolean() }),
  }),
  unbindWechat: del('/v2/consumer/bind_wechat', {
    summary:
      'Unbinds WeChat from the account and ends all other sessions; refused where no phone could log in to it any more',
    domain: 'ucenter',
    data: Ok,
    needsToken: true,
  }),
  siteCode: post('/v2/consumer/oauth2/code', {
    summary: 'A code that another own site trades for a session; once, within five minutes',
    domain: 'ucenter',
    body: v.object({ redirect: v.pipe(v.string(), v.maxLength(1024)) }),
    data: v.object({ code: v.string(), expires_at: Moment }),
    needsToken: true,
  }),
  siteSession: post('/v2/consumer/oauth2/token', {
    summary: 'Trades such a code, with the address that it was made for, for a session that ends with the first one',
    domain: 'ucenter',
    body: v.object({ code: v.pipe(v.string(), v.maxLength(512)), redirect: v.pipe(v.string(), v.maxLength(1024)) }),
    data: SessionData,
    passCodes: formFieldCodes,
  }),
})
