import type { Data } from '@puckeditor/core'
import { documentOf, type FormSchema } from '../form/form.model'

export type Fields = Record<string, unknown>
/** Schemas of cards by component. */
type CardSchemas = Readonly<Record<string, FormSchema>>

/** A configured page as it is stored. */
export interface PageFields extends Fields {
  cards: readonly (Fields & { id: string; type: string })[]
}

interface PageSchemas {
  cards: CardSchemas
  page: FormSchema
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Puck's lists have objects: an id or a text of a list is the `value` of one. */
const isWrapped = ({ items }: FormSchema) => items !== undefined && !items.properties && !items.enum

function toProps(schema: FormSchema, value: unknown): unknown {
  if (Array.isArray(value) && isWrapped(schema)) return value.map((one) => ({ value: one }))
  if (Array.isArray(value)) return value.map((one) => toProps(schema.items ?? {}, one))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, toProps(schema.properties?.[key] ?? {}, field)]),
  )
}

function fromProps(schema: FormSchema, value: unknown): unknown {
  if (Array.isArray(value) && isWrapped(schema)) return value.map((one) => (isFields(one) ? one.value : one))
  if (Array.isArray(value)) return value.map((one) => fromProps(schema.items ?? {}, one))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, fromProps(schema.properties?.[key] ?? {}, field)]),
  )
}

const isLeft = (value: unknown) => value === undefined || value === null || value === ''

/** What was left empty is not there. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isLeft(one)).map(filled)
  if (!isFields(value)) return isLeft(value) ? undefined : value
  const fields = Object.entries(value).flatMap(([key, field]) => {
    const kept = filled(field)
    const isEmpty = kept === undefined || (isFields(kept) && Object.keys(kept).length === 0)
    return isEmpty ? [] : [[key, kept] as const]
  })
  return Object.fromEntries(fields)
}

/** The page's own fields: the cards are Puck's content, and `id` is a name of Puck's own. */
export function withoutCards(page: FormSchema): FormSchema {
  const { cards: _, broken: __, id, ...others } = page.properties ?? {}
  const properties = { ...(id && { own_id: id }), ...others }
  return { ...page, properties, required: (page.required ?? []).filter((key) => key in properties) }
}

const PART = 'part'

/** Puck's component of a card: its type, and for a card that a remote draws also its kind. */
export const componentOf = ({ type, kind }: { type: string; kind?: unknown }): string =>
  type === PART ? `${PART}:${kind}` : type

const typeOf = (component: string): string => (component.startsWith(`${PART}:`) ? PART : component)

/** A page for Puck: a component for each card. */
export function toPuck(page: Partial<PageFields>, schemas: PageSchemas): Data {
  const { cards = [], id, ...others } = page
  const fields = { ...others, ...(id !== undefined && { own_id: id }) }
  return {
    root: { props: toProps(withoutCards(schemas.page), fields) as Fields },
    content: cards.map(({ type, ...card }) => {
      const component = componentOf({ type, ...card })
      const props = toProps(schemas.cards[component] ?? {}, card) as Fields & { id: string }
      return { type: component, props }
    }),
  }
}

/** The page of Puck's data, as the server stores it. */
export function fromPuck({ root, content }: Data, schemas: PageSchemas): PageFields {
  const page = withoutCards(schemas.page)
  const { own_id: id, ...fields } = documentOf(page, filled(fromProps(page, root.props ?? {}))) as Fields
  return {
    ...fields,
    ...(id !== undefined && { id }),
    cards: content.map(({ type, props }) => {
      const schema = schemas.cards[type] ?? {}
      const card = documentOf(schema, filled(fromProps(schema, props))) as Fields
      return { ...card, id: props.id, type: typeOf(type) }
    }),
  }
}

/** What a new card has before anything is written. */
export function firstProps({ properties = {} }: FormSchema): Fields {
  const fields = Object.entries(properties).map(([key, field]) => [key, firstOf(key, field)] as const)
  return Object.fromEntries(fields.filter(([key, value]) => key !== 'type' && key !== 'id' && value !== undefined))
}

function firstOf(key: string, { const: only, enum: choices }: FormSchema): unknown {
  if (only !== undefined) return only
  if (key === 'items') return []
  return key === 'height' ? choices?.[0] : undefined
}
