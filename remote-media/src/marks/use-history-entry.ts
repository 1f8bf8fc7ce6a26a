import { type Content, histories } from '@plaza/shared/api'
import { hostNow, useSessionUser } from '@plaza/shared/host'
import { useEffect } from 'react'

/** Notes in the person's history that a content was opened, once it is there and somebody is logged in. */
export function useHistoryEntry(id: string, type: Content['type'], ready: boolean): void {
  const user = useSessionUser()?.id
  useEffect(() => {
    if (user && ready)
      hostNow()
        .request(histories.add, { body: { id, type } })
        .catch(() => {})
  }, [user, id, type, ready])
}
