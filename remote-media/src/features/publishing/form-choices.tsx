import { to } from '@plaza/shared/routes'
import { type DraftEditor, FormRow, Hash, LayoutGrid, PlaceChoice } from '@plaza/shared/ui'
import { type PublicationDraft, type PublicationFault, typeOf } from './publication.model'
import classes from './publishing.module.css'
import { faultText, t } from './publishing.text'

interface FormChoicesProps {
  of: 'media' | 'text'
  pen: DraftEditor<PublicationDraft>
  faults: readonly PublicationFault[]
  /** Opens a page that belongs to the form. */
  onGo: (address: string) => void
}

export function FormChoices({ of, pen: { draft, change }, faults, onGo }: FormChoicesProps) {
  const select = () => onGo(`${to('publish-select')}?of=${of}&type=${typeOf(draft)}&from=form`)
  return (
    <section className={classes.rows}>
      <FormRow
        icon={<LayoutGrid size={18} />}
        label={t.category()}
        value={draft.category?.name ?? t.choose()}
        onClick={select}
      />
      {faults.includes('category') && !draft.category && (
        <p className={classes.fault} role="alert">
          {faultText.category()}
        </p>
      )}
      {draft.topic && <FormRow icon={<Hash size={18} />} label={t.topic()} value={draft.topic.name} onClick={select} />}
      <PlaceChoice place={draft.place} onChange={(place) => change({ place })} />
    </section>
  )
}
