import * as v from 'valibot'
import { byName, emptyFields, keysOf, numbers, otherNumbers, otherTexts, type SamplePlace, texts } from './values'

/** The parts of a valibot schema that are looked into; which of them are there depends on its `type`. */
interface Inside extends v.GenericSchema {
  type: string
  pipe?: readonly [Inside, ...unknown[]]
  entries: Record<string, Inside>
  item: Inside
  items: readonly Inside[]
  options: readonly Inside[]
  wrapped: Inside
  literal: unknown
  key: Inside
  value: Inside
}

type Maker = (schema: Inside, place: SamplePlace, whole: Inside) => unknown

const into = (place: SamplePlace, name: string): SamplePlace => ({ ...place, path: [...place.path, name] })

/** The first that the schema takes, with all that stands in its pipe; the first of all where it takes none. */
function accepted(whole: Inside, candidates: readonly unknown[]): unknown {
  return candidates.find((candidate) => v.is(whole, candidate)) ?? candidates[0]
}

const entries: Maker = (schema, place) =>
  Object.fromEntries(Object.entries(schema.entries).map(([name, inner]) => [name, make(inner, into(place, name))]))

/** What may be absent is there, unless it is empty in the plain case. */
const wrapped =
  (empty: null | undefined): Maker =>
  (schema, place) =>
    emptyFields.includes(place.path.at(-1) ?? '') ? empty : make(schema.wrapped, place)

const chosen: Maker = (schema, place) => schema.options[(place.number - 1) % schema.options.length]

const makers: Readonly<Record<string, Maker>> = {
  string: (_, place, whole) => accepted(whole, [byName(texts, place), ...otherTexts.map((other) => other(place))]),
  number: (_, place, whole) => accepted(whole, [byName(numbers, place), ...otherNumbers]),
  boolean: (_, { number }) => number % 2 === 0,
  literal: ({ literal }) => literal,
  null: () => null,
  unknown: () => ({}),
  any: () => ({}),
  picklist: chosen,
  object: entries,
  loose_object: entries,
  strict_object: entries,
  array: ({ item }, place, whole) => {
    const list = [0, 1, 2].map((index) => make(item, { ...place, number: place.number + index }))
    return accepted(whole, [list, list.slice(0, 2), list.slice(0, 1), []])
  },
  tuple: ({ items }, place) => items.map((item) => make(item, place)),
  record: ({ value }, place) => Object.fromEntries(keysOf(place).map((key) => [key, make(value, place)])),
  union: ({ options: [first] }, place, whole) => first && made(first, place, whole),
  variant: (schema, place, whole) => make(chosen(schema, place, whole) as Inside, place),
  optional: wrapped(undefined),
  nullable: wrapped(null),
  nullish: wrapped(null),
}

const make = (schema: Inside, place: SamplePlace): unknown => made(schema, place, schema)

function made(asked: Inside, place: SamplePlace, whole: Inside): unknown {
  const schema = asked.pipe?.[0] ?? asked
  const maker = makers[schema.type]
  if (!maker) throw new Error(`No sample for the schema ${schema.type} of ${place.path.join('.')}`)
  return maker(schema, place, whole)
}

/**
 * Plausible data that a schema takes, by the names of its fields; the same for the same place. Throws a sentence where the
 * schema wants something that the tables of samples do not know.
 */
export function sampleOf<S extends v.GenericSchema>(schema: S, place: Partial<SamplePlace> = {}): v.InferOutput<S> {
  const sample = make(schema as unknown as Inside, { path: [], number: 1, now: 0, links: ['/index'], ...place })
  const checked = v.safeParse(schema, sample)
  if (checked.success) return checked.output
  const [issue] = checked.issues
  throw new Error(`No sample for ${v.getDotPath(issue) ?? 'the schema'}: ${issue.message}`)
}
