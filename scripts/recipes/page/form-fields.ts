import * as v from 'valibot'
import type { AnyEndpoint } from '../../../shared/src/api'
import { camel, pascal } from '../draft'
import { type FieldSchema, inner } from './facts'
import { fieldsOf, isRequired } from './inputs'

/** How a person fills in a field. */
type FieldKind =
  | 'text'
  | 'area'
  | 'tel'
  | 'code'
  | 'secret'
  | 'choice'
  | 'score'
  | 'images'
  | 'words'
  | 'flag'
  | 'accept'
  | 'moment'
  | 'date'
  | 'money'

export interface FormField {
  name: string
  kind: FieldKind
  required: boolean
  options: readonly (string | number)[]
  /** Limits in code points, of pictures in pieces. */
  min: number
  max: number
  /** What a test types. */
  sample: string
}

/** Never stored on the device. */
const secrets = /password|captcha|identity_card|real_name/
/** Longer texts get more than one line. */
const LINE_MAX = 100
const LONGEST = 5000

/** What a test types into a field, the first that the schema accepts. */
const samples = [
  'Words of a person who tests this form',
  'Lin Wei',
  '13800000001',
  '123456',
  '11010119900307123X',
  '2026-11-20',
  '2026-11-20T10:00:00Z',
]

const accepts = (schema: FieldSchema, value: unknown) => v.is(schema as unknown as v.GenericSchema, value)

/** The fewest and the most letters that a schema accepts, by trying; `max` is 0 without a limit. */
function limitsOf(schema: FieldSchema): { min: number; max: number } {
  const fits = (length: number) => accepts(schema, 'x'.repeat(length))
  const min = [...Array(LINE_MAX).keys()].find(fits)
  if (min === undefined || fits(LONGEST)) return { min: min ?? 0, max: 0 }
  let [max, tooMany] = [min, LONGEST]
  while (tooMany - max > 1) {
    const middle = Math.floor((max + tooMany) / 2)
    if (fits(middle)) max = middle
    else tooMany = middle
  }
  return { min, max }
}

const picturesMax = (schema: FieldSchema) =>
  [...Array(20).keys()].filter((length) => accepts(schema, Array(length).fill('a'))).at(-1) ?? 0

function kindOf(name: string, schema: FieldSchema, max: number): FieldKind | undefined {
  const { type, options = [], pipe } = inner(schema)
  if (type === 'literal') return 'accept'
  if (type === 'boolean') return 'flag'
  if (type === 'picklist') return options.includes(5) ? 'score' : 'choice'
  if (type === 'array') return name === 'images' ? 'images' : 'words'
  if (type === 'number') return /cents$/.test(name) ? 'money' : undefined
  if (type !== 'string') return undefined
  if (pipe?.some((part) => part.type === 'iso_timestamp')) return 'moment'
  if (pipe?.some((part) => part.type === 'iso_date')) return 'date'
  if (/password/.test(name)) return 'secret'
  if (/captcha/.test(name)) return 'code'
  if (name === 'phone') return 'tel'
  return max > LINE_MAX || max === 0 ? 'area' : 'text'
}

const isId = (name: string) => name === 'id' || name.endsWith('_id')

/** What a person fills in of a call's body, in its order. */
export function formFieldsOf({ body }: AnyEndpoint): FormField[] {
  return fieldsOf(body).flatMap(([name, schema]) => {
    if (name === 'key' || isId(name) || name === 'avatar') return []
    const plain = inner(schema)
    const limits = plain.type === 'string' ? limitsOf(plain) : { min: 0, max: picturesMax(plain) }
    const kind = kindOf(name, schema, limits.max)
    const sample = samples.find((value) => accepts(plain, value)) ?? samples[0] ?? ''
    return kind ? [{ name, kind, required: isRequired(schema), options: plain.options ?? [], ...limits, sample }] : []
  })
}

/** Fields that the page's address gives. */
export const idFieldsOf = ({ body }: AnyEndpoint): string[] =>
  fieldsOf(body).flatMap(([name, schema]) => (isId(name) && isRequired(schema) ? [name] : []))

export const hasKey = ({ body }: AnyEndpoint): boolean => fieldsOf(body).some(([name]) => name === 'key')
export const hasSecret = (fields: readonly FormField[]): boolean => fields.some(({ name }) => secrets.test(name))

export const keyOfField = ({ name }: FormField) => camel(name)
/** Constant with a field's choices: `kinds`. */
export const optionsOf = (field: FormField) => `${keyOfField(field)}Options`
export const maxOf = ({ name }: FormField) => `${name.toUpperCase()}_MAX`
/** The field itself shows it: a counter, or room for pictures. */
export const isShownLimit = ({ kind, max }: FormField) => kind === 'images' || (kind === 'area' && max > 0)
export const draftType = (id: string) => `${pascal(id)}Draft`
