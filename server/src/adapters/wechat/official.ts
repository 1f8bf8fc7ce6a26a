import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../data/database'
import { sharedValues } from '../../data/schema/index'
import type { WechatAccount } from '../../provider-accounts'
import type { WechatAdapter, WechatTicket } from '../../transport/ports/wechat'
import { refuse } from '../../transport/refusal'
import { accessToken, callWechat, connection, type WechatConnection } from './api'
import { authorisation, sharedPhone } from './login'

const SDK = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'
/** A ticket is refreshed this long before it expires. */
const SPARE_MS = 300_000
/** Pause after a failure, because every page requests a signature again each second. */
const PAUSE_MS = 5_000

const StoredTicket = v.object({ appId: v.string(), ticket: v.string(), until: v.number() })
const TicketAnswer = v.object({ ticket: v.string(), expires_in: v.number() })
type StoredTicket = v.InferOutput<typeof StoredTicket>

interface OfficialAccounts {
  account: WechatAccount
  /** Mini program whose button shares phone numbers. */
  miniProgram?: WechatAccount | undefined
}

/**
 * Login by WeChat, and signatures for WeChat's own client. The ticket is stored in the database for all servers; two
 * that fetch it at once get the same one.
 */
export function officialWechat(
  { account, miniProgram }: OfficialAccounts,
  db: Database,
  { now = Date.now, ...wechat }: WechatConnection & { now?: () => number } = connection,
): WechatAdapter {
  const { appId } = account
  const name = 'wechat-ticket'
  let current: StoredTicket | undefined
  let fetching: Promise<StoredTicket> | undefined
  let pausedUntil = 0

  const isFresh = (kept: StoredTicket | undefined): kept is StoredTicket =>
    kept !== undefined && kept.until - SPARE_MS > now()

  async function fetchTicket(): Promise<StoredTicket> {
    const query = { access_token: await accessToken(wechat, account), type: 'jsapi' }
    const { ticket, expires_in } = await callWechat(wechat, TicketAnswer, '/cgi-bin/ticket/getticket', { query })
    const kept = { appId, ticket, until: now() + expires_in * 1000 }
    const value = JSON.stringify(kept)
    await db
      .insert(sharedValues)
      .values({ name, value })
      .onConflictDoUpdate({ target: sharedValues.name, set: { value } })
    return kept
  }

  async function readSharedTicket(): Promise<StoredTicket | undefined> {
    const [row] = await db.select().from(sharedValues).where(eq(sharedValues.name, name))
    const kept = row && v.safeParse(StoredTicket, JSON.parse(row.value))
    return kept?.success && kept.output.appId === appId ? kept.output : undefined
  }

  async function renewTicket(): Promise<StoredTicket> {
    current = await readSharedTicket()
    if (isFresh(current)) return current
    if (pausedUntil <= now()) {
      try {
        current = await fetchTicket()
        return current
      } catch {
        pausedUntil = now() + PAUSE_MS
      }
    }
    if (current && current.until > now()) return current
    throw refuse('busy', { detail: 'wechat.away', retryAfter: PAUSE_MS / 1000 })
  }

  return {
    ...authorisation(account, wechat),
    ...sharedPhone(miniProgram, wechat),
    sdk: { address: SDK, integrity: null },
    async ticket(): Promise<WechatTicket> {
      if (isFresh(current)) return current
      fetching ??= renewTicket().finally(() => {
        fetching = undefined
      })
      return fetching
    },
  }
}
