import { useHost } from '@plaza/shared/host'
import { useState } from 'react'

export type Way = 'captcha' | 'password'
interface Draft {
  phone: string
  way: Way
}

const KEY = 'login'

/** What was typed and is no secret, kept over a reload. */
export function useDraft() {
  const { drafts } = useHost()
  const [draft, setDraft] = useState<Draft>(() => ({ phone: '', way: 'captcha', ...drafts.read<Draft>(KEY) }))
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    drafts.keep(KEY, next)
  }
  return { ...draft, change, drop: () => drafts.drop(KEY) }
}
