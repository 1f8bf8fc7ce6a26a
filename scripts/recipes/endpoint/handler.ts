import { type AnyEndpoint, isPaged } from '../../../shared/src/api'
import { camel, type Draft, pascal } from '../draft'
import { addHandler, type HandlerFile, up } from './domain'
import { isList } from './fields'
import { columnFor, type InputField, inputFieldsOf } from './input'
import { isOwnEndpoint, type RowTable, rowsFileOf } from './table'

const memberOf = ({ id }: AnyEndpoint): string => id.split('.')[1] ?? ''

/** A handler that its author is to write. */
export function addHandlerByHand(draft: Draft, endpoint: AnyEndpoint, handlers: HandlerFile, group: string): void {
  const text = `  handle(${handlers.local}.${memberOf(endpoint)}, async () => {\n    throw refuse('notBuilt')\n  }),\n`
  addHandler(draft, handlers, group, text)
  draft.addImports(handlers.path, up(handlers.path, 'transport/refusal'), ['refuse'])
}

/** Input fields that select rows in a way that no column says; with the asking person if no column names them. */
export function filtersByHand(endpoint: AnyEndpoint, { columns, owner }: RowTable): string[] {
  const fields = inputFieldsOf(endpoint).filter((field) => field.key !== 'id' && !columnFor(endpoint, field, columns))
  return [...fields.map(({ name }) => name), ...(isOwnEndpoint(endpoint) && !owner ? ['the person'] : [])]
}

/** Conditions for rows that everybody may see; a detail also shows their owner the others. */
function visibleConditions(endpoint: AnyEndpoint, { name, columns, fields, owner }: RowTable): string[] {
  if (isOwnEndpoint(endpoint)) return []
  const state = fields.find((field) => field.column?.key === 'state')?.schema
  const isModerated = state?.options?.includes('shown') && !('state' in (endpoint.query?.entries ?? {}))
  const isPublic = columns.some(({ key, kind }) => key === 'public' && kind === 'boolean')
  const visible = [
    ...(isModerated ? [`eq(${name}.state, 'shown')`] : []),
    ...(isPublic ? [`eq(${name}.public, true)`] : []),
  ]
  if (isList(endpoint) || !owner || visible.length === 0) return visible
  return [`or(${allOf(visible)}, eq(${name}.${owner}, context.user?.id ?? ''))`]
}

function inputCondition(table: string, { part, name, optional }: InputField, column: string): string {
  const condition = `eq(${table}.${column}, ${part}.${name})`
  return optional ? `${part}.${name} === undefined ? undefined : ${condition}` : condition
}

function conditionsOf(endpoint: AnyEndpoint, table: RowTable): string[] {
  const { name, columns, owner } = table
  const own = isOwnEndpoint(endpoint) && owner ? [`eq(${name}.${owner}, context.person.id)`] : []
  const byInput = inputFieldsOf(endpoint).flatMap((field) => {
    if (field.key === 'id') return [`eq(${name}.id, params.id)`]
    const column = columnFor(endpoint, field, columns)
    return column ? [inputCondition(name, field, column.key)] : []
  })
  return [...own, ...byInput, ...visibleConditions(endpoint, table)]
}

/** One condition of all; `undefined` if there is none. */
const allOf = (conditions: readonly string[]): string =>
  conditions.length > 1 ? `and(${conditions.join(', ')})` : (conditions[0] ?? 'undefined')

/** Input of the handler, as far as it uses it. */
function parameters(
  endpoint: AnyEndpoint,
  conditions: readonly string[],
  takesAll: boolean,
): [input: string, first: string] {
  const uses = (part: string) => conditions.some((condition) => condition.includes(`${part}.`))
  const entries = Object.values((endpoint.query?.entries ?? {}) as Record<string, { type: string }>)
  const isOptional = entries.every(({ type }) => type === 'optional')
  const query = isPaged(endpoint) || uses('query') ? [`query${isOptional ? ' = {}' : ''}`] : []
  const names = [...(uses('params') ? ['params'] : []), ...query]
  if (takesAll) return ['input', names.length > 0 ? `    const { ${names.join(', ')} } = input\n` : '']
  return [names.length > 0 ? `{ ${names.join(', ')} }` : '_', '']
}

/** Order of a list: a constant beside the handlers for pages, columns for a list without pages. */
function orderText({ name, newest }: RowTable): { constant: string; columns: string } {
  const keys = [...(newest ? [`${name}.${newest.key}`] : []), `${name}.id`]
  return {
    constant: `${newest ? 'descending' : 'ascending'}(${keys.join(', ')})`,
    columns: keys.map((key) => `${newest ? 'desc' : 'asc'}(${key})`).join(', '),
  }
}

/** Functions that a handler calls, by their module. */
const MODULES: readonly (readonly [module: string, names: readonly string[]])[] = [
  ['drizzle-orm', ['and', 'asc', 'desc', 'eq', 'or']],
  ['transport/paging', ['ascending', 'descending', 'pageOf']],
  ['transport/refusal', ['refuse']],
]

/** Imports what a text of a handler file calls. */
function importCalled(draft: Draft, path: string, text: string): void {
  for (const [module, names] of MODULES) {
    const called = names.filter((name) => new RegExp(`\\b${name}\\(`).test(text))
    const from = module.includes('/') ? up(path, module) : module
    if (called.length > 0) draft.addImports(path, from, called)
  }
}

/** A handler that reads rows of a table. */
export function addReadHandler(
  draft: Draft,
  endpoint: AnyEndpoint,
  table: RowTable,
  handlers: HandlerFile,
  group: string,
): void {
  const { path, local } = handlers
  const rowsFile = rowsFileOf(handlers, table.name)
  const byHand = filtersByHand(endpoint, table)
  const filter = `${camel(endpoint.id)}Filter`
  const conditions = [...conditionsOf(endpoint, table), ...(byHand.length > 0 ? [`${filter}(input)`] : [])]
  const [input, first] = parameters(endpoint, conditions, byHand.length > 0)
  const select = `select${pascal(table.name)}`
  const to = `to${table.type}(row${draft.read(rowsFile).includes('context: ReadContext') ? ', context' : ''})`
  const { constant, columns } = orderText(table)
  const order = isPaged(endpoint) ? `${table.one}Order` : columns
  const body = bodyOf(endpoint, { conditions, select, to, order })
  const handler = `  handle(${local}.${memberOf(endpoint)}, async (${input}, context) => {\n${first}${body}  }),\n`
  addHandler(draft, handlers, group, handler)
  const orders = isPaged(endpoint) ? `const ${order} = ${constant}\n` : ''
  if (!draft.read(path).includes(orders)) addBeforeHandlers(draft, path, orders)
  if (byHand.length > 0) addFilter(draft, endpoint, handlers, { filter, byHand })
  importCalled(draft, path, `${handler}${orders}`)
  if (`${handler}${orders}`.includes(`${table.name}.`))
    draft.addImports(path, up(path, 'data/schema/index'), [table.name])
  draft.addImports(path, `./${rowsFile.split('/').at(-1)?.replace('.ts', '')}`, [select, `to${table.type}`])
}

const addBeforeHandlers = (draft: Draft, path: string, text: string) =>
  draft.replace(path, /(?<=^|\n)(export const \w+Handlers\b)/, `${text}\n$1`)

interface ReadNames {
  conditions: readonly string[]
  select: string
  to: string
  order: string
}

function bodyOf(endpoint: AnyEndpoint, { conditions, select, to, order }: ReadNames): string {
  if (!isList(endpoint))
    return `    const [row] = await ${select}(context.db, ${allOf(conditions)})
    if (!row) throw refuse('contentGone')
    return ${to}
`
  if (!isPaged(endpoint))
    return `    const rows = await ${select}(context.db, ${allOf(conditions)}).orderBy(${order})
    return { list: rows.map((row) => ${to}) }
`
  return `    const { rows, next } = await pageOf(context, query, ${order}, (after) =>
      ${select}(context.db, ${conditions.length > 0 ? allOf([...conditions, 'after']) : 'after'}),
    )
    return { list: rows.map((row) => ${to}), next }
`
}

/** The condition that its author is to write, before the handlers. */
function addFilter(
  draft: Draft,
  endpoint: AnyEndpoint,
  { path, local }: HandlerFile,
  { filter, byHand }: { filter: string; byHand: readonly string[] },
): void {
  addBeforeHandlers(
    draft,
    path,
    `/** To be written: the condition for ${byHand.join(', ')}. The server answers 501 until then. */
const ${filter} = (_input: HandlerInput<typeof ${local}.${memberOf(endpoint)}>): SQL | undefined => {
  throw refuse('notBuilt')
}
`,
  )
  draft.addImports(path, 'drizzle-orm', ['type SQL'])
  draft.addImports(path, up(path, 'transport/handlers'), ['type HandlerInput'])
  draft.addImports(path, up(path, 'transport/refusal'), ['refuse'])
}
