import * as v from 'valibot'
import { byName, emptyFields, keysOf, numbers, otherNumbers, otherTexts, type SampleContext, texts } from './values'

/** The parts of a valibot schema that are read; its `type` decides which of them exist. */
interface SchemaNode extends v.GenericSchema {
  type: string
  pipe?: readonly [SchemaNode, ...unknown[]]
  entries: Record<string, SchemaNode>
  item: SchemaNode
  items: readonly SchemaNode[]
  options: readonly SchemaNode[]
  wrapped: SchemaNode
  literal: unknown
  key: SchemaNode
  value: SchemaNode
}

type SampleMaker = (schema: SchemaNode, context: SampleContext, outer: SchemaNode) => unknown

const childContext = (context: SampleContext, name: string): SampleContext => ({
  ...context,
  path: [...context.path, name],
})

/** The first candidate that the schema with its pipe accepts; the first candidate if it accepts none. */
function firstValid(outer: SchemaNode, candidates: readonly unknown[]): unknown {
  return candidates.find((candidate) => v.is(outer, candidate)) ?? candidates[0]
}

const objectMaker: SampleMaker = (schema, context) =>
  Object.fromEntries(
    Object.entries(schema.entries).map(([name, inner]) => [name, make(inner, childContext(context, name))]),
  )

/** Generates optional values too, except for fields in `emptyFields`. */
const optionalMaker =
  (empty: null | undefined): SampleMaker =>
  (schema, context) =>
    emptyFields.includes(context.path.at(-1) ?? '') ? empty : make(schema.wrapped, context)

const pickOption: SampleMaker = (schema, context) => schema.options[(context.number - 1) % schema.options.length]

const makers: Readonly<Record<string, SampleMaker>> = {
  string: (_, context, outer) =>
    firstValid(outer, [byName(texts, context), ...otherTexts.map((other) => other(context))]),
  number: (_, context, outer) => firstValid(outer, [byName(numbers, context), ...otherNumbers]),
  boolean: (_, { number }) => number % 2 === 0,
  literal: ({ literal }) => literal,
  null: () => null,
  unknown: () => ({}),
  any: () => ({}),
  picklist: pickOption,
  object: objectMaker,
  loose_object: objectMaker,
  strict_object: objectMaker,
  array: ({ item }, context, outer) => {
    const week = Array.from({ length: 7 }, (_, index) => make(item, { ...context, number: context.number + index }))
    return firstValid(outer, [week.slice(0, 3), week.slice(0, 2), week.slice(0, 1), [], week])
  },
  tuple: ({ items }, context) => items.map((item) => make(item, context)),
  record: ({ value }, context) => Object.fromEntries(keysOf(context).map((key) => [key, make(value, context)])),
  union: ({ options: [first] }, context, outer) => first && makeInner(first, context, outer),
  variant: (schema, context, outer) => make(pickOption(schema, context, outer) as SchemaNode, context),
  optional: optionalMaker(undefined),
  nullable: optionalMaker(null),
  nullish: optionalMaker(null),
}

const make = (schema: SchemaNode, context: SampleContext): unknown => makeInner(schema, context, schema)

function makeInner(node: SchemaNode, context: SampleContext, outer: SchemaNode): unknown {
  const schema = node.pipe?.[0] ?? node
  const maker = makers[schema.type]
  if (!maker) throw new Error(`No sample for the schema ${schema.type} of ${context.path.join('.')}`)
  return maker(schema, context, outer)
}

/**
 * Plausible data for a schema, chosen by field names and deterministic per context. Throws a sentence if the schema
 * needs a value that no sample fits.
 */
export function sampleOf<S extends v.GenericSchema>(schema: S, context: Partial<SampleContext> = {}): v.InferOutput<S> {
  const sample = make(schema as unknown as SchemaNode, { path: [], number: 1, now: 0, links: ['/index'], ...context })
  const checked = v.safeParse(schema, sample)
  if (checked.success) return checked.output
  const [issue] = checked.issues
  throw new Error(`No sample for ${v.getDotPath(issue) ?? 'the schema'}: ${issue.message}`)
}
