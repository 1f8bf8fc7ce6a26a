import { createHmac } from 'node:crypto'
import { MINUTE_MS, SECOND_MS } from '@plaza/shared/format'
import { asc, eq, lte } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { reasonOf } from '../../data/failures'
import { webhookMessages } from '../../data/schema/index'
import type { Environment } from '../../environment'
import { traceHeaders } from '../../tracing/tracing'
import { noteHalts } from './outbox'

const TIMEOUT_MS = 10_000
/** Messages per run. */
const MOST_AT_ONCE = 20
/** After that many failures over some six hours a message is given up. */
const MOST_ATTEMPTS = 10
const MAX_PAUSE_MS = 60 * MINUTE_MS

type Webhook = NonNullable<Environment['webhook']>

/** `t=<seconds>,v1=<hex>`: an HMAC-SHA256 of `<seconds>.<body>`. */
function signatureOf(body: string, secret: string, now: number): string {
  const seconds = Math.floor(now / SECOND_MS)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

async function post({ url, secret }: Webhook, message: Record<string, unknown>): Promise<void> {
  const text = JSON.stringify(message)
  const response = await fetch(url, {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Plaza',
      ...traceHeaders(),
      'plaza-signature': signatureOf(text, secret, Date.now()),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}

interface DeliverDeps {
  db: Executor
  environment: Pick<Environment, 'webhook' | 'publicOrigin' | 'opsOrigin' | 'site'>
}

/** Sends what is due to the webhook; what fails is tried again after 1, 2, 4 … 60 minutes. */
export async function deliverWebhooks({ db, environment }: DeliverDeps): Promise<void> {
  const { webhook, site } = environment
  if (!webhook) return
  await noteHalts(db, environment)
  const due = await db
    .select()
    .from(webhookMessages)
    .where(lte(webhookMessages.dueAt, new Date()))
    .orderBy(asc(webhookMessages.id))
    .limit(MOST_AT_ONCE)
  // Each site counts its messages for itself.
  for (const message of due) await deliver(db, webhook, message, site?.code ?? null)
}

async function deliver(
  db: Executor,
  webhook: Webhook,
  { id, body, attempts }: typeof webhookMessages.$inferSelect,
  site: string | null,
): Promise<void> {
  const failure = await post(webhook, { id, site, ...body }).then(
    () => null,
    (error) => reasonOf(error).slice(0, 200),
  )
  const pause = Math.min(2 ** attempts * MINUTE_MS, MAX_PAUSE_MS)
  const isOver = failure === null || attempts + 1 >= MOST_ATTEMPTS
  await db
    .update(webhookMessages)
    .set({
      attempts: attempts + 1,
      failure,
      deliveredAt: failure === null ? new Date() : null,
      dueAt: isOver ? null : new Date(Date.now() + pause),
    })
    .where(eq(webhookMessages.id, id))
}
