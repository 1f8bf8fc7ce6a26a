import type { OperationsStatus } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import notice from './state.module.css'

const DONE_MS = 8_000

const t = defineTexts({
  waits: { en: 'It waits for a second person: see Requests.', zh: '已提交，等待第二人确认（见“待确认”）。' },
  done: {
    en: (serial: number) => `Done. The registry is at serial ${serial}.`,
    zh: (serial: number) => `已生效，登记表序号 ${serial}。`,
  },
})

/** A line that says for a moment that a change was made. */
export function useDoneLine(): { line: ReactNode; say(status: OperationsStatus): void } {
  const [done, setDone] = useState('')
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!done) return
    // The button that opened the dialog may be gone or disabled.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    const timer = setTimeout(setDone, DONE_MS, '')
    return () => clearTimeout(timer)
  }, [done])
  const line = (
    <p ref={place} tabIndex={-1} role="status" className={done ? `${notice.notice} ${notice.good}` : 'visually-hidden'}>
      {done}
    </p>
  )
  return { line, say: ({ serial, asked }) => setDone(asked === undefined ? t.done(serial) : t.waits()) }
}
