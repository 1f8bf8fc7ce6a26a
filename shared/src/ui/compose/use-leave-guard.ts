import { useEffect, useRef } from 'react'
import { useHost } from '../../host'
import { t } from './compose.text'

/**
 * Going back by the header asks where something was written. The phone's own back cannot be asked: it is told that the
 * draft was kept, as it is either way.
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
    /** To a page that belongs to the form: nothing is asked and nothing said. */
    goOn: (address: string) => {
      asked.current = true
      host.navigate(address)
    },
  }
}
