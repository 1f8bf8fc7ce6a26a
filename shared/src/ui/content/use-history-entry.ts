import { useEffect } from 'react'
import { histories } from '../../api'
import { hostNow, useSessionUser } from '../../host'
import type { ContentType } from '../../routes'

/** Records in the person's history that a content was opened, once it is there and somebody is logged in. */
export function useHistoryEntry(id: string, type: ContentType | undefined, ready: boolean): void {
  const user = useSessionUser()?.id
  useEffect(() => {
    if (user && ready && type !== undefined)
      hostNow()
        .request(histories.add, { body: { id, type } })
        .catch(() => {})
  }, [user, id, type, ready])
}
