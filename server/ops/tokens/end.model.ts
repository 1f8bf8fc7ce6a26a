import { DAY_MS } from '@plaza/shared/format'
import { type OperatorToken, TOKEN_WARNING_DAYS } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { moment } from '../parts/format'
import type { Tone } from '../parts/tag'

const t = defineTexts({
  none: { en: 'no end: replace it', zh: '无期限，请更换' },
  ended: { en: (at: string) => `ended on ${at}`, zh: (at: string) => `${at} 已到期` },
  soon: {
    en: (days: number, at: string) => `in ${days === 1 ? 'a day' : `${days} days`}, on ${at}`,
    zh: (days: number, at: string) => `${days} 天后（${at}）`,
  },
})

/** When a token ends, and whether somebody should look at it. */
export function endOf({ endsAt }: Pick<OperatorToken, 'endsAt'>, now: number): { tone: Tone; words: string } {
  if (endsAt === null) return { tone: 'watch', words: t.none() }
  if (endsAt <= now) return { tone: 'bad', words: t.ended(moment(endsAt)) }
  const days = Math.ceil((endsAt - now) / DAY_MS)
  return days <= TOKEN_WARNING_DAYS
    ? { tone: 'watch', words: t.soon(days, moment(endsAt)) }
    : { tone: 'none', words: moment(endsAt) }
}

/** Whether a token works and will stop doing so before somebody may have thought of it. */
export const endsSoon = (token: Pick<OperatorToken, 'endsAt'>, now: number): boolean =>
  token.endsAt !== null && token.endsAt > now && endOf(token, now).tone === 'watch'
