import { useHost, useSession } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { useEffect } from 'react'

/**
 * Leaves the page once a user is logged in, by any method. After a WeChat login without a phone, goes to phone binding
 * first, which can be skipped.
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
