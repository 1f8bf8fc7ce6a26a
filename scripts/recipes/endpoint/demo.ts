import { sampleOf } from '../../../shared/src/alone/samples/sample'
import { isPaged } from '../../../shared/src/api'
import { CommandError } from '../../lib/command-error'
import { type Draft, kebab, pascal } from '../draft'
import type { HandlerFile } from './domain'
import { type Column, isList, rowSchemaOf } from './fields'
import { idFieldsOf, inputFieldsOf, requiredSample } from './input'
import { GROUPS, REFERENCES, referenceOf, type TableReference } from './references'
import type { RowTable } from './table'

const SEED = 'server/src/seed/seed.ts'
const LISTS = 'server/src/domains/tests/demo-lists.test.ts'
/** The reader of the demo who owns the sample rows, and others. */
export const READER = 502
const OTHER = 503
const SAMPLE_ROWS = 3
const PICTURES = ['harbour-dawn', 'hills-mist', 'canal-houses']

/** A column in the demo's files. */
interface DemoField {
  name: string
  /** Schema of its values. */
  schema: string
  /** Value in the table's row; undefined if it is the same. */
  seeded?: string
  sample(row: number): unknown
}

const COMING = /^(ends|starts|expires|until|due|closes|opens|wanted)/

const nullable = ({ nullable }: Column, schema: string) => (nullable ? `v.nullable(${schema})` : schema)
const converted = ({ nullable }: Column, name: string, value: string) =>
  nullable ? `${name} === null ? null : ${value}` : value

function momentField(table: RowTable, column: Column): DemoField {
  const { key } = column
  const isComing = COMING.test(key) && table.newest?.key !== key
  const resolve = isComing ? 'momentOf' : 'resolvePast'
  const past = (row: number) => `edition 0${row + 2}:30`
  return {
    name: key,
    schema: nullable(column, isComing ? 'AnyMoment' : 'PastMoment'),
    seeded: converted(column, `row.${key}`, `${resolve}(row.${key}, now)`),
    sample: (row) => (column.nullable ? null : isComing ? 'sunday 18:00' : past(row)),
  }
}

/** Name under which entries refer to a group of the demo. */
function addReference(draft: Draft, { table, ref }: TableReference, one: string): string {
  if (!ref) draft.addLine(REFERENCES, /^ {4}\w+: reference\(Key,/, `    ${one}: reference(Key, '${table}'),`)
  return ref ?? one
}

function referenceField(draft: Draft, table: RowTable, column: Column): DemoField | undefined {
  const name = column.key.replace(/Id$/, '')
  const reference = referenceOf(draft, column)
  if (column.kind === 'person')
    return {
      name,
      schema: nullable(column, 'refs.person'),
      seeded: converted(column, name, `String(${name})`),
      sample: (row) => (column.key !== table.owner ? OTHER : table.hasId ? READER : READER + row - 1),
    }
  if (!reference) return undefined
  return {
    name,
    schema: nullable(column, `refs.${addReference(draft, reference, name)}`),
    seeded: converted(column, name, `String(${name})`),
    sample: () => reference.firstId,
  }
}

function demoField(draft: Draft, table: RowTable, column: Column): DemoField {
  const { key, kind } = column
  const field = table.fields.find((one) => one.column === column)
  const schema = field ? `fields.${field.name}` : nullable(column, 'Words')
  const sampled = (row: number) =>
    field && (sampleOf(rowSchemaOf(table.endpoint) as never, { number: row }) as Record<string, unknown>)[field.name]
  if (kind === 'moment') return momentField(table, column)
  if (kind === 'person' || kind === 'id') {
    const plain = { name: key, schema, sample: () => '1' }
    return referenceField(draft, table, column) ?? plain
  }
  const picture = (row: number) => PICTURES[(row - 1) % PICTURES.length]
  if (kind === 'picture')
    return {
      name: key,
      schema: nullable(column, 'refs.picture'),
      seeded: converted(column, `row.${key}`, `demo.media.picture(row.${key}).url`),
      sample: picture,
    }
  if (kind === 'pictures')
    return {
      name: key,
      schema: 'v.array(refs.picture)',
      seeded: `row.${key}.map((id) => demo.media.picture(id).url)`,
      sample: (row) => [picture(row)],
    }
  return { name: key, schema, sample: sampled }
}

const demoFields = (draft: Draft, table: RowTable): DemoField[] =>
  table.columns.map((column) => demoField(draft, table, column))

/** Values of the sample rows by key of their column, as the server stores them. */
export function sampleRows(draft: Draft, table: RowTable): Record<string, unknown>[] {
  const fields = demoFields(draft, table)
  return Array.from({ length: SAMPLE_ROWS }, (_, index) => ({
    id: String(index + 1),
    ...Object.fromEntries(
      table.columns.map(({ key, kind }, at) => {
        const value = fields[at]?.sample(index + 1)
        return [key, kind === 'id' || kind === 'person' ? String(value) : value]
      }),
    ),
  }))
}

function rowsText(fields: readonly DemoField[]): string {
  const rows = Array.from({ length: SAMPLE_ROWS }, (_, index) => {
    const values = fields.map(({ name, sample }) => [name, sample(index + 1)] as const)
    return [
      `- id: ${index + 1}`,
      ...values
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`),
    ].join('\n')
  })
  return `${rows.join('\n\n')}\n`
}

function addEntrySchema(
  draft: Draft,
  table: RowTable,
  fields: readonly DemoField[],
  { domain }: HandlerFile,
  group: string,
): void {
  const file = `server/src/seed/demo/schemas/${domain}.ts`
  const schemas = fields.map(({ schema }) => schema).join(' ')
  const usesFields = schemas.includes('fields.')
  const usesRefs = schemas.includes('refs.')
  const data = `${table.endpoint.id}.data${isList(table.endpoint) ? '.entries.list.item' : ''}.entries`
  const written = fields.map(({ name, schema }) => `${name}: ${schema.replace('fields.', `${table.one}Fields.`)},`)
  draft.append(
    file,
    `${usesFields ? `const ${table.one}Fields = ${data}\n\n` : ''}export const ${table.one}Of = (${usesRefs ? 'refs: References' : ''}) =>
  v.strictObject({
    id: Key,
    ${written.join('\n    ')}
  })
`,
  )
  if (usesFields) draft.addImports(file, '@plaza/shared/api', [group])
  const text = draft.read(file)
  if (!text.includes("import * as v from 'valibot'")) draft.replace(file, /^/, "import * as v from 'valibot'\n")
  const moments = ['PastMoment', 'AnyMoment'].filter((name) => schemas.includes(name))
  if (moments.length > 0) draft.addImports(file, './moments', moments)
  draft.addImports(file, './references', [
    'Key',
    ...(schemas.includes('Words') ? ['Words'] : []),
    ...(usesRefs ? ['type References'] : []),
  ])
}

function addSeed(draft: Draft, table: RowTable, fields: readonly DemoField[], { domain }: HandlerFile): void {
  const file = `server/src/seed/domains/${domain}.ts`
  const seed = `seed${pascal(table.name)}`
  const renamed = table.columns.flatMap(({ key }, at) =>
    fields[at] && fields[at].name !== key ? [fields[at].name] : [],
  )
  const values = table.columns.flatMap(({ key }, at) => (fields[at]?.seeded ? [`${key}: ${fields[at].seeded},`] : []))
  const resolves = ['momentOf', 'resolvePast'].filter((name) => values.join().includes(`${name}(`))
  draft.append(
    file,
    `export const ${seed} = (db: Executor, demo: Demo${resolves.length > 0 ? ', now: Date' : ''}): Promise<void> =>
  insertRows(
    db,
    ${table.name},
    demo.${table.name}.map((${renamed.length > 0 ? `{ ${renamed.join(', ')}, ...row }` : 'row'}) => ({
      ...row,
      id: String(row.id),
      ${values.join('\n      ')}
    })),
  )
`,
  )
  draft.addImports(file, '../../data/database', ['type Executor'])
  draft.addImports(file, '../../data/schema/index', [table.name])
  draft.addImports(file, '../demo/read', ['type Demo'])
  draft.addImports(file, '../insert', ['insertRows'])
  if (resolves.length > 0) draft.addImports(file, '../moments', resolves)
  draft.addImports(SEED, `./domains/${domain}`, [seed])
  draft.addLine(SEED, /^ {2}seed\w+,/, `  ${seed},`)
}

/** Writes sample rows as YAML, their schema, and the seed that inserts them. */
export function addDemo(draft: Draft, table: RowTable, handlers: HandlerFile, group: string): void {
  const entry = `${table.one}Of`
  const groups = draft.read(GROUPS)
  if (new RegExp(`\\b${entry}\\b|^ {2}${table.name}:`, 'm').test(groups))
    throw new CommandError(`The demo has a group ${table.name} or a schema ${entry} already: name the table otherwise.`)
  const fields = demoFields(draft, table)
  const file = `${handlers.domain}/${kebab(table.name)}.yaml`
  draft.create(`server/demo/${file}`, rowsText(fields))
  addEntrySchema(draft, table, fields, handlers, group)
  addSeed(draft, table, fields, handlers)
  draft.addImports(GROUPS, `./schemas/${handlers.domain}`, [entry])
  draft.addLine(GROUPS, /^ {2}\w+: group\(/, `  ${table.name}: group('${file}', ${entry}),`)
}

/** Input that a list needs: ids of what its sample rows belong to, and sample values. */
export function listInput(draft: Draft, endpoint: RowTable['endpoint'], table: RowTable | undefined): object {
  const [row] = table ? sampleRows(draft, table) : []
  const ids = idFieldsOf(endpoint)
  const sampleValue = (name: string, key: string) =>
    row?.[key] ?? (ids.some((field) => field.name === name) ? '1' : undefined)
  const params = inputFieldsOf(endpoint).filter(({ part }) => part === 'params')
  const query = Object.entries(requiredSample(endpoint.query)).map(([name, value]) => {
    const field = ids.find((one) => one.part === 'query' && one.name === name)
    return [name, field ? sampleValue(name, field.key) : value]
  })
  return {
    ...(params.length > 0 && {
      params: Object.fromEntries(params.map(({ name, key }) => [name, sampleValue(name, key) ?? '1'])),
    }),
    ...(query.length > 0 && { query: Object.fromEntries(query) }),
  }
}

/** Says to the test of all lists what a list belongs to in the demo. */
export function addListInput(draft: Draft, endpoint: RowTable['endpoint'], table: RowTable | undefined): void {
  const input = listInput(draft, endpoint, table)
  if (!isPaged(endpoint) || Object.keys(input).length === 0) return
  draft.addLine(LISTS, /^ {2}'[\w.]+': \{/, `  '${endpoint.id}': ${JSON.stringify(input)},`)
}
