import { codes } from '@plaza/shared/api'
import { HOUR_SECONDS, MINUTE_SECONDS } from '@plaza/shared/format'
import type { Failure } from '@plaza/shared/host'
import { t } from './captcha.text'

const PHONE = /^1[3-9]\d{9}$/
const COUNTRY = /^86(?=1\d{10}$)/
const CAPTCHA = /^\d{6}$/

export const isPhone = (text: string): boolean => PHONE.test(text)
export const isCaptcha = (text: string): boolean => CAPTCHA.test(text)

/** The eleven digits of a number that was typed or pasted (`+86 138-0000-0001`). */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '').replace(COUNTRY, '').slice(0, 11)

/** An error shown next to a field: the phone, or the proof (captcha or password). */
interface FieldError {
  at: 'phone' | 'proof'
  words: string
}

const byCode: Readonly<Record<number, () => FieldError>> = {
  [codes.captchaWrong]: () => ({ at: 'proof', words: t.captchaWrong() }),
  [codes.captchaSpent]: () => ({ at: 'proof', words: t.captchaSpent() }),
  [codes.credentialsWrong]: () => ({ at: 'proof', words: t.credentialsWrong() }),
  [codes.phoneTaken]: () => ({ at: 'phone', words: t.phoneTaken() }),
  [codes.tooMany]: () => ({ at: 'proof', words: t.later() }),
}

/** The field error of a refusal; null if the user was already told. */
export function fieldError(failure: Failure | null): FieldError | null {
  if (failure === null) return null
  if (failure.status === 429) return { at: 'proof', words: tryAgain(failure.retryAfter) }
  return failure.code === undefined ? null : (byCode[failure.code]?.() ?? null)
}

function tryAgain(seconds: number | undefined): string {
  if (seconds === undefined) return t.later()
  if (seconds <= 2 * MINUTE_SECONDS) return t.inSeconds(seconds)
  return seconds <= 2 * HOUR_SECONDS
    ? t.inMinutes(Math.ceil(seconds / MINUTE_SECONDS))
    : t.inHours(Math.ceil(seconds / HOUR_SECONDS))
}

/** Seconds to count down; false for a wait that is too long for a countdown. */
export const countdownOf = (failure: Failure | null): number | false => {
  const seconds = failure?.retryAfter
  return seconds !== undefined && seconds <= 2 * MINUTE_SECONDS ? seconds : false
}
