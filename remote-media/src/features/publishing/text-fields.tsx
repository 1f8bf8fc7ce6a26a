import { type DraftEditor, TextArea } from '@plaza/shared/ui'
import { CONTENT_MAX, type PublicationDraft, type PublicationFault, TITLE_MAX } from './publication.model'
import classes from './publishing.module.css'
import { faultText, t } from './publishing.text'

interface TextFieldsProps {
  pen: DraftEditor<PublicationDraft>
  faults: readonly PublicationFault[]
  rows: number
  hint: string
}

export function TextFields({ pen: { draft, change }, faults, rows, hint }: TextFieldsProps) {
  const said = (...kinds: PublicationFault[]) => {
    const found = kinds.find((kind) => faults.includes(kind))
    return found && faultText[found]()
  }
  return (
    <>
      <div className={classes.headline}>
        <TextArea
          bare
          quietLabel
          rows={1}
          label={t.headline()}
          placeholder={t.headlineHint()}
          value={draft.title}
          max={TITLE_MAX}
          error={said('title', 'title-long')}
          onChange={(title) => change({ title: title.replace(/\n/g, '') })}
        />
      </div>
      <TextArea
        bare
        quietLabel
        rows={rows}
        label={t.content()}
        placeholder={hint}
        value={draft.content}
        max={CONTENT_MAX}
        error={said('content', 'content-long')}
        onChange={(content) => change({ content })}
      />
    </>
  )
}
