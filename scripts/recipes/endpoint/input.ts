import { sampleOf } from '../../../shared/src/alone/samples/sample'
import type { AnyEndpoint } from '../../../shared/src/api'
import { camel } from '../draft'
import { type Column, type FieldSchema, isList, rowSchemaOf } from './fields'
import { singular } from './names'

/** A path parameter or a field of the query that selects rows. */
export interface InputField {
  part: 'params' | 'query'
  name: string
  /** Key of the column that it could equal. */
  key: string
  optional: boolean
  schema: FieldSchema | undefined
}

const PAGING = ['cursor', 'page_size']
/** Words to look for, and an id that may be the row's own or another thing's: these equal no column. */
const SEARCHED = ['q', 'name', 'title', 'id']

const pathParams = ({ path }: AnyEndpoint): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** The thing that a path's id belongs to: `/topics/:id/posts` is `topicId`; undefined if the path does not say. */
function parentKey({ path, id }: AnyEndpoint): string | undefined {
  const [, before = ''] = /(\w+)\/:id\/./.exec(path) ?? []
  const group = id.split('.')[0] ?? ''
  const name = before.endsWith(group) ? group : before
  return before && `${camel(singular(name))}Id`
}

/** What an endpoint's input selects rows by, besides the cursor. */
export function inputFieldsOf(endpoint: AnyEndpoint): InputField[] {
  const params = pathParams(endpoint).map((name): InputField => {
    const key = name !== 'id' ? camel(name) : isList(endpoint) ? parentKey(endpoint) : 'id'
    return { part: 'params', name, key: key ?? '', optional: false, schema: undefined }
  })
  const entries: Record<string, FieldSchema> = endpoint.query?.entries ?? {}
  const query = Object.entries(entries)
    .filter(([name]) => !PAGING.includes(name))
    .map(
      ([name, schema]): InputField => ({
        part: 'query',
        name,
        key: SEARCHED.includes(name) ? '' : camel(name),
        optional: schema.type === 'optional',
        schema: schema.type === 'optional' ? schema.wrapped : schema,
      }),
    )
  return [...params, ...query]
}

/** Fields that name the thing which a list's rows belong to: `/topics/:id/posts`, `?wish_id=`. */
export const idFieldsOf = (endpoint: AnyEndpoint): InputField[] =>
  isList(endpoint)
    ? inputFieldsOf(endpoint).filter(({ part, key, name }) => /Id$/.test(key) && (part === 'params' || name !== 'id'))
    : []

const optionsOf = (schema: FieldSchema | undefined): readonly unknown[] | undefined =>
  schema?.type === 'picklist' ? schema.options : undefined

/** The column that an input field equals; undefined if the field selects rows in another way. */
export function columnFor(endpoint: AnyEndpoint, field: InputField, columns: readonly Column[]): Column | undefined {
  const column = columns.find(({ key }) => key === field.key)
  if (!column) return undefined
  const options = optionsOf(field.schema)
  const rowSchema = rowSchemaOf(endpoint).entries?.[field.name]
  const known = optionsOf(rowSchema?.wrapped ?? rowSchema)
  const fits: Partial<Record<Column['kind'], boolean>> = {
    id: field.part === 'params' || field.schema?.type === 'union',
    person: field.part === 'params' || field.schema?.type === 'union',
    text: field.schema?.type === 'string' || options !== undefined,
    choice: options?.every((option) => known?.includes(option)) ?? false,
  }
  return fits[column.kind] ? column : undefined
}

/** Text of a call's input with sample values, for a test; optional fields are left out. */
export function sampleInput(endpoint: AnyEndpoint, more: Record<string, unknown> = {}): string {
  const params = Object.fromEntries(pathParams(endpoint).map((name) => [name, '1']))
  const query = { ...requiredSample(endpoint.query), ...more }
  const parts = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(endpoint.body && { body: requiredSample(endpoint.body) }),
  }
  return Object.keys(parts).length > 0 ? JSON.stringify(parts) : ''
}

export function requiredSample(schema: AnyEndpoint['query']): Record<string, unknown> {
  if (!schema) return {}
  const entries: Record<string, FieldSchema> = schema.entries ?? schema.wrapped?.entries ?? {}
  const sample = sampleOf(schema) as Record<string, unknown>
  return Object.fromEntries(Object.entries(sample).filter(([name]) => entries[name]?.type !== 'optional'))
}
