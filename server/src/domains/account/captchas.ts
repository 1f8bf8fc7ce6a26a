import { randomInt, timingSafeEqual } from 'node:crypto'
import type { CaptchaPurpose } from '@plaza/shared/api'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { captchas } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { hit } from '../rate-limits'
import { placeOf } from './attempts'

const RESEND_SECONDS = 60
const LIVES_MINUTES = 5
const MAX_WRONG = 5
const HOUR = 3_600
const DAY = 86_400

/** A code is bound to its phone and purpose: one sent for a login opens nothing else. */
const codeHash = ({ secret }: Context, phone: string, purpose: string, code: string): string =>
  secret.sign('captcha', `${phone}\n${purpose}\n${code}`)

export async function sendCaptcha(
  context: Context,
  phone: string,
  purpose: CaptchaPurpose,
): Promise<{ resend_after: number }> {
  const { db, sms, ip } = context
  await hit(db, [
    { key: `captcha-minute:${phone}`, max: 1, seconds: RESEND_SECONDS },
    { key: `captcha-hour:${phone}:${ip}`, max: 5, seconds: HOUR },
    { key: `captcha-day:${phone}:${ip}`, max: 10, seconds: DAY },
    { key: `captcha-day:${phone}`, max: 20, seconds: DAY },
    { key: `captcha-ip:${ip}`, max: 20, seconds: HOUR },
  ])
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const fresh = {
    codeHash: codeHash(context, phone, purpose, code),
    wrong: 0,
    wrongElsewhere: 0,
    askedFrom: placeOf(context),
    spentAt: null,
    expiresAt: sql`now() + make_interval(mins => ${LIVES_MINUTES})` as unknown as Date,
  }
  await db
    .insert(captchas)
    .values({ phone, purpose, ...fresh })
    .onConflictDoUpdate({ target: [captchas.phone, captchas.purpose], set: fresh })
  await sms.send(phone, `【星湾融媒】验证码 ${code}，${LIVES_MINUTES} 分钟内有效。请勿告诉他人。`, code)
  return { resend_after: RESEND_SECONDS }
}

/** Whether a code is right, without spending it. */
export async function captchaIsRight(
  context: Context,
  phone: string,
  purpose: CaptchaPurpose,
  code: string,
): Promise<boolean> {
  return (await tryCode(context, phone, purpose, code)) === 'right'
}

/** Spends a code once; refuses a wrong one, and one that is spent, over, or was guessed at too often. */
export async function spendCaptcha(
  context: Context,
  phone: string,
  purpose: CaptchaPurpose,
  code: string,
): Promise<void> {
  const outcome = await tryCode(context, phone, purpose, code)
  if (outcome === 'wrong') throw refuse('captchaWrong')
  if (outcome === 'void') throw refuse('captchaSpent')
  const spent = await context.db
    .update(captchas)
    .set({ spentAt: sql`now()` })
    .where(and(eq(captchas.phone, phone), eq(captchas.purpose, purpose), isNull(captchas.spentAt)))
    .returning({ phone: captchas.phone })
  if (spent.length === 0) throw refuse('captchaSpent')
}

/** Counts the try before it compares, so that parallel guesses cannot outrun the count; a right one is taken back. */
async function tryCode(
  context: Context,
  phone: string,
  purpose: CaptchaPurpose,
  code: string,
): Promise<'right' | 'wrong' | 'void'> {
  const own = and(eq(captchas.phone, phone), eq(captchas.purpose, purpose))
  const place = placeOf(context)
  const counted = (by: number) => ({
    wrong: sql`${captchas.wrong} + case when ${captchas.askedFrom} = ${place} then ${by}::int else 0 end`,
    wrongElsewhere: sql`${captchas.wrongElsewhere} + case when ${captchas.askedFrom} = ${place} then 0 else ${by}::int end`,
  })
  const left = sql`case when ${captchas.askedFrom} = ${place} then ${captchas.wrong} else ${captchas.wrongElsewhere} end < ${MAX_WRONG}`
  const [row] = await context.db
    .update(captchas)
    .set(counted(1))
    .where(and(own, isNull(captchas.spentAt), gt(captchas.expiresAt, sql`now()`), left))
    .returning({ codeHash: captchas.codeHash })
  if (!row) return 'void'
  if (!same(row.codeHash, codeHash(context, phone, purpose, code))) return 'wrong'
  await context.db.update(captchas).set(counted(-1)).where(own)
  return 'right'
}

const same = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
