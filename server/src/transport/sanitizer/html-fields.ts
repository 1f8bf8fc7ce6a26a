import { type AnyEndpoint, Html } from '@plaza/shared/api'
import type * as v from 'valibot'
import { sanitize } from './sanitize'

type SchemaNode = v.GenericSchema & {
  readonly pipe?: readonly SchemaNode[]
  readonly wrapped?: SchemaNode
  readonly item?: SchemaNode
  readonly options?: readonly SchemaNode[]
  readonly entries?: Readonly<Record<string, SchemaNode>>
}
/** Returns a value with its HTML sanitized. */
type Sanitizer = (value: unknown) => unknown

/** The sanitizer for values of a schema; null if the schema contains no HTML. */
function sanitizerOf(schema: SchemaNode): Sanitizer | null {
  if ((schema as unknown) === Html) return (value) => (typeof value === 'string' ? sanitize(value) : value)
  const inner = schema.wrapped ?? (schema.pipe && schema.pipe[0] !== schema ? schema.pipe[0] : undefined)
  if (inner) return sanitizerOf(inner)
  if (schema.item) return ofList(sanitizerOf(schema.item))
  if (schema.entries) return ofObject(schema.entries)
  if (schema.options) return ofUnion(schema.options.filter((one) => typeof one === 'object').map(sanitizerOf))
  return null
}

const ofList = (clean: Sanitizer | null): Sanitizer | null =>
  clean && ((value) => (Array.isArray(value) ? value.map(clean) : value))

function ofObject(entries: Readonly<Record<string, SchemaNode>>): Sanitizer | null {
  const fields = Object.entries(entries).flatMap(([name, schema]) => {
    const clean = sanitizerOf(schema)
    return clean ? [[name, clean] as const] : []
  })
  if (fields.length === 0) return null
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const given = value as Record<string, unknown>
    return {
      ...given,
      ...Object.fromEntries(fields.flatMap(([name, clean]) => (name in given ? [[name, clean(given[name])]] : []))),
    }
  }
}

/** For a union, sanitizes the fields of all members: a field name means the same in each. */
function ofUnion(cleans: readonly (Sanitizer | null)[]): Sanitizer | null {
  const all = cleans.filter((clean) => clean !== null)
  return all.length === 0 ? null : (value) => all.reduce((cleaned, clean) => clean(cleaned), value)
}

const sanitizers = new WeakMap<AnyEndpoint, Sanitizer | null>()

/** Sanitizes every field of an answer that its declaration calls `Html`. */
export function sanitizeHtmlFields<T>(endpoint: AnyEndpoint, data: T): T {
  let clean = sanitizers.get(endpoint)
  if (clean === undefined) {
    clean = sanitizerOf(endpoint.data as SchemaNode)
    sanitizers.set(endpoint, clean)
  }
  return clean ? (clean(data) as T) : data
}
