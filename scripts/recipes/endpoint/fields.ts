import { type AnyEndpoint, MediaUrl } from '../../../shared/src/api'
import { camel } from '../draft'

/** The parts of a valibot schema that determine a column. */
export interface FieldSchema {
  type: string
  wrapped?: FieldSchema
  item?: FieldSchema
  entries?: Record<string, FieldSchema>
  options?: readonly unknown[]
  pipe?: readonly { type: string }[]
}

export interface Column {
  /** Key in the drizzle table: `createdAt`. */
  key: string
  kind: ColumnKind
  nullable: boolean
  /** Missing instead of null in the answer. */
  optional: boolean
}

type ColumnKind =
  | 'text'
  | 'choice'
  | 'numberChoice'
  | 'integer'
  | 'amount'
  | 'decimal'
  | 'boolean'
  | 'moment'
  | 'id'
  | 'person'
  | 'picture'
  | 'pictures'
  | 'values'

/** A field of the answer: from a column, from the person of a column, computed, or written by hand. */
export interface Field {
  name: string
  schema: FieldSchema
  column?: Column
  /** Field of the user whom the column names. */
  personField?: 'id' | 'name' | 'avatar'
  /** Why no column says it; the reason is printed for the author of the code. */
  byHand?: string
  /** Whether the row belongs to the asking person. */
  isOwn?: true
}

/** Fields that are different for each asking person. */
const ASKER_FIELDS =
  /^(liked|followed|joined|collected|subscribed|booked|chosen|mine|membership|participation|distance|rank)$/
/** Names of a person field that own the row. */
const OWNERS = ['user', 'by', 'owner', 'author']

export const isList = ({ data }: AnyEndpoint): boolean =>
  data.entries?.list?.item?.entries !== undefined &&
  Object.keys(data.entries).every((name) => ['list', 'next', 'total'].includes(name))

/** Schema of the rows that an endpoint answers: the items of its list, or the one thing. */
export const rowSchemaOf = (endpoint: AnyEndpoint): FieldSchema =>
  isList(endpoint) ? endpoint.data.entries.list.item : endpoint.data

function unwrap(schema: FieldSchema): { inner: FieldSchema; nullable: boolean; optional: boolean } {
  if (!schema.wrapped || !['nullable', 'optional', 'nullish'].includes(schema.type))
    return { inner: schema, nullable: false, optional: false }
  return { ...unwrap(schema.wrapped), nullable: true, optional: schema.type === 'optional' }
}

const has = ({ pipe }: FieldSchema, action: string) => pipe?.some(({ type }) => type === action) ?? false
const keysOf = ({ entries = {} }: FieldSchema) => Object.keys(entries).sort().join()
/** With or without the badge of an office. */
const isPerson = (schema: FieldSchema) => /^avatar,(?:badge,)?id,name$/.test(keysOf(schema))
const isPicture = (schema: FieldSchema | undefined) => (schema as unknown) === MediaUrl

const choiceKind = ({ options = [] }: FieldSchema): ColumnKind =>
  options.every((option) => typeof option === 'number') ? 'numberChoice' : 'choice'

/** Kind of the column of a field; undefined if the field is no single value. */
function kindOf(schema: FieldSchema): ColumnKind | undefined {
  if (isPicture(schema)) return 'picture'
  if (has(schema, 'iso_timestamp')) return 'moment'
  if (schema.type === 'number')
    return has(schema, 'safe_integer') ? 'amount' : has(schema, 'integer') ? 'integer' : 'decimal'
  if (schema.type === 'picklist') return choiceKind(schema)
  if (schema.type === 'union') return 'id'
  if (schema.type === 'object' && isPerson(schema)) return 'person'
  if (schema.type === 'array') return arrayKind(schema.item)
  return schema.type === 'string' || schema.type === 'boolean'
    ? schema.type === 'string'
      ? 'text'
      : 'boolean'
    : undefined
}

function arrayKind(item: FieldSchema | undefined): ColumnKind | undefined {
  if (isPicture(item)) return 'pictures'
  return item && ['string', 'number'].includes(item.type) ? 'values' : undefined
}

/** Why a field has no column, as far as its name and schema say. */
function reasonByHand(name: string, schema: FieldSchema): string | undefined {
  const { inner } = unwrap(schema)
  if (ASKER_FIELDS.test(name) || (inner.type === 'array' && inner.item?.type === 'picklist'))
    return 'different for each asking person'
  if (kindOf(inner)) return undefined
  if (inner.type === 'array') return 'rows of another table'
  return inner.type === 'object' ? 'fields of another table' : 'no single value'
}

/** Fields that the summary promises to mask: `phones masked`, `names masked`. */
const isMasked = ({ summary }: AnyEndpoint, name: string, kind: ColumnKind | undefined): boolean =>
  [...summary.matchAll(/(\w+)s masked/g)].some(([, word]) => word === name || (word === 'name' && kind === 'person'))

function fieldOf(endpoint: AnyEndpoint, name: string, schema: FieldSchema): Field {
  if (name === 'own') return { name, schema, isOwn: true }
  const { inner, nullable, optional } = unwrap(schema)
  const kind = kindOf(inner)
  const byHand = reasonByHand(name, schema)
  if (byHand || !kind) return { name, schema, byHand: byHand ?? 'no single value' }
  const column = { key: kind === 'person' ? `${camel(name)}Id` : camel(name), kind, nullable, optional }
  return { name, schema, column, ...(isMasked(endpoint, name, kind) && { byHand: 'masked' }) }
}

/** An item that is a person with more about them: its id, name and picture are the user's. */
function personFields(endpoint: AnyEndpoint, entries: Record<string, FieldSchema>): Field[] {
  const column: Column = { key: 'userId', kind: 'person', nullable: false, optional: false }
  return (['id', 'name', 'avatar'] as const).map((name) => ({
    name,
    schema: entries[name] ?? { type: 'string' },
    column,
    personField: name,
    ...(isMasked(endpoint, name, undefined) && { byHand: 'masked' }),
  }))
}

/** Fields of an endpoint's rows besides their own id. */
export function fieldsOf(endpoint: AnyEndpoint): Field[] {
  const entries = rowSchemaOf(endpoint).entries ?? {}
  const isPersonRow = ['id', 'name', 'avatar'].every((name) => name in entries)
  const own = isPersonRow ? personFields(endpoint, entries) : []
  const others = Object.entries(entries)
    .filter(([name]) => name !== 'id' && !own.some((field) => field.name === name))
    .map(([name, schema]): Field => fieldOf(endpoint, name, schema))
  return [...own, ...others]
}

/** The column that names the person whom a row belongs to. */
export const ownerOf = (fields: readonly Field[]): string | undefined =>
  fields.find(({ column, name, personField }) => column?.kind === 'person' && (personField || OWNERS.includes(name)))
    ?.column?.key
