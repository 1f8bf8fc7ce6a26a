import { JOIN_NOTE, JOIN_PICTURES, type JoinRole } from '@plaza/shared/api'
import { type DraftEditor, Field, ImagePicker, type PictureUploads, TextArea } from '@plaza/shared/ui'
import classes from './join.module.css'
import { faultText, t } from './join.text'
import type { JoinDraft, JoinFault } from './join-draft.model'

interface JoinFieldsProps {
  role: JoinRole
  pen: DraftEditor<JoinDraft>
  /** Null: a guest, who cannot upload. */
  uploads: PictureUploads | null
  faults: readonly JoinFault[]
}

export function JoinFields({ role, pen: { draft, change }, uploads, faults }: JoinFieldsProps) {
  const errorOf = (fault: JoinFault) => faults.includes(fault) && faultText[fault]()
  return (
    <section className={classes.paper}>
      {role === 'organisation' && (
        <Field
          label={t.organisation()}
          value={draft.organisation}
          maxLength={60}
          autoComplete="organization"
          error={errorOf('organisation')}
          onChange={(organisation) => change({ organisation })}
        />
      )}
      <Field
        label={t.name()}
        value={draft.name}
        maxLength={30}
        autoComplete="name"
        error={errorOf('name')}
        onChange={(name) => change({ name })}
      />
      <Field
        label={t.phone()}
        type="tel"
        inputMode="numeric"
        value={draft.phone}
        maxLength={11}
        autoComplete="tel-national"
        error={errorOf('phone')}
        onChange={(phone) => change({ phone })}
      />
      <TextArea
        rows={5}
        label={t.note()}
        placeholder={t.noteExample()}
        value={draft.note}
        max={JOIN_NOTE.max}
        error={errorOf('note')}
        onChange={(note) => change({ note })}
      />
      <Field
        label={t.portfolio()}
        help={t.portfolioHelp()}
        type="url"
        value={draft.portfolio}
        maxLength={300}
        error={errorOf('portfolio')}
        onChange={(portfolio) => change({ portfolio })}
      />
      {uploads && (
        <div>
          <p className={classes.picturesLabel}>{t.pictures()}</p>
          <ImagePicker
            value={draft.images}
            max={JOIN_PICTURES}
            upload={uploads.upload}
            onChange={(add) => change(({ images }) => ({ images: add(images) }))}
            onProblem={uploads.onProblem}
            onWaiting={uploads.setWaiting}
          />
        </div>
      )}
    </section>
  )
}
