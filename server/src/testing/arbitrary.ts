import fc from 'fast-check'
import type * as v from 'valibot'

/** The parts of a valibot schema that are read; its `type` decides which of them exist. */
interface SchemaNode extends v.GenericSchema {
  type: string
  pipe?: readonly [SchemaNode, ...unknown[]]
  entries: Record<string, SchemaNode>
  item: SchemaNode
  options: readonly unknown[]
  wrapped: SchemaNode
  literal: unknown
}

/** Texts that have broken servers: quotes, escapes, other scripts, overlong texts, invalid numbers and dates. */
const hostile = [
  ...[
    "' or 1=1--",
    '$1',
    '%27',
    '%00',
    '../../etc/passwd',
    '<script>',
    '{}',
    'null',
    '\u0000',
    '\u202e',
    '9'.repeat(60),
  ],
  ...[
    '-1',
    '1e999',
    '2026-13-45T99:99:99Z',
    '0000-00-00',
    '275760-09-13T00:00:00.001Z',
    '13800000002',
    '3001',
    '61',
    '',
  ],
]
export const anyText = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ maxLength: 5_000, minLength: 2_000 }),
)
const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER))

/** Usually values that the schema accepts, and sometimes something completely different. */
export function arbitraryOf(asked: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 9, arbitrary: arbitraryOfNode(asked as SchemaNode) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}

function arbitraryOfNode(asked: SchemaNode): fc.Arbitrary<unknown> {
  const schema = asked.pipe?.[0] ?? asked
  switch (schema.type) {
    case 'string':
      return anyText
    case 'number':
      return anyNumber
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constant(schema.literal)
    case 'picklist':
      return fc.constantFrom(...schema.options)
    case 'array':
      return fc.array(arbitraryOf(schema.item), { maxLength: 4 })
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.entries).map(([name, inner]) => [name, arbitraryOf(inner)])),
        { requiredKeys: [] },
      )
    case 'union':
    case 'variant':
      return fc.oneof(...schema.options.map(arbitraryOf))
    case 'optional':
    case 'nullable':
    case 'nullish':
      return fc.option(arbitraryOf(schema.wrapped))
    default:
      return fc.jsonValue()
  }
}
