import type { AnyEndpoint } from '@plaza/shared/api'
import * as v from 'valibot'
import { refuse } from '../refusal'
import { checkText } from './json'

export interface RawInput {
  params: Record<string, string>
  query: Record<string, string>
  body?: unknown
}

const Param = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** Validates an input by its endpoint's declaration; undeclared keys are dropped. */
export function readInput(endpoint: AnyEndpoint, raw: RawInput): RawInput {
  for (const value of [...Object.values(raw.params), ...Object.values(raw.query)]) checkText(value)
  for (const value of Object.values(raw.params)) parse(Param, value)
  return {
    params: raw.params,
    query: endpoint.query ? (parse(endpoint.query, raw.query) as Record<string, string>) : {},
    ...(endpoint.body && { body: parse(endpoint.body, raw.body) }),
  }
}

function parse(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  throw refuse('badInput', { detail: result.issues[0].message })
}

/** The query of an address; refuses duplicate keys. */
export function queryOf(url: URL): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of url.searchParams) {
    if (Object.hasOwn(query, name)) throw refuse('badInput')
    if (name !== '__proto__') query[name] = value
  }
  return query
}
