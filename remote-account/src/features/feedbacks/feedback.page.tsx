import { FEEDBACK_DRAFT, feedbacks } from '@plaza/shared/api'
import { useAction, useHost, useSession } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { BottomBar, Button, DraftNote, PageFrame, useDraft, useLeaveGuard, usePictureUploads } from '@plaza/shared/ui'
import { useState } from 'react'
import { LogInNote } from '../../log-in-note/log-in-note'
import classes from './feedback.module.css'
import { t } from './feedback.text'
import { emptyDraft, isWritten, toFeedback } from './feedback-draft.model'
import { FeedbackForm } from './feedback-form'

export default function FeedbackPage() {
  const [isThanked, setThanked] = useState(false)
  return isThanked ? <Thanks onAnother={() => setThanked(false)} /> : <Writing onGuestSent={() => setThanked(true)} />
}

function Writing({ onGuestSent }: { onGuestSent: () => void }) {
  const host = useHost()
  const status = useSession((session) => session.status)
  const pen = useDraft(FEEDBACK_DRAFT, { empty: emptyDraft, isWritten })
  const uploads = usePictureUploads()
  const [isTried, setTried] = useState(false)
  const { leave, goOn } = useLeaveGuard(FEEDBACK_DRAFT, isWritten(pen.draft))
  const add = useAction(feedbacks.add, {
    refreshes: [feedbacks.list],
    onDone: ({ id }) => {
      pen.startAnew()
      if (id === null) return onGuestSent()
      host.ui.toast(t.sent())
      goOn(to('feedback-detail', { id }), { replace: true })
    },
  })
  const call = toFeedback(pen.draft)
  const send = () => {
    setTried(true)
    return call ? add.run(call) : host.ui.toast(t.tooShort())
  }
  const isUploading = uploads.waiting > 0
  return (
    <PageFrame
      title={t.title()}
      onBack={leave}
      action={
        status === 'user' && (
          <Link to={to('feedback-history')} className={classes.mine}>
            {t.mine()}
          </Link>
        )
      }
      footer={
        <BottomBar>
          <Button block loading={add.busy} disabled={isUploading} onClick={send}>
            {isUploading ? t.uploading() : t.send()}
          </Button>
        </BottomBar>
      }
    >
      {status === 'guest' && <LogInNote text={t.guest()} />}
      <DraftNote pen={pen} />
      <FeedbackForm pen={pen} uploads={uploads} isGuest={status !== 'user'} isWrong={isTried && !call} />
    </PageFrame>
  )
}

/** What a guest sees afterwards, who has nothing to follow. */
function Thanks({ onAnother }: { onAnother: () => void }) {
  return (
    <PageFrame title={t.title()} plain>
      <div className={classes.thanks} role="status">
        <h2 className={classes.thanked}>{t.thanks()}</h2>
        <p className={classes.second}>{t.thanksText()}</p>
        <Button kind="secondary" onClick={onAnother}>
          {t.another()}
        </Button>
      </div>
    </PageFrame>
  )
}
