import { randomBytes } from 'node:crypto'
import { shares } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { newId } from '../../data/ids'
import { activities, circles, contents, posts, shareRecords } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { handle } from '../../transport/registry'
import { ownAddress } from '../account/addresses'
import { hit } from '../rate-limits'

const MINUTE = 60
const NONCE_BYTES = 12

const who = ({ user, ip }: Context): string => user?.id ?? ip

const others = { post: posts, circle: circles, activity: activities } as const

/** Counts the share of a content; of anything else only that it exists is asked. */
async function noteShared(db: Executor, target: 'content' | keyof typeof others, id: string): Promise<void> {
  const found =
    target === 'content'
      ? await db
          .update(contents)
          .set({ shares: sql`${contents.shares} + 1` })
          .where(eq(contents.id, id))
          .returning({ id: contents.id })
      : await db.select({ id: others[target].id }).from(others[target]).where(eq(others[target].id, id))
  if (found.length === 0) throw refuse('contentGone')
}

/** A shared address never carries a login. */
function cleanAddress(address: string): string {
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
      .select({ title: contents.title, image: contents.image, summary: contents.summary })
      .from(contents)
      .where(eq(contents.id, params.id))
    if (!row) throw refuse('contentGone')
    return {
      id: params.id,
      is_share_custom: 0 as const,
      share_title: row.title,
      share_cover: row.image,
      share_des: row.summary ?? '',
    }
  }),
  handle(shares.record, async ({ body }, context) => {
    const { db, user } = context
    await hit(db, [{ key: `share:${who(context)}`, max: 30, seconds: MINUTE }])
    await db.transaction(async (tx) => {
      await noteShared(tx, body.target ?? 'content', body.post_id)
      await tx.insert(shareRecords).values({
        id: newId(),
        contentId: body.post_id,
        userId: user?.id ?? null,
        channel: body.channel,
        url: cleanAddress(body.shard_url),
        type: body.type,
        sourceType: Math.trunc(body.source_type),
      })
    })
    return {}
  }),
  handle(shares.wechatSignature, async ({ body }, context) => {
    const { db, host, environment, secret } = context
    await hit(db, [{ key: `jsapi:${who(context)}`, max: 20, seconds: MINUTE }])
    const url = body.url.split('#')[0] ?? ''
    if (ownAddress(url, host, environment.origins) === null) throw refuse('badInput')
    const timestamp = Math.floor(Date.now() / 1000)
    const noncestr = randomBytes(NONCE_BYTES).toString('base64url')
    return {
      appid: 'embedded',
      timestamp,
      noncestr,
      sign: secret.sign('jsapi', `${noncestr}\n${timestamp}\n${url}`),
      url,
    }
  }),
]
