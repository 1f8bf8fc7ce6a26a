import { createHash, randomBytes } from 'node:crypto'
import { shares } from '@plaza/shared/api'
import { MINUTE_SECONDS } from '@plaza/shared/format'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { newId } from '../../data/ids'
import { activities, circles, contents, shareRecords } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { ownAddress } from '../account/addresses'
import { consumeRateLimit } from '../rate-limits'
import { isShown } from '../shown'
import { requireTarget } from './targets'

const NONCE_BYTES = 12
/** WeChat on Android needs a signature for each page, and a carrier's address has many users. */
const SIGNATURES_MAX = 300

const requesterOf = ({ user, ip }: Context): string => user?.id ?? ip

const otherTables = { circle: circles, activity: activities } as const

/** Counts the share of a content. For other things only their existence is checked; a page belongs to its remote. */
async function countShare(
  db: Executor,
  target: 'content' | 'page' | 'post' | keyof typeof otherTables,
  id: string,
): Promise<void> {
  if (target === 'page') return
  if (target === 'post') return requireTarget(db, target, id)
  const found =
    target === 'content'
      ? await db
          .update(contents)
          .set({ shares: sql`${contents.shares} + 1` })
          .where(and(eq(contents.id, id), isShown.content))
          .returning({ id: contents.id })
      : await db.select({ id: otherTables[target].id }).from(otherTables[target]).where(eq(otherTables[target].id, id))
  if (found.length === 0) throw refuse('contentGone')
}

/** Removes a login from a shared address. */
function withoutLogin(address: string): string {
  try {
    const url = new URL(address)
    for (const name of ['Authorization', 'app']) url.searchParams.delete(name)
    return url.href
  } catch {
    return ''
  }
}

export const shareHandlers = [
  handle(shares.info, async ({ params }, { db }) => {
    const [row] = await db
      .select({
        title: contents.title,
        image: contents.image,
        summary: contents.summary,
        custom: contents.customShare,
      })
      .from(contents)
      .where(and(eq(contents.id, params.id), isShown.content))
    if (!row) throw refuse('contentGone')
    const { title, image, text } = row.custom ?? { ...row, text: row.summary ?? '' }
    return {
      id: params.id,
      is_share_custom: row.custom ? (1 as const) : (0 as const),
      share_title: title,
      share_cover: image,
      share_des: text,
    }
  }),
  handle(shares.record, async ({ body }, context) => {
    const { db, user } = context
    await consumeRateLimit(db, [{ key: `share:${requesterOf(context)}`, max: 30, seconds: MINUTE_SECONDS }])
    await db.transaction(async (tx) => {
      await countShare(tx, body.target ?? 'content', body.post_id)
      await tx.insert(shareRecords).values({
        id: newId(),
        contentId: body.post_id,
        userId: user?.id ?? null,
        channel: body.channel,
        url: withoutLogin(body.shard_url),
        type: body.type,
        sourceType: Math.trunc(body.source_type),
      })
    })
    return {}
  }),
  handle(shares.wechatSignature, async ({ body }, context) => {
    const { db, host, environment, wechat } = context
    await consumeRateLimit(db, [{ key: `jsapi:${requesterOf(context)}`, max: SIGNATURES_MAX, seconds: MINUTE_SECONDS }])
    const url = body.url.split('#')[0] ?? ''
    if (ownAddress(url, host, environment.origins) === null) throw refuse('badInput')
    const { appId, ticket } = await wechat.ticket()
    const timestamp = Math.floor(Date.now() / 1000)
    const noncestr = randomBytes(NONCE_BYTES).toString('base64url')
    const signed = `jsapi_ticket=${ticket}&noncestr=${noncestr}&timestamp=${timestamp}&url=${url}`
    return { appid: appId, timestamp, noncestr, sign: createHash('sha1').update(signed).digest('hex'), url }
  }),
]
