import { advices } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { useState } from 'react'
import { type AdviceDraft, type AdviceFault, adviceFaults, toAdvice } from './advice-draft.model'
import { faultText, t } from './publish.text'

/** Sends a draft. A failure keeps the draft; sending it again creates one advice. */
export function useAdvicePublish(draft: AdviceDraft, onDone: () => void) {
  const host = useHost()
  const [told, setTold] = useState<readonly AdviceFault[]>([])
  const publish = useAction(advices.publish, {
    refreshes: [advices.mine, advices.list],
    successMessage: ({ held }) => (held ? t.inReview() : t.sent()),
    onDone: ({ id }) => {
      onDone()
      host.navigate(to('interaction-detail', { id }), { replace: true })
    },
  })
  const found = adviceFaults(draft)
  const send = async () => {
    setTold(found)
    const [first] = found
    if (first) return host.ui.toast(faultText[first]())
    await publish.run(toAdvice(draft))
  }
  // Faults that were fixed since the last attempt are not reported any more.
  return { busy: publish.busy, faults: found.filter((fault) => told.includes(fault)), send }
}
