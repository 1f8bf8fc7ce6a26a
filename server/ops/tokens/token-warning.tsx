import type { OperatorToken } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { usePolled } from '../calls/use-polled'
import notice from '../parts/state.module.css'
import { endOf, endsSoon } from './end.model'

const t = defineTexts({
  soon: { en: 'Tokens end soon:', zh: '以下令牌即将到期：' },
  end: {
    en: (name: string, when: string) => `${name} ${when}`,
    zh: (name: string, when: string) => `${name}，${when}`,
  },
})

/** Tells an operator who may make tokens which of them end soon; nothing without any. */
export function TokenWarning() {
  const list = usePolled<{ list: readonly OperatorToken[] }>('tokens').data?.list ?? []
  const now = Date.now()
  const ending = list.filter((token) => endsSoon(token, now))
  if (ending.length === 0) return null
  return (
    <p className={notice.notice}>
      {t.soon()} <a href="#tokens">{ending.map((token) => t.end(token.name, endOf(token, now).words)).join('; ')}</a>
    </p>
  )
}
