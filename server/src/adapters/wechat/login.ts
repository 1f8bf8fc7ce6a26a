import * as v from 'valibot'
import type { WechatAccount } from '../../provider-accounts'
import type { WechatAdapter } from '../../transport/ports/wechat'
import { refuse } from '../../transport/refusal'
import { accessToken, callWechat, exchangeCode, type WechatConnection } from './api'

const AUTHORISE = 'https://open.weixin.qq.com/connect/oauth2/authorize'

const Grant = v.object({
  access_token: v.string(),
  openid: v.string(),
  /** 1: who only previews the page gets a made-up identity. */
  is_snapshotuser: v.optional(v.number()),
})
const UserInfo = v.object({ openid: v.string(), nickname: v.string() })
const PhoneAnswer = v.object({
  phone_info: v.object({ purePhoneNumber: v.string(), countryCode: v.union([v.string(), v.number()]) }),
})
const CHINA = '86'

/** Login by the web authorisation of an official account (scope `snsapi_userinfo`). */
export function authorisation(
  { appId, secret }: WechatAccount,
  wechat: WechatConnection,
): Pick<WechatAdapter, 'address' | 'personOf'> {
  async function readPerson(code: string) {
    const query = { appid: appId, secret, code, grant_type: 'authorization_code' }
    const grant = await callWechat(wechat, Grant, '/sns/oauth2/access_token', { query })
    if (grant.is_snapshotuser === 1) throw refuse('notAllowed', { detail: 'wechat.preview' })
    const { access_token, openid } = grant
    const user = await callWechat(wechat, UserInfo, '/sns/userinfo', { query: { access_token, openid, lang: 'zh_CN' } })
    return { openId: user.openid, nickname: user.nickname }
  }
  return {
    address(redirect, origin) {
      // WeChat demands this order of the parameters; the browser appends its state.
      const query = new URLSearchParams([
        ['appid', appId],
        ['redirect_uri', origin + redirect],
        ['response_type', 'code'],
        ['scope', 'snsapi_userinfo'],
      ])
      return `${AUTHORISE}?${query}#wechat_redirect`
    },
    // The browser compared the state with its own before it sent the code; WeChat does not know it.
    personOf: (code) => exchangeCode(() => readPerson(code)),
  }
}

/** Reads the phone number that a person shares by a button of our mini program. */
export function sharedPhone(
  miniProgram: WechatAccount | undefined,
  wechat: WechatConnection,
): Pick<WechatAdapter, 'phoneOf'> {
  return {
    async phoneOf(code) {
      if (!miniProgram) throw refuse('busy', { detail: 'wechat.none' })
      const answer = await exchangeCode(async () => {
        const query = { access_token: await accessToken(wechat, miniProgram) }
        return callWechat(wechat, PhoneAnswer, '/wxa/business/getuserphonenumber', { query, body: { code } })
      })
      if (!answer) return null
      const { countryCode, purePhoneNumber } = answer.phone_info
      if (String(countryCode) !== CHINA) throw refuse('badInput', { detail: 'phone.malformed' })
      return purePhoneNumber
    },
  }
}
