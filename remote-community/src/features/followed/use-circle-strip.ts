import { type Circle, circles } from '@plaza/shared/api'
import { usePaged, useSessionUser } from '@plaza/shared/host'
import { useState } from 'react'

export interface CircleSelection {
  items: readonly Circle[]
  /** Those that the user has joined; otherwise suggestions, for guests and users in none. */
  joined: boolean
  pending: boolean
  refresh: () => Promise<unknown>
}

export function useCircleStrip(): CircleSelection {
  const user = useSessionUser()
  // A page rendered before the session is known shows suggestions: they stay, and keep a tap, until the answer arrives.
  const [startedAsGuest] = useState(user === null)
  const mine = usePaged(circles.mine, {}, { enabled: user !== null })
  const all = usePaged(circles.list, {})
  const joined = user !== null && mine.items.length > 0
  return {
    items: joined ? mine.items : all.items,
    joined,
    pending: joined ? false : all.pending || (user !== null && !startedAsGuest && mine.pending),
    refresh: async () => {
      await Promise.all([all.refresh(), ...(user ? [mine.refresh()] : [])])
    },
  }
}
