import { histories } from '@plaza/shared/api'
import { hostNow, useSessionUser } from '@plaza/shared/host'
import { contentTypes } from '@plaza/shared/routes'
import { useEffect, useRef } from 'react'

/** A short text is on the screen at once, which is not to have read it. */
const READ_MS = 5_000

/** Stands after a text: notes in the person's history that they have read it to its end. */
export function EndOfText({ id }: { id: string }) {
  const user = useSessionUser()?.id
  const end = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!user || !end.current) return
    const openedAt = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const note = () => {
      observer.disconnect()
      hostNow()
        .request(histories.add, { body: { id, type: contentTypes.article, read: true } })
        .catch(() => {})
    }
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting) timer = setTimeout(note, Math.max(0, openedAt + READ_MS - performance.now()))
    })
    observer.observe(end.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [user, id])
  return <span ref={end} aria-hidden="true" />
}
