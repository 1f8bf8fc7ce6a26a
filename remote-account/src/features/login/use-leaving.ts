import { useHost, useSession } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { useEffect } from 'react'

/**
 * Goes on as soon as someone is logged in, however it came about. A person whom WeChat has just brought is asked for a
 * phone first, and may leave that for later.
 */
export function useLeaving(redirect: string | null, byWechat: boolean): void {
  const host = useHost()
  const user = useSession((session) => (session.status === 'user' ? session.user : null))
  useEffect(() => {
    if (user === null) return
    if (byWechat && user.phone === '') {
      host.navigate(to('wx-bind-phone', {}, { redirect: redirect ?? undefined }), { replace: true })
    } else host.session.resume(redirect)
  }, [user, redirect, byWechat, host])
}
