import { FEEDBACK_PICTURES, FEEDBACK_TEXT, FeedbackKind } from '@plaza/shared/api'
import { type DraftEditor, Field, ImagePicker, type PictureUploads, Segmented, TextArea } from '@plaza/shared/ui'
import classes from './feedback.module.css'
import { kindText, t } from './feedback.text'
import type { FeedbackDraft } from './feedback-draft.model'

const CONTACT_MAX = 60

interface FeedbackFormProps {
  pen: DraftEditor<FeedbackDraft>
  uploads: PictureUploads
  /** A guest cannot upload. */
  isGuest: boolean
  /** The text is too short or too long, and was sent. */
  isWrong: boolean
}

export function FeedbackForm({ pen: { draft, change }, uploads, isGuest, isWrong }: FeedbackFormProps) {
  return (
    <section className={classes.paper}>
      <Segmented
        label={t.kind()}
        items={FeedbackKind.options.map((id) => ({ id, label: kindText[id]() }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <TextArea
        rows={6}
        label={t.content()}
        placeholder={t.example()}
        value={draft.content}
        max={FEEDBACK_TEXT.max}
        error={isWrong && t.tooShort()}
        onChange={(content) => change({ content })}
      />
      {isGuest ? (
        <p className={classes.second}>{t.pictures()}</p>
      ) : (
        <ImagePicker
          value={draft.images}
          max={FEEDBACK_PICTURES}
          upload={uploads.upload}
          onChange={(add) => change(({ images }) => ({ images: add(images) }))}
          onProblem={uploads.onProblem}
          onWaiting={uploads.setWaiting}
        />
      )}
      <Field
        label={t.contact()}
        help={t.contactHelp()}
        value={draft.contact}
        maxLength={CONTACT_MAX}
        autoComplete="email"
        onChange={(contact) => change({ contact })}
      />
    </section>
  )
}
