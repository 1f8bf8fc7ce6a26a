import { expect, it } from 'vitest'
import { fieldName } from '../../server/ops/newsroom/form/fields.text'
import { type FormSchema, shownSchema } from '../../server/ops/newsroom/form/form.model'
import { cardRows } from '../../server/src/newsroom/card-rows'
import { kindRows } from '../../server/src/newsroom/kind-rows'

/** Cards have these without a field. */
const given = new Set(['id', 'v', 'type', 'kind', 'of'])

const keysIn = (schema: FormSchema): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => [key, ...keysIn(field)]),
  ...(schema.items ? keysIn(schema.items) : []),
]

it('every field of a form has a name', () => {
  const ofKinds = kindRows().flatMap(({ schema }) => keysIn(shownSchema(schema as FormSchema)))
  const ofCards = cardRows([{ kind: 'harbour', owner: 'parks' }]).flatMap(({ schema }) =>
    keysIn(schema as FormSchema).filter((key) => !given.has(key)),
  )
  const keys = [...new Set([...ofKinds, ...ofCards])]
  expect(keys.length).toBeGreaterThan(50)
  expect(keys.filter((key) => fieldName(key) === key)).toEqual([])
})
