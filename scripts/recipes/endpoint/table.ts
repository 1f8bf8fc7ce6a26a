import type { AnyEndpoint } from '../../../shared/src/api'
import { CommandError } from '../../lib/command-error'
import { type Draft, kebab, pascal, snake } from '../draft'
import type { HandlerFile } from './domain'
import { type Column, type Field, fieldsOf, isList, ownerOf } from './fields'
import { idFieldsOf } from './input'
import { singular } from './names'
import { referenceOf, SCHEMA, schemaFileOf } from './references'

/** A table for the rows of an endpoint. */
export interface RowTable {
  endpoint: AnyEndpoint
  /** `wishes`, `wish` and `Wish`. */
  name: string
  one: string
  type: string
  /** All columns besides the id. */
  columns: Column[]
  fields: Field[]
  /** Key of the column with the person whom a row belongs to. */
  owner: string | undefined
  /** Column by which the list is ordered; otherwise by id. */
  newest: Column | undefined
  hasId: boolean
}

const OWNER: Column = { key: 'userId', kind: 'person', nullable: false, optional: false }

/** Whether an endpoint answers only rows that belong to the asking person. */
export const isOwnEndpoint = (endpoint: AnyEndpoint): boolean =>
  Boolean(endpoint.needsToken || endpoint.needsPhone) && idFieldsOf(endpoint).length === 0

export function tableOf(endpoint: AnyEndpoint, name: string): RowTable {
  const fields = fieldsOf(endpoint)
  const columns = fields
    .flatMap(({ column }) => column ?? [])
    .filter((one, index, all) => all.findIndex(({ key }) => key === one.key) === index)
  const isOwned =
    isOwnEndpoint(endpoint) ||
    fields.some(({ isOwn }) => isOwn) ||
    idFieldsOf(endpoint).some(({ key }) => key === OWNER.key)
  const owner = ownerOf(fields) ?? (isOwned ? OWNER.key : undefined)
  const parents = idFieldsOf(endpoint)
    .filter(({ key }) => key !== owner && !columns.some((column) => column.key === key))
    .map(({ key, optional }): Column => ({ key, kind: 'id', nullable: optional, optional: false }))
  const all = [...(owner && !columns.some(({ key }) => key === owner) ? [OWNER] : []), ...parents, ...columns]
  const moments = all.filter(({ kind, nullable }) => kind === 'moment' && !nullable)
  const [first] = fields
  return {
    endpoint,
    name,
    one: singular(name),
    type: pascal(singular(name)),
    columns: all,
    fields,
    owner,
    newest: moments.find(({ key }) => key === 'createdAt') ?? moments[0],
    hasId: !first?.personField,
  }
}

export const tableExists = (draft: Draft, table: string): boolean => schemaFileOf(draft, table) !== undefined

/** Type of the rows that an endpoint answers, in terms of its declaration. */
export const rowTypeOf = (endpoint: AnyEndpoint, local: string): string =>
  `DataOf<typeof ${local}.${endpoint.id.split('.')[1]}>${isList(endpoint) ? "['list'][number]" : ''}`

const builders: Record<Column['kind'], (field: string, type: string) => string> = {
  text: () => 'text()',
  choice: (field, type) => `text().$type<${type}['${field}']>()`,
  numberChoice: (field, type) => `integer().$type<${type}['${field}']>()`,
  integer: () => 'integer()',
  amount: () => "bigint({ mode: 'number' })",
  decimal: () => 'doublePrecision()',
  boolean: () => 'boolean()',
  moment: () => 'moment()',
  id: () => 'id()',
  person: () => 'id()',
  picture: () => 'text()',
  pictures: () => 'jsonb().$type<string[]>()',
  values: (field, type) => `jsonb().$type<${type}['${field}']>()`,
}
const defaults: Partial<Record<Column['kind'], string>> = {
  integer: '.default(0)',
  boolean: '.default(false)',
  pictures: '.default([])',
  values: '.default([])',
}

/** A column in the schema. */
function columnText(draft: Draft, table: RowTable, column: Column): string {
  const field = table.fields.find((one) => one.column === column)?.name ?? ''
  const type = column.nullable ? `NonNullable<${table.type}['${field}']>` : ''
  const built = builders[column.kind](field, table.type)
  const builder = type ? built.replace(`${table.type}['${field}']`, type) : built
  const reference = referenceOf(draft, column)
  const onDelete = column.nullable ? 'set null' : 'cascade'
  return [
    `${column.key}: ${builder}`,
    column.nullable ? '' : '.notNull()',
    column.nullable ? '' : column.key === 'createdAt' ? '.defaultNow()' : (defaults[column.kind] ?? ''),
    reference ? `.references(() => ${reference.table}.id, { onDelete: '${onDelete}' })` : '',
  ].join('')
}

/** Columns of the index that serves the list. */
function indexColumns({ columns, owner, newest, endpoint }: RowTable): string[] {
  const parents = idFieldsOf(endpoint).map(({ key }) => key)
  const leading =
    isOwnEndpoint(endpoint) && owner ? [owner] : columns.map(({ key }) => key).filter((key) => parents.includes(key))
  const order = newest ? [`t.${newest.key}.desc().nullsFirst()`, 't.id.desc().nullsFirst()'] : ['t.id']
  return [...leading.map((key) => `t.${key}`), ...order]
}

/** Defines the table in the schema's file of its domain. */
export function addTable(draft: Draft, table: RowTable, { domain }: HandlerFile, group: string): void {
  if (tableExists(draft, table.name)) throw new CommandError(`There is a table ${table.name} already: name another.`)
  const file = `${SCHEMA}/${domain}.ts`
  const isNew = !draft.has(file)
  const endpoints = `${group}Endpoints`
  const columns = table.columns.map((column) => columnText(draft, table, column))
  const isTyped = columns.some((column) => column.includes(`${table.type}[`))
  const references = table.columns.flatMap((column) => referenceOf(draft, column) ?? [])
  draft.append(
    file,
    `${isTyped ? `type ${table.type} = ${rowTypeOf(table.endpoint, endpoints)}\n\n` : ''}export const ${table.name} = pgTable(
  '${snake(table.name)}',
  {
    id: id().primaryKey(),
${columns.map((column) => `    ${column},\n`).join('')}  },
  (t) => [index('${snake(table.name)}_newest').on(${indexColumns(table).join(', ')})],
)
`,
  )
  if (isTyped) draft.addImports(file, '@plaza/shared/api', ['type DataOf', `type ${group} as ${endpoints}`])
  const used = ['bigint', 'boolean', 'doublePrecision', 'integer', 'jsonb', 'text'].filter((name) =>
    columns.some((column) => new RegExp(`: ${name}\\(`).test(column)),
  )
  draft.addImports(file, 'drizzle-orm/pg-core', ['index', 'pgTable', ...used])
  draft.addImports(file, './columns', [
    'id',
    ...(columns.some((column) => column.includes(': moment(')) ? ['moment'] : []),
  ])
  for (const reference of references)
    if (reference.file !== file)
      draft.addImports(file, `./${reference.file.slice(SCHEMA.length + 1).replace('.ts', '')}`, [reference.table])
  if (isNew) draft.addLine(`${SCHEMA}/index.ts`, /^export \*/, `export * from './${domain}'`)
}

const OWN_DATA = 'server/src/domains/own-data/tables/all-tables.ts'

/**
 * Says of the table what closing an account does to it: rows of a person are in the file of what is held, and are
 * erased. Columns with other persons are left to a test, which names them.
 */
export function addOwnData(draft: Draft, { name, owner }: RowTable): void {
  const line = owner
    ? `  ${name}: erased(byId(${name}.${owner}), { title: { zh: '${name}', en: '${name}' } }),`
    : `  ${name}: nobody(),`
  if (owner) {
    draft.addImports(OWN_DATA, '../data-table', ['erased', 'byId'])
    draft.addImports(OWN_DATA, '../../../data/schema/index', [name])
  }
  draft.addLine(OWN_DATA, /^ {2}\w+: (nobody|erased)\(/, line)
}

/** File with the query and the answer of a table's rows. */
export const rowsFileOf = ({ folder }: HandlerFile, table: string): string =>
  `${folder}/${kebab(singular(table))}-rows.ts`
