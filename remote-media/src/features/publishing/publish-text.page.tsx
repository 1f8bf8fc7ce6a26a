import { publicationDraft } from '@plaza/shared/api'
import { DraftNote, PageFrame, useDraft, useLeaveGuard } from '@plaza/shared/ui'
import { FormChoices } from './form-choices'
import { draftKind, isWritten } from './publication.model'
import classes from './publishing.module.css'
import { t } from './publishing.text'
import { SendBar } from './send-bar'
import { TextFields } from './text-fields'
import { useSend } from './use-send'

const NAME = publicationDraft('text')

export default function PublishTextPage() {
  const pen = useDraft(NAME, draftKind)
  const { busy, faults, send } = useSend(pen.draft, pen.startAnew)
  const { leave, goOn } = useLeaveGuard(NAME, isWritten(pen.draft))
  return (
    <PageFrame
      title={t.writeText()}
      plain
      onBack={leave}
      footer={<SendBar busy={busy} waiting={false} onSend={send} />}
    >
      <DraftNote pen={pen} />
      <div className={classes.form}>
        <section className={classes.paper}>
          <TextFields pen={pen} faults={faults} rows={14} hint={t.textHint()} />
        </section>
        <FormChoices of="text" pen={pen} faults={faults} onGo={goOn} />
      </div>
    </PageFrame>
  )
}
