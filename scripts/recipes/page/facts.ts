import type { AnyEndpoint } from '../../../shared/src/api'

/** The parts of a valibot schema that are read. */
export interface FieldSchema {
  type: string
  entries?: Record<string, FieldSchema>
  item?: FieldSchema
  wrapped?: FieldSchema
  options?: readonly (string | number)[]
  pipe?: readonly { type: string }[]
}

/** A value of an answer that a page can show. */
export interface Fact {
  /** Its own name: `title`. */
  name: string
  /** The way to it: `user.name`. */
  path: string
  kind: 'text' | 'html' | 'money' | 'moment' | 'number' | 'picture'
  nullable: boolean
}

export const inner = (schema: FieldSchema): FieldSchema =>
  schema.wrapped && ['nullable', 'optional', 'nullish'].includes(schema.type) ? inner(schema.wrapped) : schema

const pictures = /^(image|avatar|logo|qr|cover)$/
/** Coordinates, flags and ids say nothing to a reader. */
const silent = /^(id|lat|lng|link|link_address|key|sort|done|video|rank|background.*|.*_id)$/

function kindOf(name: string, schema: FieldSchema): Fact['kind'] | undefined {
  if (silent.test(name)) return undefined
  const { type, pipe } = inner(schema)
  if (pipe?.some((part) => part.type === 'iso_timestamp')) return 'moment'
  if (type === 'string' && pictures.test(name)) return 'picture'
  if (type === 'string') return /^(body|html)$/.test(name) ? 'html' : 'text'
  if (type === 'number') return /(^|_)cents$/.test(name) ? 'money' : 'number'
  return undefined
}

const naming = ['title', 'name', 'nickname', 'content', 'code', 'number', 'text']

/** What a page can show of an object: its own values, and the names of what it belongs to. */
export function factsOf({ entries = {} }: FieldSchema): Fact[] {
  return Object.entries(entries).flatMap(([name, schema]) => {
    const kind = kindOf(name, schema)
    if (kind) return [{ name, path: name, kind, nullable: inner(schema) !== schema }]
    const nested = schema.type === 'object' ? schema.entries : undefined
    const label = nested && naming.find((field) => field in nested)
    return label ? [{ name, path: `${name}.${label}`, kind: 'text' as const, nullable: false }] : []
  })
}

/** The value that names an object to a reader. */
export function nameOf(facts: readonly Fact[]): Fact | undefined {
  const texts = facts.filter(({ kind, nullable }) => kind === 'text' && !nullable)
  const own = naming.map((name) => texts.find(({ path }) => path === name)).find(Boolean)
  return own ?? texts[0] ?? facts.find(({ kind }) => kind === 'money') ?? facts.find(({ kind }) => kind === 'number')
}

/** The schema of an answer's items, if the answer is a list. */
export const itemOf = ({ data }: AnyEndpoint): FieldSchema | undefined => {
  const list = data.entries?.list as FieldSchema | undefined
  return list?.item?.entries ? list.item : undefined
}

/** A value as text: what a test compares with. */
export function textOf({ kind, path }: Fact, owner: string): string {
  if (kind === 'money') return `formatYuan(${owner}.${path})`
  if (kind === 'number') return `count(${owner}.${path})`
  return `${owner}.${path}`
}

/** A value as a child of an element. */
export const shownOf = (fact: Fact, owner: string): string =>
  fact.kind === 'moment' ? `<TimeAgo of={${owner}.${fact.path}} />` : textOf(fact, owner)
