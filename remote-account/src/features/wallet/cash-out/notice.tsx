import { codes } from '@plaza/shared/api'
import type { Failure } from '@plaza/shared/host'
import { faultsByCode } from './cash-out.model'
import classes from './cash-out.module.css'
import { t } from './cash-out.text'

const atCode = new Set<number | undefined>([codes.captchaWrong, codes.captchaSpent, codes.captchaNeeded, codes.tooMany])

/** Whether a refusal is shown at the code. */
export const isAtCode = ({ code, status }: Failure): boolean => status === 429 || atCode.has(code)

interface NoticeProps {
  refusal: Failure | null
  isNotMade: boolean
  hours: number
}

/** What was refused, where it is not the fault of a field. */
export function Notice({ refusal, isNotMade, hours }: NoticeProps) {
  const words = isNotMade ? t.notMade() : refusal && wordsOf(refusal, hours)
  if (!words) return null
  return (
    <p className={classes.notice} role="alert">
      {words}
    </p>
  )
}

function wordsOf(refusal: Failure, hours: number): string | null {
  const code = refusal.code ?? 0
  if (isAtCode(refusal) || faultsByCode[code]) return null
  const byCode: Readonly<Record<number, () => string>> = {
    [codes.phoneTooNew]: () => t.phoneTooNew(hours),
    [codes.stateChanged]: t.changed,
    [codes.wayClosed]: t.wayClosed,
    [codes.realNameNeeded]: t.needsName,
    [codes.targetNeeded]: t.notBound,
    [codes.nameDiffers]: t.otherName,
  }
  return byCode[code]?.() ?? t.later()
}
