import { useEffect, useRef } from 'react'
import { useSession } from './state-hooks'

/** Answers may come from a guest's cache: once it is known who asks, and whenever that changes, they are asked again. */
export function usePersonalMarks(refresh: () => Promise<void>): void {
  const person = useSession((session) => session.user?.id ?? null)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (asked.current === person) return
    asked.current = person
    void refresh()
  }, [person, refresh])
}
