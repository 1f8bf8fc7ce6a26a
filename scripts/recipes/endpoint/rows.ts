import { camel, type Draft, pascal } from '../draft'
import { type HandlerFile, up } from './domain'
import type { Field } from './fields'
import { type RowTable, rowsFileOf, rowTypeOf } from './table'

/** Persons of a row, whom the query joins: `claimant`, from the users named by `claimantId`. */
interface JoinedPerson {
  key: string
  column: string
  /** Name of the users table in the query. */
  users: string
  nullable: boolean
}

const personsOf = ({ fields }: RowTable): JoinedPerson[] => {
  const columns = fields.flatMap(({ column }) => (column?.kind === 'person' ? [column] : []))
  const unique = columns.filter((one, index) => columns.findIndex(({ key }) => key === one.key) === index)
  return unique.map(({ key, nullable }, index) => ({
    key: key.replace(/Id$/, ''),
    column: key,
    users: index === 0 ? 'users' : `${key.replace(/Id$/, '')}Users`,
    nullable,
  }))
}

function selectText(table: RowTable, persons: readonly JoinedPerson[]): string {
  const { name, type } = table
  const selected = persons.map(
    ({ key, users }) => `${key}: { id: ${users}.id, name: ${users}.nickname, avatar: ${users}.avatar },`,
  )
  const joins = persons.map(
    ({ column, users, nullable }) =>
      `.${nullable ? 'left' : 'inner'}Join(${users}, eq(${users}.id, ${name}.${column}))`,
  )
  const aliases = persons
    .filter(({ users }) => users !== 'users')
    .map(({ users, key }) => `const ${users} = alias(users, '${key}')\n`)
  return `${aliases.join('')}
export const select${pascal(name)} = (db: Executor, where: SQL | undefined) =>
  db
    .select(${persons.length > 0 ? `{ row: ${name}, ${selected.join(' ')} }` : ''})
    .from(${name})
    ${joins.join('\n    ')}
    .where(where)
    .$dynamic()

type ${type}Row = Awaited<ReturnType<typeof select${pascal(name)}>>[number]
`
}

/** The value of a field in the answer. */
function answerValue({ name, column, personField, isOwn }: Field, owner: string | undefined): string {
  if (isOwn) return `${name}: row.${owner} === context.user?.id`
  if (personField) return `${name}: user.${personField}`
  if (!column) return ''
  const { key, kind, nullable, optional } = column
  if (kind === 'person') {
    const person = camel(key.replace(/Id$/, ''))
    return person === name ? name : `${name}: ${person}`
  }
  if (optional) return `${name}: row.${key}${kind === 'moment' ? '?.toISOString()' : ''} ?? undefined`
  if (kind !== 'moment') return `${name}: row.${key}`
  return `${name}: row.${key}${nullable ? '?.toISOString() ?? null' : '.toISOString()'}`
}

/** Names of fields that nothing but their author can write. */
export const namesByHand = ({ fields }: Pick<RowTable, 'fields'>): string[] =>
  fields.flatMap(({ name, byHand }) => (byHand ? [name] : []))

function answerText(table: RowTable, persons: readonly JoinedPerson[]): string {
  const { type, one, fields, owner, hasId } = table
  const byHand = namesByHand(table)
  const values = fields.filter((field) => !field.byHand).map((field) => answerValue(field, owner))
  const hasOwn = fields.some(({ isOwn }) => isOwn)
  const asks = hasOwn || byHand.length > 0
  const answered = [...(hasId ? ['id: row.id'] : []), ...values]
  const names = ['row', ...persons.map(({ key }) => key)].filter((key) =>
    answered.some((value) => new RegExp(`\\b${key}\\b(?!:)`).test(value)),
  )
  const rowName = persons.length > 0 ? 'joined' : 'row'
  const destructured = persons.length > 0 ? `  const { ${names.join(', ')} } = joined\n` : ''
  const hand =
    byHand.length > 0
      ? `
/** To be written: ${byHand.join(', ')}. The server answers 501 until then. */
const ${one}FieldsByHand = (_row: ${type}Row, _context: ReadContext): Pick<${type}, ${byHand.map((name) => `'${name}'`).join(' | ')}> => {
  throw refuse('notBuilt')
}
`
      : ''
  return `${hand}
export function to${type}(${rowName}: ${type}Row${asks ? ', context: ReadContext' : ''}): ${type} {
${destructured}  return {
    ${answered.join(',\n    ')},
    ${byHand.length > 0 ? `...${one}FieldsByHand(${rowName}, context),` : ''}
  }
}
`
}

/** Writes the query for a table's rows, their order and their answer, which every endpoint of the table shares. */
export function addRows(draft: Draft, table: RowTable, handlers: HandlerFile, group: string): void {
  const file = rowsFileOf(handlers, table.name)
  const persons = personsOf(table)
  const answer = answerText(table, persons)
  const asks = answer.includes('ReadContext')
  draft.create(
    file,
    `type ${table.type} = ${rowTypeOf(table.endpoint, handlers.local)}
${asks ? "type ReadContext = Pick<Context, 'db' | 'user'>\n" : ''}
${selectText(table, persons)}${answer}`,
  )
  const { local } = handlers
  draft.addImports(file, '@plaza/shared/api', [
    'type DataOf',
    `type ${local === group ? group : `${group} as ${local}`}`,
  ])
  draft.addImports(file, up(file, 'data/database'), ['type Executor'])
  draft.addImports(file, up(file, 'data/schema/index'), [table.name, ...(persons.length > 0 ? ['users'] : [])])
  draft.addImports(file, 'drizzle-orm', ['type SQL', ...(persons.length > 0 ? ['eq'] : [])])
  if (persons.length > 1) draft.addImports(file, 'drizzle-orm/pg-core', ['alias'])
  if (asks) draft.addImports(file, up(file, 'transport/context'), ['type Context'])
  if (answer.includes('refuse(')) draft.addImports(file, up(file, 'transport/refusal'), ['refuse'])
}
