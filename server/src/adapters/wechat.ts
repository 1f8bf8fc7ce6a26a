import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../data/database'
import { newId } from '../data/ids'
import { oneTimeCodes } from '../data/schema/index'
import { hashOf } from '../domains/account/sessions'
import { refuse } from '../transport/refusal'
import { EMBEDDED_APP_ID, EMBEDDED_TICKET, sdkIntegrity } from './wechat-stand-in'

export interface WechatPerson {
  openId: string
  nickname: string
}

/** What signs an address for WeChat's JS-SDK. */
export interface WechatTicket {
  appId: string
  ticket: string
}

/** WeChat as the server needs it: where a person says yes, who a code stands for, and what pages share with. */
export interface WechatAdapter {
  /** The JS-SDK, for pages inside WeChat alone; null where nothing is shared. `integrity` is null for WeChat's own file. */
  sdk: { address: string; integrity: string | null } | null
  ticket(): Promise<WechatTicket>
  /** `redirect` is an own address already. */
  address(redirect: string): string
  /** Trades a code once, only with the state that it was asked for with. */
  personOf(code: string, state: string): Promise<WechatPerson | null>
  /** Only of the embedded adapter: its fictional people, and a code for one. */
  people?: readonly WechatPerson[]
  codeFor?(person: WechatPerson, state: string): Promise<string>
}

const CODE_MINUTES = 5
export const SDK_ADDRESS = '/__dev/wechat/jssdk.js'

/** Fictional people instead of WeChat; the first two are accounts of the demo. */
export const embeddedPeople: readonly WechatPerson[] = [
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
      expiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})` as unknown as Date,
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
