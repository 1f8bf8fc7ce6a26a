import { advices } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { useFaults } from '@plaza/shared/ui'
import { type AdviceDraft, adviceFaults, toAdvice } from './advice-draft.model'
import { faultText, t } from './publish.text'

/** Sends a draft. A failure keeps the draft; sending it again creates one advice. */
export function useAdvicePublish(draft: AdviceDraft, onDone: () => void) {
  const host = useHost()
  const { faults, check } = useFaults(adviceFaults(draft), faultText)
  const publish = useAction(advices.publish, {
    refreshes: [advices.mine, advices.list],
    successMessage: ({ held }) => (held ? t.inReview() : t.sent()),
    onDone: ({ id }) => {
      onDone()
      host.navigate(to('interaction-detail', { id }), { replace: true })
    },
  })
  const send = async () => {
    if (check()) await publish.run(toAdvice(draft))
  }
  return { busy: publish.busy, faults, send }
}
