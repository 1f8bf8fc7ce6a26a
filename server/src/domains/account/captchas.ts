import { randomInt } from 'node:crypto'
import type { CaptchaPurpose } from '@plaza/shared/api'
import { and, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { captchas } from '../../data/schema/index'
import { isSame } from '../../secret'
import type { Context } from '../../transport/context'
import { Refusal, refuse } from '../../transport/refusal'
import { consumeRateLimit } from '../rate-limits'
import { knownPlaceOf, placeOf } from './attempts'
import { isOwner, limitCaptchas, RESEND_SECONDS } from './captcha-limits'

const LIVES_MINUTES = 5
/** The third wrong guess voids a code for the one who guesses. */
const MAX_WRONG = 3

/** The owner's code is stored apart, so that a stranger's request does not replace it. */
const ownerPurpose = (purpose: CaptchaPurpose): string => `${purpose}:owner`

/** A code is bound to its phone and purpose. */
const codeHash = ({ secret }: Context, phone: string, purpose: string, code: string): string =>
  secret.sign('captcha', `${phone}\n${purpose}\n${code}`)

const isLiving = (phone: string, purpose: CaptchaPurpose) =>
  and(
    eq(captchas.phone, phone),
    inArray(captchas.purpose, [purpose, ownerPurpose(purpose)]),
    isNull(captchas.spentAt),
    gt(captchas.expiresAt, sql`now()`),
  )

export async function sendCaptcha(
  context: Context,
  phone: string,
  purpose: CaptchaPurpose,
): Promise<{ resend_after: number }> {
  const { db, sms } = context
  const byOwner = await isOwner(context, phone)
  await limitCaptchas(context, phone, byOwner)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const values = {
    codeHash: codeHash(context, phone, purpose, code),
    wrong: 0,
    wrongElsewhere: 0,
    wrongByOwner: 0,
    askedFrom: placeOf(context),
    spentAt: null,
    expiresAt: sql`now() + make_interval(mins => ${LIVES_MINUTES})`,
  }
  await db
    .insert(captchas)
    .values({ phone, purpose: byOwner ? ownerPurpose(purpose) : purpose, ...values })
    .onConflictDoUpdate({ target: [captchas.phone, captchas.purpose], set: values })
  await sms.send(phone, { template: 'captcha', params: { code, minutes: String(LIVES_MINUTES) } })
  return { resend_after: RESEND_SECONDS }
}

/** Whether the code that a phone has now was sent at a request from this network: it allows three wrong guesses. */
export async function isAskedFromHere(context: Context, phone: string, purpose: CaptchaPurpose): Promise<boolean> {
  const isIt = and(
    isLiving(phone, purpose),
    eq(captchas.askedFrom, placeOf({ secret: context.secret, ip: context.ip })),
  )
  const rows = await context.db.select({ phone: captchas.phone }).from(captchas).where(isIt).limit(1)
  return rows.length > 0
}

/** Whether a code is right; does not invalidate it. */
export async function captchaIsRight(
  context: Context,
  phone: string,
  purpose: CaptchaPurpose,
  code: string,
): Promise<boolean> {
  return typeof (await tryCode(context, phone, purpose, code)) === 'object'
}

/**
 * Invalidates a code. Refuses one that is wrong, used, expired or guessed too often. What `check` refuses once the code
 * is known to be right spends nothing: the user may send the same code again.
 */
export async function spendCaptcha(
  context: Context,
  phone: string,
  purpose: CaptchaPurpose,
  code: string,
  check?: () => Promise<void>,
): Promise<void> {
  const outcome = await tryCode(context, phone, purpose, code)
  if (outcome === 'wrong') throw refuse('captchaWrong')
  if (outcome === 'void') throw refuse('captchaSpent')
  await check?.()
  const spentRows = await context.db
    .update(captchas)
    .set({ spentAt: sql`now()` })
    .where(and(eq(captchas.phone, phone), eq(captchas.purpose, outcome.right), isNull(captchas.spentAt)))
    .returning({ phone: captchas.phone })
  if (spentRows.length === 0) throw refuse('captchaSpent')
}

/**
 * Compares a code with the owner's and the strangers' code. Counts the attempt before it compares, so that parallel
 * guesses cannot exceed the limit, and takes a right one back. Returns the purpose under which the matching code is
 * stored.
 */
async function tryCode(
  context: Context,
  phone: string,
  purpose: CaptchaPurpose,
  code: string,
): Promise<{ right: string } | 'wrong' | 'void'> {
  const isValid = isLiving(phone, purpose)
  const known = await knownPlaceOf(context, phone)
  const { rows, takeBack } = await (known?.device
    ? countGuessOfDevice(context.db, isValid, known.device)
    : countGuess(context, phone, { isValid, byOwner: known !== null || context.user?.phone === phone }))
  if (rows.length === 0) return 'void'
  const hash = codeHash(context, phone, purpose, code)
  const right = rows.find((row) => isSame(row.codeHash, hash))
  if (!right) return 'wrong'
  await takeBack?.()
  return { right: right.purpose }
}

/** Codes against which a guess was counted; none if the guesses are used up. */
interface CountedGuess {
  rows: { codeHash: string; purpose: string }[]
  takeBack?: () => Promise<unknown>
}

const codeColumns = { codeHash: captchas.codeHash, purpose: captchas.purpose }

/** A device that is known to the account has guesses of its own: nobody who shares its network uses them up. */
async function countGuessOfDevice(db: Database, isValid: SQL | undefined, device: string): Promise<CountedGuess> {
  const rows = await db.select(codeColumns).from(captchas).where(isValid)
  const limits = rows.map(({ codeHash: code }) => ({
    key: `captcha-guess:${code}:${device}`,
    max: MAX_WRONG,
    seconds: LIVES_MINUTES * 60,
  }))
  try {
    await consumeRateLimit(db, limits)
    return { rows }
  } catch (error) {
    if (error instanceof Refusal) return { rows: [] }
    throw error
  }
}

/** Everybody else's guesses are counted by where they come from. */
async function countGuess(
  { db, secret, ip }: Context,
  phone: string,
  { isValid, byOwner }: { isValid: SQL | undefined; byOwner: boolean },
): Promise<CountedGuess> {
  const { wrong, left } = guessCounters(placeOf({ secret, ip }), byOwner)
  const rows = await db.update(captchas).set(wrong(1)).where(and(isValid, left)).returning(codeColumns)
  const isCounted = and(
    eq(captchas.phone, phone),
    inArray(
      captchas.purpose,
      rows.map((row) => row.purpose),
    ),
  )
  return { rows, takeBack: () => db.update(captchas).set(wrong(-1)).where(isCounted) }
}

/** How the guesses of a requester are counted, and whether any are left. */
function guessCounters(place: string, byOwner: boolean) {
  if (byOwner)
    return {
      wrong: (by: number) => ({ wrongByOwner: sql`${captchas.wrongByOwner} + ${by}::int` }),
      left: lt(captchas.wrongByOwner, MAX_WRONG),
    }
  const here = sql`${captchas.askedFrom} = ${place}`
  return {
    wrong: (by: number) => ({
      wrong: sql`${captchas.wrong} + case when ${here} then ${by}::int else 0 end`,
      wrongElsewhere: sql`${captchas.wrongElsewhere} + case when ${here} then 0 else ${by}::int end`,
    }),
    left: sql`case when ${here} then ${captchas.wrong} else ${captchas.wrongElsewhere} end < ${MAX_WRONG}`,
  }
}
