import { channels as endpoints } from '@plaza/shared/api'
import { MINUTE_SECONDS } from '@plaza/shared/format'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { channelListeners, channels } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'

/** A player says once a minute that it plays; one that has been silent for longer than this has stopped. */
const SILENT_SECONDS = 1.5 * MINUTE_SECONDS

/** Condition on who listens still. */
const isListening = gt(channelListeners.at, sql`now() - make_interval(secs => ${SILENT_SECONDS})`)

export const listenersOf = (db: Executor, channelId: string): Promise<number> =>
  db.$count(channelListeners, and(eq(channelListeners.channelId, channelId), isListening))

async function noteListener({ db, user, ip, secret }: Context, channelId: string): Promise<void> {
  const [channel] = await db.select({ id: channels.id }).from(channels).where(eq(channels.id, channelId))
  if (!channel) throw refuse('contentGone')
  const listener = secret.sign('listener', user ? `person ${user.id}` : `network ${ip}`).slice(0, 24)
  await db
    .insert(channelListeners)
    .values({ channelId, listener })
    .onConflictDoUpdate({ target: [channelListeners.channelId, channelListeners.listener], set: { at: sql`now()` } })
}

export const listenerHandlers = [
  handle(endpoints.listen, async ({ body }, context) => {
    await noteListener(context, body.id)
    return { listeners: await listenersOf(context.db, body.id) }
  }),
]
