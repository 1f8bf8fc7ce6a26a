import type { JoinState } from '@plaza/shared/api'
import type { Language } from '@plaza/shared/text'
import type { Tone } from '@plaza/shared/ui'

export const tones: Readonly<Record<JoinState, Tone>> = {
  received: 'blue',
  reviewing: 'gold',
  accepted: 'green',
  refused: 'red',
  withdrawn: 'grey',
}

/** Words of the site in a language. */
export const said = ({ zh, en }: { zh: string; en: string }, language: Language): string =>
  language === 'en' ? en : zh
