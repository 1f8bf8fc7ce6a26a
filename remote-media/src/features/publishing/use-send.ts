import { type Publication, publishing } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { useState } from 'react'
import { type PublicationDraft, type PublicationFault, publicationFaults, toPublication } from './publication.model'
import { faultText, t } from './publishing.text'

/** The publication's page once it is live, otherwise the author's list. */
function addressOf({ id, video, state }: Publication): string {
  const page = video ? to('video', { aid: id }) : to('article', { aid: id })
  return state === 'shown' && page !== to('not-found') ? page : `${to('publish')}?tab=own`
}

/** Sends a draft. A failure keeps the draft; sending it again creates one publication. */
export function useSend(draft: PublicationDraft, onDone: () => void) {
  const host = useHost()
  const [said, setSaid] = useState<readonly PublicationFault[]>([])
  const action = useAction(publishing.publish, {
    refreshes: [publishing.mine],
    successMessage: ({ state }) => (state === 'shown' ? t.published() : t.inReview()),
    onDone: (publication) => {
      onDone()
      host.navigate(addressOf(publication), { replace: true })
    },
  })
  const send = async () => {
    const found = publicationFaults(draft)
    setSaid(found)
    const [first] = found
    if (first) return host.ui.toast(faultText[first]())
    await action.run(toPublication(draft))
  }
  // Faults that were fixed since the last attempt are not reported any more.
  const faults = publicationFaults(draft).filter((fault) => said.includes(fault))
  return { busy: action.busy, faults, send }
}
