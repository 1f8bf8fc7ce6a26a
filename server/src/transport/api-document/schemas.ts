import * as api from '@plaza/shared/api'
import { type AnyEndpoint, allEndpoints } from '@plaza/shared/api'
import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

export type Json = Record<string, unknown>
type NamedSchemas = Record<string, GenericSchema>

const BASE = '#/components/schemas/'
/** Name suffix of a schema whose input type differs from its output (defaults, texts converted to numbers). */
const INPUT = 'Input'

export const reference = (name: string): Json => ({ $ref: BASE + name })

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'schema'
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** `circles.list` and `Data` become `CirclesListData`. */
const nameOf = ({ id }: AnyEndpoint, part: string) => id.split('.').map(capital).join('') + part

/**
 * Named schemas: those with a name in our code, and those generated for endpoints. Queries and other bodies are
 * inlined.
 */
function namedSchemas() {
  const names = new Map<GenericSchema, string>()
  const taken = new Set<string>()
  const add = (schema: unknown, name: string) => {
    if (isSchema(schema) && !names.has(schema)) names.set(schema, name)
  }
  for (const [name, value] of Object.entries(api)) if (/^[A-Z]/.test(name)) add(value, name)
  for (const endpoint of allEndpoints) add(endpoint.data, nameOf(endpoint, 'Data'))
  const given = new Set(names.values())
  for (const endpoint of allEndpoints) add(endpoint.body, nameOf(endpoint, 'Body'))
  for (const name of names.values()) if (!given.has(name)) taken.add(name)
  const named: NamedSchemas = Object.fromEntries([...names].map(([schema, name]) => [name, schema]))
  return { names, named, taken }
}

/**
 * Checks that JSON Schema cannot express (well-formed text, code points) are missing in the document, but not in the
 * server.
 */
const toJsonSchemas = (
  named: NamedSchemas,
  typeMode: 'input' | 'output',
  refer: (name: string) => string,
): Record<string, Json> =>
  toJsonSchemaDefs(named, {
    errorMode: 'ignore',
    target: 'draft-2020-12',
    typeMode,
    overrideRef: ({ referenceId }) => BASE + refer(referenceId),
  }) as Record<string, Json>

const textOf = (schema: Json | undefined) => JSON.stringify(schema)
const withoutInputSuffix = (text: string, same: ReadonlySet<string>) =>
  text.replace(/(#\/components\/schemas\/)(\w+)Input"/g, (whole, base, name) =>
    same.has(name) ? `${base}${name}"` : whole,
  )

/** Names whose input and output schemas are equal, including everything they refer to. */
function sameBothWays(outputs: Record<string, Json>, inputs: Record<string, Json>): Set<string> {
  const same = new Set(Object.keys(outputs))
  for (let before = -1; before !== same.size; ) {
    before = same.size
    for (const name of same)
      if (withoutInputSuffix(textOf(inputs[name]), same) !== textOf(outputs[name])) same.delete(name)
  }
  return same
}

export interface Schemas {
  /** A reference to a named schema; any other schema is inlined. */
  output(schema: GenericSchema): Json
  input(schema: GenericSchema): Json
  /** All schemas referenced from `json`, directly or indirectly. */
  usedBy(json: unknown): Record<string, Json>
}

export function createSchemas(): Schemas {
  const { names, named, taken } = namedSchemas()
  const queries: NamedSchemas = Object.fromEntries(
    allEndpoints.flatMap((endpoint) => (endpoint.query ? [[nameOf(endpoint, 'Query'), endpoint.query]] : [])),
  )
  const given = Object.fromEntries(Object.entries(named).filter(([name]) => !taken.has(name)))
  const asInput = (name: string) => (taken.has(name) ? name : name + INPUT)
  const outputs = toJsonSchemas(given, 'output', (name) => name)
  const inputs = toJsonSchemas({ ...named, ...queries }, 'input', asInput)
  const same = sameBothWays(outputs, inputs)
  const read = (schema: Json | undefined) => JSON.parse(withoutInputSuffix(textOf(schema), same)) as Json
  const components: Record<string, Json> = { ...outputs }
  for (const name of Object.keys(named)) components[asInput(name)] = read(inputs[name])
  const queryNames = new Map(Object.entries(queries).map(([name, schema]) => [schema, name]))

  return {
    output: (schema) => reference(names.get(schema) ?? missing()),
    input: (schema) => {
      const query = queryNames.get(schema)
      if (query) return read(inputs[query])
      const name = names.get(schema) ?? missing()
      return reference(same.has(name) ? name : asInput(name))
    },
    usedBy(json) {
      const used: Record<string, Json> = {}
      const follow = (part: unknown) => {
        for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
          const schema = components[name]
          if (!schema || used[name]) continue
          used[name] = schema
          follow(schema)
        }
      }
      follow(json)
      return Object.fromEntries(Object.entries(used).sort(([a], [b]) => (a < b ? -1 : 1)))
    },
  }
}

function missing(): never {
  throw new Error('a schema of the API has no name')
}
