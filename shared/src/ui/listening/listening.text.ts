import { MINUTE_SECONDS } from '../../format'
import { defineTexts } from '../../text'

export const t = defineTexts({
  goOn: { en: 'Continue listening', zh: '继续收听' },
  play: { en: (name: string) => `Play “${name}”`, zh: (name: string) => `播放“${name}”` },
  pause: { en: (name: string) => `Pause “${name}”`, zh: (name: string) => `暂停“${name}”` },
  minutes: { en: (n: number) => `${n} min left`, zh: (n: number) => `剩 ${n} 分钟` },
  seconds: { en: (n: number) => `${n} s left`, zh: (n: number) => `剩 ${n} 秒` },
  finished: { en: 'Finished', zh: '已听完' },
})

/** The result of `leftOf` as text; null if there is none. */
export function leftWords(seconds: number | null): string | null {
  if (seconds === null) return null
  if (seconds === 0) return t.finished()
  return seconds < MINUTE_SECONDS ? t.seconds(Math.ceil(seconds)) : t.minutes(Math.round(seconds / MINUTE_SECONDS))
}
