import { useHost } from '@plaza/shared/host'
import { t } from './publish.text'

/** Going back asks where something was written; what was written stays as a draft either way. */
export function useLeaveGuard(written: boolean) {
  const host = useHost()
  return async () => {
    const sure =
      !written || (await host.ui.confirm({ title: t.leaveSure(), text: t.leaveText(), confirmText: t.leave() }))
    if (sure) host.back()
  }
}
