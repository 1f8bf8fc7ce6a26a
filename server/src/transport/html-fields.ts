import { type AnyEndpoint, Html } from '@plaza/shared/api'
import type * as v from 'valibot'
import { sanitised } from './sanitised'

type Schema = v.GenericSchema & {
  readonly pipe?: readonly Schema[]
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly options?: readonly Schema[]
  readonly entries?: Readonly<Record<string, Schema>>
}
/** Gives a value with its HTML sanitised. */
type Clean = (value: unknown) => unknown

/** What sanitises the values of a schema; null where it holds no HTML. */
function cleanOf(schema: Schema): Clean | null {
  if ((schema as unknown) === Html) return (value) => (typeof value === 'string' ? sanitised(value) : value)
  const inner = schema.wrapped ?? (schema.pipe && schema.pipe[0] !== schema ? schema.pipe[0] : undefined)
  if (inner) return cleanOf(inner)
  if (schema.item) return ofList(cleanOf(schema.item))
  if (schema.entries) return ofObject(schema.entries)
  if (schema.options) return inTurn(schema.options.filter((one) => typeof one === 'object').map(cleanOf))
  return null
}

const ofList = (clean: Clean | null): Clean | null =>
  clean && ((value) => (Array.isArray(value) ? value.map(clean) : value))

function ofObject(entries: Readonly<Record<string, Schema>>): Clean | null {
  const fields = Object.entries(entries).flatMap(([name, schema]) => {
    const clean = cleanOf(schema)
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

/** Of a union the fields of each of its members: a name means the same in all of them. */
function inTurn(cleans: readonly (Clean | null)[]): Clean | null {
  const all = cleans.filter((clean) => clean !== null)
  return all.length === 0 ? null : (value) => all.reduce((cleaned, clean) => clean(cleaned), value)
}

const known = new WeakMap<AnyEndpoint, Clean | null>()

/** An answer in which every field that its declaration calls `Html` is sanitised. */
export function withSafeHtml<T>(endpoint: AnyEndpoint, data: T): T {
  let clean = known.get(endpoint)
  if (clean === undefined) {
    clean = cleanOf(endpoint.data as Schema)
    known.set(endpoint, clean)
  }
  return clean ? (clean(data) as T) : data
}
