import { type Publication, publishing } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { useFaults } from '@plaza/shared/ui'
import { type PublicationDraft, publicationFaults, toPublication } from './publication.model'
import { faultText, t } from './publishing.text'

/** The publication's page once it is live, otherwise the author's list. */
function addressOf({ id, video, state }: Publication): string {
  const page = video ? to('video', { aid: id }) : to('article', { aid: id })
  return state === 'shown' && page !== to('not-found') ? page : `${to('publish')}?tab=own`
}

/** Sends a draft. A failure keeps the draft; sending it again creates one publication. */
export function useSend(draft: PublicationDraft, onDone: () => void) {
  const host = useHost()
  const { faults, check } = useFaults(publicationFaults(draft), faultText)
  const action = useAction(publishing.publish, {
    refreshes: [publishing.mine],
    successMessage: ({ state }) => (state === 'shown' ? t.published() : t.inReview()),
    onDone: (publication) => {
      onDone()
      host.navigate(addressOf(publication), { replace: true })
    },
  })
  const send = async () => {
    if (check()) await action.run(toPublication(draft))
  }
  return { busy: action.busy, faults, send }
}
