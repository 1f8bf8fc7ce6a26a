import { ReportReason, type ReportSubject, ReportTarget, reportDraft, reports } from '@plaza/shared/api'
import { oneOf, useAction, useHost, useQueryState, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import {
  Async,
  BottomBar,
  Button,
  CellsSkeleton,
  DraftNote,
  ImagePicker,
  PageFrame,
  Select,
  TextArea,
  useDraft,
  useLeaveGuard,
  usePictureUploads,
} from '@plaza/shared/ui'
import { useState } from 'react'
import { reasonText, t, targetText, thingText } from './report.text'
import { emptyDraft, isWritten, PICTURES_MAX, TEXT_MAX, toReport } from './report-draft.model'
import classes from './report-form.module.css'
import { ReportedThing } from './reported-thing'

export default function PostReportPage() {
  const { id = '' } = useParams()
  const [{ target }] = useQueryState({ target: oneOf(ReportTarget.options) })
  const subject = useResource(reports.subject, { params: { target, id } })
  if (subject.data && whyNot(subject.data) === null)
    return <ReportForm key={`${target} ${id}`} target={target} id={id} subject={subject.data} />
  return (
    <PageFrame title={t.title()}>
      <Async of={subject} skeleton={<CellsSkeleton />}>
        {(data) => <NotReportable target={target} subject={data} />}
      </Async>
    </PageFrame>
  )
}

/** Why a thing cannot be reported by this person now; null if it can. */
const whyNot = ({ own, reported }: ReportSubject): 'own' | 'open' | 'kept' | null => (own ? 'own' : reported)

function NotReportable({ target, subject }: Omit<ReportFormProps, 'id'>) {
  const host = useHost()
  const reason = whyNot(subject)
  return (
    <>
      <ReportedThing heading={thingText[target]()} subject={subject} />
      <section className={classes.paper}>
        <p role="status">{reason && t[reason]()}</p>
        <Button kind="secondary" block onClick={() => host.back()}>
          {t.back()}
        </Button>
      </section>
    </>
  )
}

interface ReportFormProps {
  target: ReportTarget
  id: string
  subject: ReportSubject
}

function ReportForm({ target, id, subject }: ReportFormProps) {
  const host = useHost()
  const name = reportDraft(target, id)
  const pen = useDraft(name, { empty: emptyDraft, isWritten })
  const uploads = usePictureUploads()
  const [isTried, setTried] = useState(false)
  const { leave } = useLeaveGuard(name, isWritten(pen.draft))
  const report = useAction(reports.add, {
    successMessage: ({ reported }) => (reported ? t[reported]() : t.sent()),
    onDone: () => {
      pen.startAnew()
      host.back()
    },
  })
  const { draft, change } = pen
  const send = () => {
    setTried(true)
    const call = toReport(draft, { target, id })
    if (call) return report.run(call)
    return host.ui.toast(t.reasonFirst())
  }
  const isUploading = uploads.waiting > 0
  return (
    <PageFrame
      title={t.title()}
      onBack={leave}
      footer={
        <BottomBar>
          <Button block loading={report.busy} disabled={isUploading} onClick={send}>
            {isUploading ? t.uploading() : t.send()}
          </Button>
        </BottomBar>
      }
    >
      <DraftNote pen={pen} />
      <ReportedThing heading={targetText[target]()} subject={subject} />
      <section className={classes.paper}>
        <Select
          label={t.reason()}
          placeholder={t.choose()}
          options={ReportReason.options.map((value) => ({ value, label: reasonText[value]() }))}
          value={draft.reason}
          error={isTried && !draft.reason && t.reasonFirst()}
          onChange={(reason) => change({ reason })}
        />
        <TextArea
          label={t.text()}
          placeholder={t.placeholder()}
          rows={4}
          value={draft.text}
          max={TEXT_MAX}
          onChange={(text) => change({ text })}
        />
        <ImagePicker
          value={draft.images}
          max={PICTURES_MAX}
          upload={uploads.upload}
          onChange={(add) => change(({ images }) => ({ images: add(images) }))}
          onProblem={uploads.onProblem}
          onWaiting={uploads.setWaiting}
        />
        <p className={classes.note}>{t.note()}</p>
      </section>
    </PageFrame>
  )
}
