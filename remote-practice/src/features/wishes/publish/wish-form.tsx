import { District, WishKind, type WishSize, wishLimits } from '@plaza/shared/api'
import { type DraftEditor, Field, ImagePicker, type PictureUploads, Select, TextArea } from '@plaza/shared/ui'
import { districtName } from '../../../parts/district.text'
import classes from '../../../parts/form.module.css'
import { TeamChoice } from '../../../parts/team-choice'
import { kindText } from '../wish.text'
import { faultText, t } from './publish.text'
import type { WishDraft, WishFault } from './wish-draft.model'

interface WishFormProps {
  size: WishSize
  pen: DraftEditor<WishDraft>
  uploads: PictureUploads
  faults: readonly WishFault[]
}

export function WishForm({ size, pen, uploads, faults }: WishFormProps) {
  const { draft, change } = pen
  const limits = wishLimits[size]
  const errorOf = (fault: WishFault) => faults.includes(fault) && faultText[fault]()
  return (
    <div className={classes.form}>
      <section className={classes.paper}>
        <p className={classes.hint}>{size === 'micro' ? t.microHint() : t.wishHint()}</p>
        <Field
          label={t.heading()}
          placeholder={t.headingExample()}
          value={draft.title}
          maxLength={limits.title}
          error={errorOf('title')}
          onChange={(title) => change({ title })}
        />
        <TextArea
          rows={size === 'micro' ? 3 : 6}
          label={t.content()}
          placeholder={t.contentExample()}
          value={draft.content}
          max={limits.content}
          error={errorOf('content')}
          onChange={(content) => change({ content })}
        />
        <ImagePicker
          value={draft.images}
          max={limits.images}
          upload={uploads.upload}
          onChange={(add) => change(({ images }) => ({ images: add(images) }))}
          onProblem={uploads.onProblem}
          onWaiting={uploads.setWaiting}
        />
      </section>
      <section className={classes.paper}>
        <Select
          label={t.kind()}
          placeholder={t.choose()}
          options={WishKind.options.map((value) => ({ value, label: kindText[value]() }))}
          value={draft.kind}
          error={errorOf('kind')}
          onChange={(kind) => change({ kind })}
        />
        <Select
          label={t.district()}
          placeholder={t.choose()}
          options={District.options.map((value) => ({ value, label: districtName(value) }))}
          value={draft.district}
          error={errorOf('district')}
          onChange={(district) => change({ district })}
        />
        <TeamChoice
          label={t.team()}
          help={t.teamHelp()}
          none={t.anyTeam()}
          team={draft.team ?? null}
          onChange={(team) => change({ team })}
        />
      </section>
    </div>
  )
}
