import { useHost, useKept } from '@plaza/shared/host'
import { useState } from 'react'

export type LoginMethod = 'captcha' | 'password'
interface Draft {
  phone: string
  way: LoginMethod
}

const KEY = 'login'
const empty: Draft = { phone: '', way: 'captcha' }

/** Input without secrets, kept across a reload. */
export function useDraft() {
  const { drafts } = useHost()
  const kept = useKept<Draft>(KEY)
  const [typed, setTyped] = useState<Partial<Draft>>({})
  const draft = { ...empty, ...kept, ...typed }
  const change = (part: Partial<Draft>) => {
    setTyped((before) => ({ ...before, ...part }))
    drafts.keep(KEY, { ...draft, ...part })
  }
  return { ...draft, change, drop: () => drafts.drop(KEY) }
}
