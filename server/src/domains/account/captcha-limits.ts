import { DAY_SECONDS, HOUR_SECONDS } from '@plaza/shared/format'
import type { Executor } from '../../data/database'
import { wideNetworkOf } from '../../transport/client/address'
import type { Context } from '../../transport/context'
import { Refusal } from '../../transport/refusal'
import { consumeRateLimit, takeAllowance } from '../rate-limits'
import { knownPlaceOf, placeOf } from './attempts'

export const RESEND_SECONDS = 60
const STRANGERS_A_DAY = 20
const NETWORK_AN_HOUR = 60

/** Whether the request comes from the phone's owner: logged in, or from a network where they logged in before. */
export async function isOwner(context: Context, phone: string): Promise<boolean> {
  return context.user?.phone === phone || (await knownPlaceOf(context, phone)) !== null
}

/** Counts a message to a phone before it is sent; see docs/decisions/0029. */
export async function limitCaptchas(context: Context, phone: string, byOwner: boolean): Promise<void> {
  const { db, ip, user } = context
  const share = user?.phone === phone ? user.id : placeOf(context)
  const minute = byOwner ? `captcha-minute:${phone}:${share}` : `captcha-minute:${phone}`
  await db.transaction(async (tx) => {
    await consumeRateLimit(tx, [
      { key: minute, max: 1, seconds: RESEND_SECONDS },
      { key: `captcha-hour:${phone}:${share}`, max: 5, seconds: HOUR_SECONDS },
      { key: `captcha-day:${phone}:${share}`, max: 10, seconds: DAY_SECONDS },
      { key: `captcha-ip:${ip}`, max: 20, seconds: HOUR_SECONDS },
    ])
    if (!byOwner) await limitStrangers(context, tx, phone, share)
  })
}

/** Limits for all strangers together, and for all strangers at one phone. */
async function limitStrangers(context: Context, tx: Executor, phone: string, share: string): Promise<void> {
  const network = wideNetworkOf(context.ip)
  if (network !== context.ip)
    await consumeRateLimit(tx, [{ key: `captcha-network:${network}`, max: NETWORK_AN_HOUR, seconds: HOUR_SECONDS }])
  const [left] = await takeAllowance(tx, [
    { key: `captcha-day:${phone}`, amount: 1, max: STRANGERS_A_DAY, seconds: DAY_SECONDS },
  ])
  // The owner may be in a new place: beyond the limit each network has one message a day, and all together one an hour.
  if (!left)
    await consumeRateLimit(tx, [
      { key: `captcha-late:${phone}:${share}`, max: 1, seconds: DAY_SECONDS },
      { key: `captcha-late:${phone}`, max: 1, seconds: HOUR_SECONDS },
    ])
  const max = context.environment.captchasPerHour
  try {
    await consumeRateLimit(tx, [{ key: 'captcha-all', max, seconds: HOUR_SECONDS }])
  } catch (error) {
    if (error instanceof Refusal) context.log.warn({ max }, 'the captchas of this hour are used up')
    throw error
  }
}
