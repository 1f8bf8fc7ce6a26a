import { AdviceAudience, AdviceKind, type Department } from '@plaza/shared/api'
import { nameOf } from '@plaza/shared/text'
import {
  type DraftEditor,
  Field,
  ImagePicker,
  type PictureUploads,
  PlaceChoice,
  Segmented,
  Select,
  TextArea,
} from '@plaza/shared/ui'
import { kindText } from '../advice.text'
import { type AdviceDraft, type AdviceFault, CONTENT_MAX, PICTURES_MAX, TITLE_MAX } from './advice-draft.model'
import classes from './publish.module.css'
import { audienceText, faultText, t } from './publish.text'
import { SimilarAdvices } from './similar-advices'

interface AdviceFormProps {
  departments: readonly Department[]
  pen: DraftEditor<AdviceDraft>
  uploads: PictureUploads
  faults: readonly AdviceFault[]
}

export function AdviceForm({ departments, pen, uploads, faults }: AdviceFormProps) {
  const { draft, change } = pen
  const errorOf = (fault: AdviceFault) => faults.includes(fault) && faultText[fault]()
  return (
    <div className={classes.form}>
      <section className={classes.paper}>
        <Select
          label={t.department()}
          placeholder={t.choose()}
          options={departments.map((one) => ({ value: one.id, label: nameOf(one) }))}
          value={draft.department}
          error={errorOf('department')}
          onChange={(department) => change({ department })}
        />
        <Segmented
          label={t.kind()}
          items={AdviceKind.options.map((id) => ({ id, label: kindText[id]() }))}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        <Field
          label={t.heading()}
          placeholder={t.headingExample()}
          value={draft.title}
          maxLength={TITLE_MAX}
          error={errorOf('title')}
          onChange={(title) => change({ title })}
        />
      </section>
      <SimilarAdvices title={draft.title} />
      <section className={classes.paper}>
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
        <PlaceChoice place={draft.place} onChange={(place) => change({ place })} />
        <Select
          label={t.audience()}
          options={AdviceAudience.options.map((value) => ({ value, label: audienceText[value]() }))}
          value={draft.audience}
          onChange={(audience) => change({ audience })}
        />
      </section>
    </div>
  )
}
