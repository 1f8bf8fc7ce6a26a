import { useEffect, useRef } from 'react'
import { useHost } from '../../host'
import { t } from './compose.text'

/**
 * Going back by the header asks for confirmation if something was written. The phone's Back cannot be stopped, so a
 * toast says that the draft was stored, as it always is.
 */
export function useLeaveGuard(name: string, written: boolean) {
  const host = useHost()
  const asked = useRef(false)

  useEffect(() => {
    asked.current = false
    return () => {
      if (!asked.current && host.drafts.read(name) !== null) host.ui.toast(t.kept())
    }
  }, [name, host])

  return {
    leave: async () => {
      const sure =
        !written || (await host.ui.confirm({ title: t.leaveSure(), text: t.leaveText(), confirmText: t.leave() }))
      if (!sure) return
      asked.current = true
      host.back()
    },
    /** Navigates to a page of the form without a question or a toast. */
    goOn: (address: string, options?: { replace?: boolean }) => {
      asked.current = true
      host.navigate(address, options)
    },
  }
}
