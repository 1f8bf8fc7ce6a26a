import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../../../shared/src/api'
import { root } from '../../lib/project.mjs'
import { Draft } from '../draft'
import { draftEndpoint, type EndpointRecipe } from './index'

const live = allEndpoints.find(({ planned }) => !planned)?.id ?? ''

function drafted(...recipes: EndpointRecipe[]) {
  const draft = new Draft(root)
  const results = recipes.map((recipe) => draftEndpoint(draft, recipe))
  return { draft, byHand: results.flatMap(({ byHand }) => byHand.map(({ what }) => what)) }
}
const wishes = { id: 'wishes.list', table: 'wishes', domain: 'wishes' }
const schema = 'server/src/data/schema/wishes.ts'
const handlers = 'server/src/domains/wishes/wishes.ts'

describe('the handler of an endpoint', () => {
  it('goes into the only file that answers its group', () => {
    const { draft } = drafted({ id: 'activities.config' })
    expect(draft.read('server/src/domains/activities/activities.ts')).toContain('handle(endpoints.config,')
    expect(draft.files.filter((path) => path.startsWith('server/src/domains/activities/'))).toHaveLength(2)
  })

  it('goes into the file that is named, where several answer its group', () => {
    const both: EndpointRecipe[] = [
      { id: 'wishes.list', domain: 'wishes' },
      { id: 'wishes.detail', domain: 'social' },
    ]
    const { draft } = drafted(...both, { id: 'wishes.mine', domain: 'social/wishes' })
    expect(draft.read('server/src/domains/social/wishes.ts')).toContain('handle(endpoints.mine,')
    expect(() => drafted(...both, { id: 'wishes.mine' })).toThrow(/social\/wishes and wishes/)
  })

  it('goes into a new file of the domain that is named, and is registered', () => {
    const { draft } = drafted({ id: 'wishes.list', domain: 'social' })
    expect(draft.read('server/src/domains/social/wishes.ts')).toContain('handle(endpoints.list,')
    expect(draft.read('server/src/domains/handlers.ts')).toContain("import { wishesHandlers } from './social/wishes'")
    expect(draft.read('server/src/domains/handlers.ts')).toContain('  ...wishesHandlers,')
  })

  it('makes the endpoint live', () => {
    const { draft } = drafted(wishes)
    const file = 'shared/src/api/practice/wishes.ts'
    const count = (text: string) => text.split('planned: true').length
    expect(count(draft.read(file))).toBe(count(new Draft(root).read(file)) - 1)
  })
})

describe('a table', () => {
  it('has a column for each single value, and persons by id', () => {
    const text = drafted(wishes).draft.read(schema)
    expect(text).toContain('images: jsonb().$type<string[]>().notNull().default([])')
    expect(text).toContain("userId: id().notNull().references(() => users.id, { onDelete: 'cascade' })")
    expect(text).toContain("claimantId: id().references(() => users.id, { onDelete: 'set null' })")
  })

  it('sets only the time of creation by itself', () => {
    const text = drafted(wishes).draft.read(schema)
    expect(text).toContain('createdAt: moment().notNull().defaultNow(),')
    expect(text).toContain('claimedAt: moment(),')
    expect(text).toContain('finishedAt: moment(),')
  })

  it('has no column for what differs for each asking person, nor for other rows: these are named', () => {
    const { draft, byHand } = drafted(wishes)
    expect(draft.read(schema)).not.toMatch(/liked|own|steps/)
    expect(byHand).toEqual([
      'the field liked (different for each asking person)',
      'the field steps (different for each asking person)',
    ])
    expect(draft.read('server/src/domains/wishes/wish-rows.ts')).toContain("Pick<Wish, 'liked' | 'steps'>")
  })

  it('has a column for what the path and the query say that its rows belong to', () => {
    const { draft } = drafted(
      { id: 'projects.results', table: 'projectResults', domain: 'projects' },
      { ...wishes },
      { id: 'wishes.claimants', table: 'claims', domain: 'wishes' },
    )
    expect(draft.read('server/src/data/schema/projects.ts')).toContain('projectId: id().notNull(),')
    expect(draft.read(schema)).toContain("wishId: id().notNull().references(() => wishes.id, { onDelete: 'cascade' })")
    expect(draft.read('server/demo/wishes/claims.yaml')).toContain('wish: 1')
  })
})

describe('a list', () => {
  it('is selected by the path and the query', () => {
    const { draft } = drafted(wishes, { id: 'projects.results', table: 'projectResults', domain: 'projects' })
    expect(draft.read(handlers)).toContain('query.kind === undefined ? undefined : eq(wishes.kind, query.kind)')
    expect(draft.read('server/src/domains/projects/projects.ts')).toContain('eq(projectResults.projectId, params.id)')
  })

  it('has a condition to be written for what no column says', () => {
    const { draft, byHand } = drafted(wishes, { id: 'wishes.mine', table: 'wishes', domain: 'wishes' })
    expect(byHand).toContain('the condition for as')
    expect(draft.read(handlers)).toContain('(_input: HandlerInput<typeof endpoints.mine>): SQL | undefined')
    expect(draft.read(handlers)).toContain('wishesMineFilter(input)')
  })

  it('shows everybody only what a moderator has let pass', () => {
    const { draft } = drafted(
      { id: 'practices.list', table: 'practiceRecords', domain: 'practices' },
      { id: 'practices.mine', table: 'practiceRecords', domain: 'practices' },
    )
    const text = draft.read('server/src/domains/practices/practices.ts')
    expect(text.match(/eq\(practiceRecords\.state, 'shown'\)/g)).toHaveLength(1)
    expect(text).toContain('eq(practiceRecords.userId, context.person.id)')
  })
})

describe('a detail', () => {
  it('shows its owner what a moderator has not let pass', () => {
    const { draft } = drafted({ id: 'practices.detail', table: 'practiceRecords', domain: 'practices' })
    expect(draft.read('server/src/domains/practices/practices.ts')).toContain(
      "or(eq(practiceRecords.state, 'shown'), eq(practiceRecords.userId, context.user?.id ?? ''))",
    )
  })

  it('reads the rows of the list, and refuses an unknown one', () => {
    const { draft } = drafted(wishes, { id: 'wishes.detail', table: 'wishes', domain: 'wishes' })
    expect(draft.read(handlers)).toContain('await selectWishes(context.db, eq(wishes.id, params.id))')
    expect(draft.read(handlers)).toContain("if (!row) throw refuse('contentGone')")
  })
})

it.each<[why: string, recipe: EndpointRecipe, words: RegExp]>([
  ['it is answered', { id: live }, /answered already/],
  ['it is not declared', { id: 'wishes.gone' }, /no endpoint wishes\.gone/],
  ['no domain answers its group', { id: 'wishes.list' }, /--domain.*activities.*for instance wishes/],
  ['its file exports no handlers', { id: 'wishes.list', domain: 'circles/posts' }, /exports no handlers/],
  ['there is such a table', { ...wishes, table: 'circles' }, /a table circles/],
  ['the demo has such a group', { ...wishes, table: 'cities' }, /a group cities/],
  ['the table has no name of rows', { ...wishes, table: 'wish' }, /say a plural/],
  ['it answers no rows', { id: 'wishes.publish', domain: 'wishes', table: 'wishes' }, /reads no rows/],
])('nothing is drafted when %s', (_, recipe, words) => {
  expect(() => draftEndpoint(new Draft(root), recipe)).toThrow(words)
})

it('a table whose rows have other fields is refused', () =>
  expect(() => drafted(wishes, { id: 'wishes.claimants', domain: 'wishes', table: 'wishes' })).toThrow(/other fields/))
