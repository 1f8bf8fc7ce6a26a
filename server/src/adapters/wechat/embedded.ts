import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { newId } from '../../data/ids'
import { oneTimeCodes } from '../../data/schema/index'
import { hashOf } from '../../secret'
import type { WechatAdapter, WechatPerson } from '../../transport/ports/wechat'
import { refuse } from '../../transport/refusal'
import { EMBEDDED_APP_ID, EMBEDDED_TICKET, sdkIntegrity } from './sdk-stand-in'

const CODE_MINUTES = 5
export const SDK_ADDRESS = '/__dev/wechat/jssdk.js'

/** Fictional WeChat users; the first two have accounts in the demo. */
const embeddedPeople: readonly WechatPerson[] = [
  { openId: 'wx-501', nickname: '微信用户小舟' },
  { openId: 'wx-502', nickname: '江边的阿梨' },
  { openId: 'wx-new-1', nickname: '远行的云' },
  { openId: 'wx-new-2', nickname: '一盏小灯' },
]

async function storeCode(db: Database, kind: string, payload: Record<string, string>): Promise<string> {
  const code = newId()
  const expiresAt = sql`now() + make_interval(mins => ${CODE_MINUTES})`
  await db.insert(oneTimeCodes).values({ codeHash: hashOf(code), kind, payload, expiresAt })
  return code
}

async function spendCode(db: Database, kind: string, code: string, more?: SQL) {
  const { codeHash, expiresAt, payload } = oneTimeCodes
  const isValid = and(eq(codeHash, hashOf(code)), eq(oneTimeCodes.kind, kind), more, gt(expiresAt, sql`now()`))
  const [row] = await db.delete(oneTimeCodes).where(isValid).returning({ payload })
  return row?.payload ?? null
}

export const embeddedWechat = (db: Database): WechatAdapter => ({
  people: embeddedPeople,
  sdk: { address: SDK_ADDRESS, integrity: sdkIntegrity },
  ticket: async () => ({ appId: EMBEDDED_APP_ID, ticket: EMBEDDED_TICKET }),
  address: (redirect) => `/__dev/wechat/authorise?redirect=${encodeURIComponent(redirect)}`,
  codeFor: ({ openId, nickname }, state) => storeCode(db, 'wechat', { openId, nickname, stateHash: hashOf(state) }),
  async personOf(code, state) {
    const payload = await spendCode(db, 'wechat', code, eq(sql`${oneTimeCodes.payload} ->> 'stateHash'`, hashOf(state)))
    return payload && { openId: payload.openId ?? '', nickname: payload.nickname ?? '' }
  },
  phoneCodeFor: (phone) => storeCode(db, 'wechat-phone', { phone }),
  phoneOf: async (code) => (await spendCode(db, 'wechat-phone', code))?.phone ?? null,
})

export const noWechat: WechatAdapter = {
  sdk: null,
  async ticket() {
    throw refuse('busy', { detail: 'wechat.noShare' })
  },
  /** Each visit of the login asks: a failure of the server would count as an outage. */
  address() {
    throw refuse('wayClosed', { detail: 'wechat.none' })
  },
  async personOf() {
    throw refuse('busy', { detail: 'wechat.none' })
  },
  async phoneOf() {
    throw refuse('busy', { detail: 'wechat.none' })
  },
}
