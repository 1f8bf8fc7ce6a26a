import { postDraft } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { useEffect, useRef } from 'react'
import { t } from '../publish.text'

/**
 * Going back by the header asks where something was written. The phone's own back cannot be asked: it is told that the
 * draft was kept, as it is either way.
 */
export function useLeaveGuard(circle: string, written: boolean) {
  const host = useHost()
  const asked = useRef(false)

  useEffect(
    () => () => {
      if (!asked.current && host.drafts.read(postDraft(circle)) !== null) host.ui.toast(t.kept())
    },
    [circle, host],
  )

  return async () => {
    const sure =
      !written || (await host.ui.confirm({ title: t.leaveSure(), text: t.leaveText(), confirmText: t.leave() }))
    if (!sure) return
    asked.current = true
    host.back()
  }
}
