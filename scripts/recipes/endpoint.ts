import { sampleOf } from '../../shared/src/alone/samples/sample'
import { type AnyEndpoint, allEndpoints, isPaged } from '../../shared/src/api'
import { CommandError } from '../lib/command-error'
import { camel, type Draft, kebab, pascal, snake } from './draft'

export interface EndpointRecipe {
  /** `messages.list`. */
  id: string
  /** Plural name of a new table for the items of its list: `userMessages`. */
  table?: string | undefined
}

/** The part of a field's schema that determines its column. */
interface FieldSchema {
  type: string
  wrapped?: FieldSchema
  pipe?: readonly { type: string }[]
}

const HANDLERS = 'server/src/domains/handlers.ts'
const SEED = 'server/src/seed/seed.ts'
const GROUPS = 'server/src/seed/demo/groups.ts'
/** The demo reader who owns the new rows. */
const READER = 502

const itemFields = ({ data }: AnyEndpoint): [name: string, schema: FieldSchema][] =>
  Object.entries((data.entries?.list?.item?.entries ?? {}) as Record<string, FieldSchema>)

const isMoment = ({ pipe }: FieldSchema) => pipe?.some(({ type }) => type === 'iso_timestamp') ?? false

/** The column of a field; undefined if it needs its own table or a join. */
function columnOf(schema: FieldSchema): string | undefined {
  if (schema.type === 'nullable' || schema.type === 'optional')
    return schema.wrapped && columnOf(schema.wrapped)?.replace('.notNull()', '')
  if (isMoment(schema)) return 'moment().notNull().defaultNow()'
  if (schema.type === 'boolean') return 'boolean().notNull().default(false)'
  if (schema.type === 'number') return 'integer().notNull().default(0)'
  if (schema.type === 'string') return 'text().notNull()'
  if (schema.type === 'picklist') return 'text().notNull()'
  return undefined
}

const columnsOf = (endpoint: AnyEndpoint) =>
  itemFields(endpoint).flatMap(([name, schema]) => {
    const column = name === 'id' ? undefined : columnOf(schema)
    return column ? [{ name, key: camel(name), column, schema }] : []
  })

function tableText(endpoint: AnyEndpoint, table: string, type: string | undefined): string {
  const columns = columnsOf(endpoint)
  const own = Boolean(endpoint.needsToken)
  const order = columns.find(({ schema }) => isMoment(schema))?.key ?? 'id'
  const used = ['boolean', 'integer', 'text'].filter((name) =>
    columns.some(({ column }) => column.startsWith(`${name}(`)),
  )
  const typed = columns.map(({ key, column, schema, name }) =>
    schema.type === 'picklist' && type ? `${key}: text().$type<${type}['${name}']>().notNull(),` : `${key}: ${column},`,
  )
  return `${type ? `import type { ${type} } from '@plaza/shared/api'\n` : ''}import { ${['index', 'pgTable', ...used].sort().join(', ')} } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'
${own ? "import { users } from './people'\n" : ''}
export const ${table} = pgTable(
  '${snake(table)}',
  {
    id: id().primaryKey(),
${own ? "    userId: id()\n      .notNull()\n      .references(() => users.id, { onDelete: 'cascade' }),\n" : ''}    ${typed.join('\n    ')}
  },
  (t) => [index('${snake(table)}_newest').on(${[...(own ? ['t.userId'] : []), `t.${order}`, ...(order === 'id' ? [] : ['t.id'])].join(', ')})],
)
`
}

const answerOf = (schema: FieldSchema, key: string) => (isMoment(schema) ? `row.${key}.toISOString()` : `row.${key}`)

/** The handler of a list on its table, or of a call that is to be implemented. */
function handlerText(endpoint: AnyEndpoint, table: string | undefined): string {
  if (!table) return `  handle(${endpoint.id}, async () => {\n    throw refuse('notBuilt')\n  }),\n`
  const own = Boolean(endpoint.needsToken)
  const fields = [
    `id: row.id`,
    ...columnsOf(endpoint).map(({ name, key, schema }) => `${name}: ${answerOf(schema, key)}`),
  ]
  return `  handle(${endpoint.id}, async ({ query = {} }, context) => {
    const { rows, next } = await pageOf(context, query, ${table}Order, (after) =>
      context.db.select().from(${table}).where(${own ? `and(eq(${table}.userId, context.person.id), after)` : 'after'}),
    )
    return { list: rows.map((row) => ({ ${fields.join(', ')} })), next }
  }),
`
}

/** Registers the handlers of a new file, once. */
function register(draft: Draft, group: string): void {
  const name = `${camel(group)}Handlers`
  draft.addLine(HANDLERS, /^import /, `import { ${name} } from './${group}/${group}'`)
  draft.addLine(HANDLERS, /^ {2}\.\.\./, `  ...${name},`)
}

function addHandler(draft: Draft, group: string, endpoint: AnyEndpoint, table: string | undefined): void {
  const file = `server/src/domains/${group}/${group}.ts`
  const name = `${camel(group)}Handlers`
  if (!draft.has(file)) {
    draft.create(
      file,
      `import { ${group} } from '@plaza/shared/api'\nimport { handle } from '../../transport/handlers'\n\nexport const ${name} = [\n]\n`,
    )
    register(draft, group)
  }
  draft.replace(file, /(export const \w+Handlers = \[[\s\S]*?)\n\]\n/, `$1\n${handlerText(endpoint, table)}]\n`)
  if (!table) {
    if (!draft.read(file).includes('/refusal'))
      draft.addLine(file, /^import /, `import { refuse } from '../../transport/refusal'`)
    return
  }
  const own = Boolean(endpoint.needsToken)
  const order = columnsOf(endpoint).find(({ schema }) => isMoment(schema))?.key
  if (own) draft.addLine(file, /^import /, `import { and, eq } from 'drizzle-orm'`)
  draft.addLine(file, /^import /, `import { ${table} } from '../../data/schema/index'`)
  draft.addLine(file, /^import /, `import { descending, pageOf } from '../../transport/paging'`)
  draft.replace(
    file,
    /\nexport const /,
    `\nconst ${table}Order = descending(${order ? `${table}.${order}, ` : ''}${table}.id)\n\nexport const `,
  )
}

/** What the files of a list's demo rows need to know. */
interface DemoTable {
  group: string
  endpoint: AnyEndpoint
  table: string
  /** Kebab-case, for file names. */
  file: string
  columns: ReturnType<typeof columnsOf>
  moment: ReturnType<typeof columnsOf>[number] | undefined
  /** Whether each row belongs to a person. */
  own: boolean
}

const entryOf = ({ table }: DemoTable) => `${camel(table)}RowOf`

const schemaText = (demo: DemoTable): string => {
  const { group, endpoint, columns, moment, own } = demo
  return `import { ${group} } from '@plaza/shared/api'
import * as v from 'valibot'
${moment ? "import { PastMoment } from './moments'\n" : ''}import { Key${own ? ', type References' : ''} } from './references'

const item = ${endpoint.id}.data.entries.list.item.entries

export const ${entryOf(demo)} = (${own ? 'refs: References' : ''}) =>
  v.strictObject({
    id: Key,
    ${own ? 'user: refs.person,' : ''}
    ${columns.map(({ name }) => `${name}: item.${name},`).join('\n    ')}
    ${moment ? 'at: PastMoment,' : ''}
  })
`
}

const SAMPLE_ROWS = 3

function rowsText({ endpoint, columns, moment, own }: DemoTable): string {
  const rows = Array.from({ length: SAMPLE_ROWS }, (_, index) => {
    const row = sampleOf(endpoint.data.entries.list.item, { number: index + 1 }) as Record<string, unknown>
    return [
      `- id: ${index + 1}`,
      ...(own ? [`  user: ${READER}`] : []),
      ...columns.map(({ name }) => `  ${name}: ${JSON.stringify(row[name] ?? null)}`),
      ...(moment ? [`  at: "edition 0${6 + index}:30"`] : []),
    ].join('\n')
  })
  return `${rows.join('\n\n')}\n`
}

const seedText = ({
  table,
  columns,
  moment,
  own,
}: DemoTable): string => `import type { Executor } from '../data/database'
import { ${table} } from '../data/schema/index'
import type { Demo } from './demo/read'
import { insertRows } from './insert'
${moment ? "import { resolvePast } from './moments'\n" : ''}
export const seed${pascal(table)} = (db: Executor, demo: Demo${moment ? ', now: Date' : ''}): Promise<void> =>
  insertRows(
    db,
    ${table},
    demo.${table}.map(({ id, ${own ? 'user, ' : ''}${moment ? 'at, ' : ''}${columns.map(({ name, key }) => (name === key ? name : `${name}: ${key}`)).join(', ')} }) => ({
      id: String(id),
      ${own ? 'userId: String(user),' : ''}
      ${columns.map(({ key }) => `${key},`).join(' ')}
      ${moment ? `${moment.key}: resolvePast(at, now),` : ''}
    })),
  )
`

/** Writes demo rows as YAML, their schema, and the seed that inserts them. */
function addDemo(draft: Draft, group: string, endpoint: AnyEndpoint, table: string): void {
  const all = columnsOf(endpoint)
  const demo: DemoTable = {
    group,
    endpoint,
    table,
    file: kebab(table),
    columns: all.filter(({ schema }) => !isMoment(schema)),
    moment: all.find(({ schema }) => isMoment(schema)),
    own: Boolean(endpoint.needsToken),
  }
  draft.create(`server/src/seed/demo/schemas/${demo.file}.ts`, schemaText(demo))
  draft.create(`server/demo/${group}/${demo.file}.yaml`, rowsText(demo))
  draft.create(`server/src/seed/${demo.file}.ts`, seedText(demo))
  const entry = entryOf(demo)
  draft.addLine(GROUPS, /^import \{.*\} from '\.\/schemas\//, `import { ${entry} } from './schemas/${demo.file}'`)
  draft.addLine(GROUPS, /^ {2}\w+: group\(/, `  ${table}: group('${group}/${demo.file}.yaml', ${entry}),`)
  const seed = `seed${pascal(table)}`
  draft.addLine(SEED, /^import \{ seed/, `import { ${seed} } from './${demo.file}'`)
  draft.addLine(SEED, /^ {4}await seed/, `    await ${seed}(tx, demo${demo.moment ? ', at' : ''})`)
}

const testText = (
  group: string,
  { id, needsToken }: AnyEndpoint,
): string => `import { ${group} } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('${id} answers', async () => {
  ${needsToken ? 'const person = await server.person()\n  ' : ''}expect(await server.data(${id}, {} as never${needsToken ? ', person' : ''})).toMatchObject({ 'what it promises': true })
})
`

/**
 * Makes a planned endpoint live: declaration, handler, registration and a test; for a list with a new table also the
 * table and demo rows with schema and seed.
 */
export function draftEndpoint(draft: Draft, { id, table }: EndpointRecipe, file: string): void {
  const endpoint = allEndpoints.find((one) => one.id === id)
  if (!endpoint)
    throw new CommandError(`There is no endpoint ${id}: declare it in shared/src/api first, with planned: true.`)
  if (!endpoint.planned) throw new CommandError(`${id} is answered already.`)
  if (table && !isPaged(endpoint)) throw new CommandError(`${id} answers no list: its table follows from what it does.`)
  const [group = '', member = ''] = id.split('.')
  draft.replace(
    file,
    new RegExp(`(group\\('${group}', \\{[\\s\\S]*?\\n  ${member}: \\w+\\([\\s\\S]*?)\\n?\\s*planned: true,?`),
    '$1',
  )
  if (table) {
    const source = draft.read(file)
    const type = /pageOf\((\w+)\)/.exec(source.slice(source.indexOf(`${member}: get`)))?.[1]
    const schema = `server/src/data/schema/${kebab(table)}.ts`
    draft.create(schema, tableText(endpoint, table, type))
    draft.addLine('server/src/data/schema/index.ts', /^export \*/, `export * from './${kebab(table)}'`)
    addDemo(draft, group, endpoint, table)
  }
  addHandler(draft, group, endpoint, table)
  draft.create(`server/src/domains/${group}/${kebab(member)}.test.ts`, testText(group, endpoint))
}
