// The package's index imports a validator that compiles schemas.
import Form from '@rjsf/core/lib/components/Form.js'
import type { ErrorSchema, UiSchema } from '@rjsf/utils'
import { useEffect, useMemo, useRef } from 'react'
import type { RefusedField } from '../../calls/call'
import { documentOf, type FormSchema, formValue, shownSchema } from './form.model'
import type { EntryFormContext } from './form-context'
import { templates } from './templates'
import { validator } from './validator'
import { widgets } from './widgets'

interface EntryFormProps extends EntryFormContext {
  schema: Record<string, unknown>
  document: unknown
  /** The field that the server refused. */
  refused: RefusedField | null
  onChange(document: unknown): void
}

/** The cards of a page have fields of their own types. */
const uiSchema: UiSchema = { 'ui:submitButtonOptions': { norender: true }, cards: { 'ui:widget': 'json' } }

/** The refusal at its field, as the form wants it. */
const errorsAt = ({ at, why }: RefusedField): ErrorSchema =>
  at
    .split('.')
    .filter(Boolean)
    .reduceRight<ErrorSchema>((inner, key) => ({ [key]: inner }), { __errors: [why] } as ErrorSchema)

/** Shows the refused field, which may be far below the button that was pressed. */
function useRefusedInView(refused: RefusedField | null) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'center' })
  }, [refused])
  return form
}

/** The form of a document, by the schema that the server checks it with. */
export function EntryForm({ schema, document, files, refused, onChange }: EntryFormProps) {
  const shown = useMemo(() => shownSchema(schema as FormSchema), [schema])
  const context = useMemo<EntryFormContext>(() => ({ files }), [files])
  const errors = useMemo(() => (refused ? errorsAt(refused) : undefined), [refused])
  const form = useRefusedInView(refused)
  return (
    <div ref={form}>
      <Form
        tagName="div"
        schema={shown as object}
        uiSchema={uiSchema}
        formData={formValue(document)}
        formContext={context}
        validator={validator}
        widgets={widgets}
        templates={templates}
        noHtml5Validate
        showErrorList={false}
        {...(errors && { extraErrors: errors })}
        onChange={({ formData }) => onChange(documentOf(schema as FormSchema, formData))}
      />
    </div>
  )
}
