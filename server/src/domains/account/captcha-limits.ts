import type { Context } from '../../transport/context'
import { hit, takeShare } from '../rate-limits'
import { isKnown, placeOf } from './attempts'

export const RESEND_SECONDS = 60
const HOUR = 3_600
const DAY = 86_400
const STRANGERS_A_DAY = 20

/** Whether a phone's owner asks, as far as can be told: logged in, or from where they logged in before. */
export async function isOwner(context: Context, phone: string): Promise<boolean> {
  return context.user?.phone === phone || isKnown(context, phone)
}

/** Counts a message to a phone, before it is sent; see docs/decisions/0029-limits. */
export async function limitCaptchas(context: Context, phone: string, byOwner: boolean): Promise<void> {
  const { db, ip, user } = context
  const share = user?.phone === phone ? user.id : placeOf(context)
  const minute = byOwner ? `captcha-minute:${phone}:${share}` : `captcha-minute:${phone}`
  await db.transaction(async (tx) => {
    await hit(tx, [
      { key: minute, max: 1, seconds: RESEND_SECONDS },
      { key: `captcha-hour:${phone}:${share}`, max: 5, seconds: HOUR },
      { key: `captcha-day:${phone}:${share}`, max: 10, seconds: DAY },
      { key: `captcha-ip:${ip}`, max: 20, seconds: HOUR },
    ])
    if (byOwner) return
    const [left] = await takeShare(tx, [{ key: `captcha-day:${phone}`, amount: 1, max: STRANGERS_A_DAY, seconds: DAY }])
    if (left) return
    // The owner may be in a new place: each has one message a day beyond, all together one an hour.
    await hit(tx, [
      { key: `captcha-late:${phone}:${share}`, max: 1, seconds: DAY },
      { key: `captcha-late:${phone}`, max: 1, seconds: HOUR },
    ])
  })
}
