import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../data/database'
import { newId } from '../data/ids'
import { oneTimeCodes } from '../data/schema/index'
import { hashOf } from '../secret'
import type { WechatAdapter, WechatPerson } from '../transport/ports/wechat'
import { refuse } from '../transport/refusal'
import { EMBEDDED_APP_ID, EMBEDDED_TICKET, sdkIntegrity } from './wechat-stand-in'

const CODE_MINUTES = 5
export const SDK_ADDRESS = '/__dev/wechat/jssdk.js'

/** Fictional WeChat users; the first two have accounts in the demo. */
const embeddedPeople: readonly WechatPerson[] = [
  { openId: 'wx-501', nickname: '微信用户小舟' },
  { openId: 'wx-502', nickname: '江边的阿梨' },
  { openId: 'wx-new-1', nickname: '远行的云' },
  { openId: 'wx-new-2', nickname: '一盏小灯' },
]

export const embeddedWechat = (db: Database): WechatAdapter => ({
  people: embeddedPeople,
  sdk: { address: SDK_ADDRESS, integrity: sdkIntegrity },
  ticket: async () => ({ appId: EMBEDDED_APP_ID, ticket: EMBEDDED_TICKET }),
  address: (redirect) => `/__dev/wechat/authorise?redirect=${encodeURIComponent(redirect)}`,
  async codeFor({ openId, nickname }, state) {
    const code = newId()
    await db.insert(oneTimeCodes).values({
      codeHash: hashOf(code),
      kind: 'wechat',
      payload: { openId, nickname, stateHash: hashOf(state) },
      expiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
    })
    return code
  },
  async personOf(code, state) {
    const [row] = await db
      .delete(oneTimeCodes)
      .where(
        and(
          eq(oneTimeCodes.codeHash, hashOf(code)),
          eq(oneTimeCodes.kind, 'wechat'),
          eq(sql`${oneTimeCodes.payload} ->> 'stateHash'`, hashOf(state)),
          gt(oneTimeCodes.expiresAt, sql`now()`),
        ),
      )
      .returning({ payload: oneTimeCodes.payload })
    return row ? { openId: row.payload.openId ?? '', nickname: row.payload.nickname ?? '' } : null
  },
})

export const noWechat: WechatAdapter = {
  sdk: null,
  async ticket() {
    throw refuse('busy', { detail: 'wechat.noShare' })
  },
  address() {
    throw refuse('busy', { detail: 'wechat.none' })
  },
  async personOf() {
    throw refuse('busy', { detail: 'wechat.none' })
  },
}
