import { type JoinOffer, joinDraft, joins } from '@plaza/shared/api'
import { useAction, useHost, useSession } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { textOf } from '@plaza/shared/text'
import { BottomBar, Button, DraftNote, PageFrame, useDraft, useLeaveGuard, usePictureUploads } from '@plaza/shared/ui'
import { useState } from 'react'
import { LogInNote } from '../../log-in-note/log-in-note'
import { faultText, t } from './join.text'
import { emptyDraft, isWritten, type JoinFault, joinFaults, toApplication } from './join-draft.model'
import { JoinFields } from './join-fields'

/** Applies for a role. A failure keeps the draft; sending it again makes one application. */
export function JoinForm({ offer: { role, name } }: { offer: JoinOffer }) {
  const host = useHost()
  const draftName = joinDraft(role)
  const status = useSession((session) => session.status)
  const pen = useDraft(draftName, { empty: emptyDraft, isWritten })
  const uploads = usePictureUploads()
  const [told, setTold] = useState<readonly JoinFault[]>([])
  const { leave, goOn } = useLeaveGuard(draftName, isWritten(pen.draft))
  const apply = useAction(joins.apply, {
    refreshes: [joins.list],
    successMessage: () => t.sent(),
    onDone: ({ id }) => {
      pen.startAnew()
      goOn(to('join', {}, { application: id }), { replace: true })
    },
  })
  const found = joinFaults(pen.draft, role)
  const send = () => {
    setTold(found)
    const [first] = found
    return first ? host.ui.toast(faultText[first]()) : apply.run(toApplication(pen.draft, role))
  }
  const isUploading = uploads.waiting > 0
  return (
    <PageFrame
      title={t.applyFor(textOf(name))}
      onBack={leave}
      footer={
        <BottomBar>
          <Button block loading={apply.busy} disabled={isUploading} onClick={send}>
            {isUploading ? t.uploading() : t.send()}
          </Button>
        </BottomBar>
      }
    >
      {status === 'guest' && <LogInNote text={t.guest()} />}
      <DraftNote pen={pen} />
      <JoinFields
        role={role}
        pen={pen}
        uploads={status === 'user' ? uploads : null}
        // Faults that were fixed since the last attempt are not reported any more.
        faults={found.filter((fault) => told.includes(fault))}
      />
    </PageFrame>
  )
}
