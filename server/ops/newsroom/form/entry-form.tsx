// The package's index imports a validator that compiles schemas.
import Form from '@rjsf/core/lib/components/Form.js'
import type { UiSchema } from '@rjsf/utils'
import { useMemo } from 'react'
import { documentOf, type FormSchema, formValue, shownSchema } from './form.model'
import type { EntryFormContext } from './form-context'
import { templates } from './templates'
import { validator } from './validator'
import { widgets } from './widgets'

interface EntryFormProps extends EntryFormContext {
  schema: Record<string, unknown>
  document: unknown
  onChange(document: unknown): void
}

/** The cards of a page have fields of their own types. */
const uiSchema: UiSchema = { 'ui:submitButtonOptions': { norender: true }, cards: { 'ui:widget': 'json' } }

/** The form of a document, by the schema that the server checks it with. */
export function EntryForm({ schema, document, files, onChange }: EntryFormProps) {
  const shown = useMemo(() => shownSchema(schema as FormSchema), [schema])
  const context = useMemo<EntryFormContext>(() => ({ files }), [files])
  return (
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
      onChange={({ formData }) => onChange(documentOf(schema as FormSchema, formData))}
    />
  )
}
