import { fieldName } from './fields.text'

/** A JSON schema as the server sends it. */
export interface FormSchema {
  type?: string
  format?: string
  title?: string
  enum?: readonly unknown[]
  anyOf?: readonly FormSchema[]
  properties?: Record<string, FormSchema>
  required?: readonly string[]
  items?: FormSchema
  additionalProperties?: unknown
  default?: unknown
  const?: unknown
  minimum?: number
  maximum?: number
}

/** Counts and names that editors do not set. */
const unset = new Set([
  'views',
  'likes',
  'followers',
  'subscribers',
  'slug',
  'newest',
  'broken',
  'unpublished',
  'useful',
  'updated',
  'taken',
  'members',
  'joined',
])
/** The first fields of a form; the others follow as the schema has them, and then the text. */
const first = ['title', 'name', 'nameEn', 'name_en', 'type', 'kind', 'category', 'summary', 'description']

const isNull = ({ type }: FormSchema) => type === 'null'
const isNullable = ({ anyOf }: FormSchema): boolean => anyOf?.some(isNull) ?? false

/** A choice of types as the one that a form offers: the first that is not null. */
export function withoutNull(schema: FormSchema): FormSchema {
  const [one] = schema.anyOf?.filter((option) => !isNull(option)) ?? []
  return one ? { ...one, ...(schema.title && { title: schema.title }) } : schema
}

/** Counts of people are set where a document must have them. */
const isUnset = (key: string, { required = [] }: FormSchema) => unset.has(key) && !required.includes(key)

/** Ids that the server gives are no field. */
const isGiven = (key: string, { type, format }: FormSchema) => key === 'id' && type === 'integer' && !format

/** What a new item of the menu begins with. */
const firstValues: Readonly<Record<string, number>> = { display: 1, show_type: 1, source_type: 1 }
const firstOf = (key: string) => (key in firstValues ? { default: firstValues[key] } : {})

const placeOf = (key: string) => (key === 'body' ? 1_000 : first.includes(key) ? first.indexOf(key) : first.length)

/** The schema as a form shows it: without what editors do not set, and with the names of the fields. */
export function shownSchema(given: FormSchema): FormSchema {
  const { additionalProperties: _, default: __, ...schema } = withoutNull(given)
  if (schema.items) return { ...schema, items: shownSchema(schema.items) }
  if (!schema.properties) return schema
  const shown = Object.entries(schema.properties)
    .filter(([key, field]) => !isUnset(key, schema) && !isGiven(key, field))
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([key, field]) => [key, { ...shownSchema(field), title: fieldName(key), ...firstOf(key) }] as const)
  const properties = Object.fromEntries(shown)
  const required = (schema.required ?? []).filter(
    (key) => key in properties && !isNullable(schema.properties?.[key] ?? {}),
  )
  return { ...schema, properties, required }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBlank = (value: unknown) => value === undefined || value === null
const isEmptyObject = (value: unknown) => isObject(value) && Object.keys(value).length === 0

function emptyOf(given: FormSchema): unknown {
  const schema = withoutNull(given)
  if (isNullable(given)) return null
  if (schema.type === 'array') return []
  if (schema.type === 'boolean') return false
  return schema.enum?.[0] === 0 ? 0 : undefined
}

/** The document of a form: what must be there and was left empty is null, false or an empty list. */
export function documentOf(given: FormSchema, value: unknown): unknown {
  const schema = withoutNull(given)
  if (isBlank(value)) return emptyOf(given)
  if (schema.items && Array.isArray(value)) return value.map((one) => documentOf(schema.items ?? {}, one))
  if (!schema.properties || !isObject(value)) return value
  const required = new Set(schema.required)
  const fields = Object.entries(schema.properties).flatMap(([key, field]) => {
    const isRequired = required.has(key)
    const kept = isBlank(value[key]) ? (isRequired ? emptyOf(field) : undefined) : documentOf(field, value[key])
    return kept === undefined || (!isRequired && isEmptyObject(kept)) ? [] : [[key, kept] as const]
  })
  // What the schema does not name stays: the cards of a page have fields of their own.
  const unnamed = Object.entries(value).filter(([key]) => !(key in (schema.properties ?? {})))
  return Object.fromEntries([...unnamed, ...fields])
}

/** The value of a form: what is null is left empty. */
export function formValue(document: unknown): unknown {
  if (Array.isArray(document)) return document.map(formValue)
  if (!isObject(document)) return document ?? undefined
  return Object.fromEntries(
    Object.entries(document).flatMap(([key, value]) => (value === null ? [] : [[key, formValue(value)]])),
  )
}
