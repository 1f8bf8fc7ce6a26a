import { answeredBy, type Behaviour } from './behaviour'

interface Grant {
  openid: string
  nickname: string
  snapshot?: boolean
}

/**
 * Stand-in of WeChat's API: web authorisation, tokens, and phone numbers that a mini program shares. Checks app, secret,
 * token and code as documented; each code is good once.
 */
export function wechatPlatform(apps: Readonly<Record<string, string>>) {
  const state = {
    behaviour: 'documented' as Behaviour,
    asked: [] as string[],
    /** Error code of the next answers instead of their own. */
    failure: 0,
    grants: new Map<string, Grant>(),
    phones: new Map<string, { purePhoneNumber: string; countryCode: string }>(),
  }
  const used = new Set<string>()
  const tokens = new Map<string, string>()

  const fail = (errcode: number, errmsg: string) => Response.json({ errcode, errmsg })
  /** Takes a code once: 40163 for a used one, 40029 for one that never was. */
  function take<T>(codes: Map<string, T>, code: string): T | Response {
    const found = codes.get(code)
    if (used.has(code)) return fail(40163, 'code been used')
    if (!found) return fail(40029, 'invalid code')
    used.add(code)
    return found
  }

  async function answer(request: Request): Promise<Response> {
    const { origin, pathname, searchParams: query } = new URL(request.url)
    state.asked.push(pathname)
    if (origin !== 'https://api.weixin.qq.com') return new Response(null, { status: 404 })
    if (state.failure) return fail(state.failure, 'system error')
    switch (`${request.method} ${pathname}`) {
      case 'POST /cgi-bin/stable_token': {
        const { grant_type, appid, secret } = (await request.json()) as Record<string, string>
        if (grant_type !== 'client_credential') return fail(40002, 'invalid grant_type')
        if (!appid || apps[appid] !== secret) return fail(40125, 'invalid appsecret')
        tokens.set(`token of ${appid}`, appid)
        return Response.json({ access_token: `token of ${appid}`, expires_in: 7200 })
      }
      case 'GET /sns/oauth2/access_token': {
        if (query.get('grant_type') !== 'authorization_code') return fail(40002, 'invalid grant_type')
        if (apps[query.get('appid') ?? ''] !== query.get('secret')) return fail(40125, 'invalid appsecret')
        const grant = take(state.grants, query.get('code') ?? '')
        if (grant instanceof Response) return grant
        const access_token = `grant of ${grant.openid}`
        const snapshot = grant.snapshot ? { is_snapshotuser: 1 } : {}
        return Response.json({
          access_token,
          expires_in: 7200,
          openid: grant.openid,
          scope: 'snsapi_userinfo',
          ...snapshot,
        })
      }
      case 'GET /sns/userinfo': {
        const grant = [...state.grants.values()].find(({ openid }) => openid === query.get('openid'))
        if (query.get('access_token') !== `grant of ${grant?.openid}`) return fail(40001, 'invalid credential')
        return Response.json({ openid: grant?.openid, nickname: grant?.nickname, sex: 0, privilege: [] })
      }
      case 'POST /wxa/business/getuserphonenumber': {
        if (!tokens.has(query.get('access_token') ?? '')) return fail(40001, 'invalid credential')
        const { code } = (await request.json()) as { code: string }
        const phone = take(state.phones, code)
        if (phone instanceof Response) return phone
        return Response.json({ errcode: 0, errmsg: 'ok', phone_info: { phoneNumber: '', ...phone } })
      }
      default:
        return fail(40066, 'invalid url')
    }
  }
  return { state, call: answeredBy(answer, () => state.behaviour) }
}
