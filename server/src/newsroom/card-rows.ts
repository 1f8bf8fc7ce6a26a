import { type CardType, cardSchemas, cardTypes } from '@plaza/shared/api'
import type { Nameable, NewsroomCardRow, PartKind } from '@plaza/shared/operations'
import { formSchema } from './kind-rows'

/** What the items of a card name by id: the server fills them in, see `fillers`. */
export const namedBy: Partial<Record<CardType, Nameable>> = {
  article_list: 'content',
  waterfall: 'content',
  rank: 'content',
  tabs: 'content',
  audio_row: 'sound',
  video_row: 'video',
  album_grid: 'album',
  special_hero: 'special',
  live_strip: 'channel',
  anchor_row: 'anchor',
  org_row: 'organisation',
  activity_list: 'activity',
  circle_row: 'circle',
  topic: 'topic',
  vote_card: 'vote',
  event_grid: 'life-event',
  department_list: 'department',
  matrix_row: 'account',
}

/** Cards with nothing to choose: the server has their contents. */
const OWN_SOURCE = { advice_list: { of: { advices: 'answered' } } } as const

const byId = (of: Nameable) => ({ type: 'array', minItems: 1, items: { type: 'string', format: `thing:${of}` } })

interface ObjectSchema {
  properties: Record<string, { items?: ObjectSchema }>
  required: string[]
}

/** Numbers that the server counts. */
const COUNTED = ['volunteers', 'hours', 'activities']

function storedSchema(type: CardType): Record<string, unknown> {
  const schema = formSchema(cardSchemas[type]) as unknown as ObjectSchema
  const { items, ...others } = schema.properties
  const fields = Object.fromEntries(Object.entries(others).filter(([key]) => !COUNTED.includes(key)))
  const of = namedBy[type]
  const source = OWN_SOURCE[type as keyof typeof OWN_SOURCE]
  const shows = { shows: { type: 'integer', minimum: 1, maximum: 30 } }
  if (source)
    return {
      ...schema,
      properties: { ...fields, ...shows, of: { const: source.of } },
      required: schema.required.map((key) => (key === 'items' ? 'of' : key)),
    }
  if (type === 'tabs')
    return { ...schema, properties: { ...fields, items: { ...items, items: tabSchema(items?.items) } } }
  if (of) return { ...schema, properties: { ...fields, items: byId(of), ...shows } }
  return { ...schema, properties: { ...fields, ...(items && { items }) } }
}

const tabSchema = (tab: ObjectSchema | undefined) => ({
  ...tab,
  properties: { ...tab?.properties, items: byId('content') },
})

let rows: readonly NewsroomCardRow[] | undefined

function partRow(part: PartKind): NewsroomCardRow {
  const schema = storedSchema('part') as { properties: object }
  return { type: 'part', part, schema: { ...schema, properties: { ...schema.properties, kind: { const: part.kind } } } }
}

/**
 * The cards that a page may have, as editors store them: things are named by their ids, and each kind of card that a
 * remote draws is a card of its own.
 */
export function cardRows(kinds: readonly PartKind[]): readonly NewsroomCardRow[] {
  rows ??= cardTypes.filter((type) => type !== 'part').map((type) => ({ type, schema: storedSchema(type) }))
  return [...rows, ...kinds.map(partRow)]
}
