import { codes } from '@plaza/shared/api'
import type { Failure } from '@plaza/shared/host'
import { t } from './captcha.text'

const PHONE = /^1[3-9]\d{9}$/
const COUNTRY = /^86(?=1\d{10}$)/
const CAPTCHA = /^\d{6}$/

export const isPhone = (text: string): boolean => PHONE.test(text)
export const isCaptcha = (text: string): boolean => CAPTCHA.test(text)

/** What was typed or pasted (`+86 138-0000-0001`) as the eleven digits of a number. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '').replace(COUNTRY, '').slice(0, 11)

/** Words to stand beside a field: the phone's, or that of what proves the person (captcha, password). */
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

/** What a refusal says beside a field; null for what the person has been told already. */
export function fieldError(failure: Failure | null): FieldError | null {
  if (failure === null) return null
  if (failure.status === 429) return { at: 'proof', words: tryAgain(failure.retryAfter) }
  return failure.code === undefined ? null : (byCode[failure.code]?.() ?? null)
}

const MINUTE = 60
const HOUR = 3600

function tryAgain(seconds: number | undefined): string {
  if (seconds === undefined) return t.later()
  if (seconds <= 2 * MINUTE) return t.inSeconds(seconds)
  return seconds <= 2 * HOUR ? t.inMinutes(Math.ceil(seconds / MINUTE)) : t.inHours(Math.ceil(seconds / HOUR))
}

/** Seconds that a countdown may show; a longer wait is said in words alone. */
export const countdownOf = (failure: Failure | null): number | false => {
  const seconds = failure?.retryAfter
  return seconds !== undefined && seconds <= 2 * MINUTE ? seconds : false
}
