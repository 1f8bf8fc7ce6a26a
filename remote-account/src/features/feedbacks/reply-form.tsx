import { FEEDBACK_PICTURES, FEEDBACK_TEXT, feedbackReplyDraft, feedbacks } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { Button, DraftNote, ImagePicker, TextArea, useDraft, usePictureUploads } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './feedback.module.css'
import { t } from './feedback.text'
import { emptyReply, isWritten, toReply } from './feedback-draft.model'

/** Writes on about an answered feedback. A failure keeps the text; sending it again writes it once. */
export function ReplyForm({ id }: { id: string }) {
  const host = useHost()
  const pen = useDraft(feedbackReplyDraft(id), { empty: emptyReply, isWritten })
  const uploads = usePictureUploads()
  const [isTried, setTried] = useState(false)
  const reply = useAction(feedbacks.reply, {
    refreshes: [feedbacks.detail, feedbacks.list],
    successMessage: () => t.replied(),
    onDone: pen.startAnew,
  })
  const { draft, change } = pen
  const call = toReply(id, draft)
  const send = () => {
    setTried(true)
    return call ? reply.run(call) : host.ui.toast(t.replyTooLong())
  }
  const isUploading = uploads.waiting > 0
  return (
    <section className={classes.paper}>
      <DraftNote pen={pen} />
      <TextArea
        label={t.reply()}
        placeholder={t.replyExample()}
        value={draft.content}
        max={FEEDBACK_TEXT.max}
        error={isTried && !call && t.replyTooLong()}
        onChange={(content) => change({ content })}
      />
      <ImagePicker
        value={draft.images}
        max={FEEDBACK_PICTURES}
        upload={uploads.upload}
        onChange={(add) => change(({ images }) => ({ images: add(images) }))}
        onProblem={uploads.onProblem}
        onWaiting={uploads.setWaiting}
      />
      <Button block loading={reply.busy} disabled={isUploading} onClick={send}>
        {isUploading ? t.uploading() : t.send()}
      </Button>
    </section>
  )
}
