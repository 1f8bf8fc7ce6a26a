import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../../../shared/src/api'
import { root } from '../../lib/project.mjs'
import { draftSample, draftWithSamples, SAMPLE_FILE } from '../testing/sample-endpoints'
import type { EndpointRecipe } from './index'

const live = allEndpoints.find(({ planned }) => !planned)?.id ?? ''

function drafted(...recipes: EndpointRecipe[]) {
  const draft = draftWithSamples(root)
  const results = recipes.map((recipe) => draftSample(draft, recipe))
  return { draft, byHand: results.flatMap(({ byHand }) => byHand.map(({ what }) => what)) }
}
const swaps = { id: 'swaps.list', table: 'swaps', domain: 'swaps' }
const schema = 'server/src/data/schema/swaps.ts'
const handlers = 'server/src/domains/swaps/swaps.ts'

describe('the handler of an endpoint', () => {
  it('goes into the only file that answers its group', () => {
    const { draft } = drafted({ id: 'feedbacks.notices' })
    expect(draft.read('server/src/domains/support/feedbacks.ts')).toContain('handle(endpoints.notices,')
    expect(draft.files.filter((path) => path.startsWith('server/src/domains/support/'))).toHaveLength(2)
  })

  it('goes into the file that is named, where several answer its group', () => {
    const both: EndpointRecipe[] = [
      { id: 'swaps.list', domain: 'swaps' },
      { id: 'swaps.detail', domain: 'social' },
    ]
    const { draft } = drafted(...both, { id: 'swaps.mine', domain: 'social/swaps' })
    expect(draft.read('server/src/domains/social/swaps.ts')).toContain('handle(endpoints.mine,')
    expect(() => drafted(...both, { id: 'swaps.mine' })).toThrow(/social\/swaps and swaps/)
  })

  it('goes into a new file of the domain that is named, and is registered', () => {
    const { draft } = drafted({ id: 'swaps.list', domain: 'social' })
    expect(draft.read('server/src/domains/social/swaps.ts')).toContain('handle(endpoints.list,')
    expect(draft.read('server/src/domains/handlers.ts')).toContain("import { swapsHandlers } from './social/swaps'")
    expect(draft.read('server/src/domains/handlers.ts')).toContain('  ...swapsHandlers,')
  })

  it('makes the endpoint live', () => {
    const count = ({ draft }: ReturnType<typeof drafted>) => draft.read(SAMPLE_FILE).split('planned: true').length
    expect(count(drafted(swaps))).toBe(count(drafted()) - 1)
  })
})

describe('a table', () => {
  it('has a column for each single value, and persons by id', () => {
    const text = drafted(swaps).draft.read(schema)
    expect(text).toContain('images: jsonb().$type<string[]>().notNull().default([])')
    expect(text).toContain("userId: id().notNull().references(() => users.id, { onDelete: 'cascade' })")
    expect(text).toContain("takerId: id().references(() => users.id, { onDelete: 'set null' })")
  })

  it('sets only the time of creation by itself', () => {
    const text = drafted(swaps).draft.read(schema)
    expect(text).toContain('createdAt: moment().notNull().defaultNow(),')
    expect(text).toContain('takenAt: moment(),')
    expect(text).toContain('finishedAt: moment(),')
  })

  it('has no column for what differs for each asking person, nor for other rows: these are named', () => {
    const { draft, byHand } = drafted(swaps)
    expect(draft.read(schema)).not.toMatch(/liked|own|steps/)
    expect(byHand).toEqual([
      'the field liked (different for each asking person)',
      'the field steps (different for each asking person)',
    ])
    expect(draft.read('server/src/domains/swaps/swap-rows.ts')).toContain("Pick<Swap, 'liked' | 'steps'>")
  })

  it('has a column for what the path and the query say that its rows belong to', () => {
    const { draft } = drafted(
      { id: 'orchards.harvests', table: 'harvests', domain: 'orchards' },
      { ...swaps },
      { id: 'swaps.takers', table: 'takes', domain: 'swaps' },
    )
    expect(draft.read('server/src/data/schema/orchards.ts')).toContain('orchardId: id().notNull(),')
    expect(draft.read(schema)).toContain("swapId: id().notNull().references(() => swaps.id, { onDelete: 'cascade' })")
    expect(draft.read('server/demo/swaps/takes.yaml')).toContain('swap: 1')
  })
})

describe('a list', () => {
  it('is selected by the path and the query', () => {
    const { draft } = drafted(swaps, { id: 'orchards.harvests', table: 'harvests', domain: 'orchards' })
    expect(draft.read(handlers)).toContain('query.kind === undefined ? undefined : eq(swaps.kind, query.kind)')
    expect(draft.read('server/src/domains/orchards/orchards.ts')).toContain('eq(harvests.orchardId, params.id)')
  })

  it('has a condition to be written for what no column says', () => {
    const { draft, byHand } = drafted(swaps, { id: 'swaps.mine', table: 'swaps', domain: 'swaps' })
    expect(byHand).toContain('the condition for as')
    expect(draft.read(handlers)).toContain('(_input: HandlerInput<typeof endpoints.mine>): SQL | undefined')
    expect(draft.read(handlers)).toContain('swapsMineFilter(input)')
  })

  it('shows everybody only what a moderator has let pass', () => {
    const { draft } = drafted(
      { id: 'diaries.list', table: 'diaries', domain: 'diaries' },
      { id: 'diaries.mine', table: 'diaries', domain: 'diaries' },
    )
    const text = draft.read('server/src/domains/diaries/diaries.ts')
    expect(text.match(/eq\(diaries\.state, 'shown'\)/g)).toHaveLength(1)
    expect(text).toContain('eq(diaries.userId, context.person.id)')
  })
})

describe('a detail', () => {
  it('shows its owner what a moderator has not let pass', () => {
    const { draft } = drafted({ id: 'diaries.detail', table: 'diaries', domain: 'diaries' })
    expect(draft.read('server/src/domains/diaries/diaries.ts')).toContain(
      "or(eq(diaries.state, 'shown'), eq(diaries.userId, context.user?.id ?? ''))",
    )
  })

  it('reads the rows of the list, and refuses an unknown one', () => {
    const { draft } = drafted(swaps, { id: 'swaps.detail', table: 'swaps', domain: 'swaps' })
    expect(draft.read(handlers)).toContain('await selectSwaps(context.db, eq(swaps.id, params.id))')
    expect(draft.read(handlers)).toContain("if (!row) throw refuse('contentGone')")
  })
})

it.each<[why: string, recipe: EndpointRecipe, words: RegExp]>([
  ['it is answered', { id: live }, /answered already/],
  ['it is not declared', { id: 'swaps.gone' }, /no endpoint swaps\.gone/],
  ['no domain answers its group', { id: 'swaps.list' }, /--domain.*activities.*for instance swaps/],
  ['its file exports no handlers', { id: 'swaps.list', domain: 'circles/posts' }, /exports no handlers/],
  ['there is such a table', { ...swaps, table: 'circles' }, /a table circles/],
  ['the demo has such a group', { ...swaps, table: 'cities' }, /a group cities/],
  ['the table has no name of rows', { ...swaps, table: 'swap' }, /say a plural/],
  ['it answers no rows', { id: 'swaps.publish', domain: 'swaps', table: 'swaps' }, /reads no rows/],
])('nothing is drafted when %s', (_, recipe, words) => {
  expect(() => drafted(recipe)).toThrow(words)
})

it('a table whose rows have other fields is refused', () =>
  expect(() => drafted(swaps, { id: 'swaps.takers', domain: 'swaps', table: 'swaps' })).toThrow(/other fields/))
