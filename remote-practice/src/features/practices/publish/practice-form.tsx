import {
  ClipPicker,
  type ClipUpload,
  type DraftEditor,
  Field,
  ImagePicker,
  type PictureUploads,
  PlaceChoice,
  TextArea,
} from '@plaza/shared/ui'
import classes from '../../../parts/form.module.css'
import { CONTENT_MAX, PICTURES_MAX, type PracticeDraft, type PracticeFault, TITLE_MAX } from './practice-draft.model'
import { faultText, t } from './publish.text'

interface PracticeFormProps {
  pen: Pick<DraftEditor<PracticeDraft>, 'draft' | 'change'>
  uploads: PictureUploads
  clip: ClipUpload
  faults: readonly PracticeFault[]
}

export function PracticeForm({ pen: { draft, change }, uploads, clip, faults }: PracticeFormProps) {
  const errorOf = (fault: PracticeFault) => faults.includes(fault) && faultText[fault]()
  return (
    <div className={classes.form}>
      <section className={classes.paper}>
        <Field
          label={t.heading()}
          placeholder={t.headingExample()}
          value={draft.title}
          maxLength={TITLE_MAX}
          error={errorOf('title')}
          onChange={(title) => change({ title })}
        />
        <TextArea
          rows={6}
          label={t.content()}
          placeholder={t.contentExample()}
          value={draft.content}
          max={CONTENT_MAX}
          error={errorOf('content')}
          onChange={(content) => change({ content })}
        />
        <ImagePicker
          value={draft.images}
          max={PICTURES_MAX}
          upload={uploads.upload}
          onChange={(add) => change(({ images }) => ({ images: add(images) }))}
          onProblem={uploads.onProblem}
          onWaiting={uploads.setWaiting}
        />
        <ClipPicker clip={draft.video} of={clip} onRemove={() => change({ video: null })} />
        <PlaceChoice place={draft.place} onChange={(place) => change({ place })} />
      </section>
    </div>
  )
}
