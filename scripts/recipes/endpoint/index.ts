import { type AnyEndpoint, allEndpoints } from '../../../shared/src/api'
import { CommandError } from '../../lib/command-error'
import type { Draft } from '../draft'
import { addDemo, addListInput } from './demo'
import { API, findHandlerFile, type HandlerFile } from './domain'
import { isList, rowSchemaOf } from './fields'
import { addHandlerByHand, addReadHandler, filtersByHand } from './handler'
import { addRows, namesByHand } from './rows'
import { addOwnData, addTable, type RowTable, rowsFileOf, tableExists, tableOf } from './table'
import { addDetailTests, addListTests, addTestByHand, canHaveTable } from './tests'

export interface EndpointRecipe {
  /** `messages.list`. */
  id: string
  /** Plural name of the table with its rows: `userMessages`; created unless another endpoint of the domain reads it. */
  table?: string | undefined
  /** Domain of the server, or its file: `messages`, `account/login`; needed unless one file answers the group. */
  domain?: string | undefined
}

/** What the author still has to write; the endpoint answers 501 until then. */
export interface HandPiece {
  /** File and name of the piece. */
  place: string
  what: string
}

/** Result of a recipe. */
export interface EndpointResult {
  byHand: HandPiece[]
  /** Whether a table was created, which needs a migration. */
  hasNewTable: boolean
}

function plannedEndpoint(id: string, endpoints: readonly AnyEndpoint[]): AnyEndpoint {
  const endpoint = endpoints.find((one) => one.id === id)
  if (!endpoint) throw new CommandError(`There is no endpoint ${id}: declare it in ${API} first, with planned: true.`)
  if (!endpoint.planned) throw new CommandError(`${id} is answered already.`)
  return endpoint
}

/** Takes the flag `planned` off the declaration. */
function declareLive(draft: Draft, group: string, member: string): void {
  const file = draft.filesIn(API).find((path) => path.endsWith('.ts') && draft.read(path).includes(`group('${group}'`))
  if (!file) throw new CommandError(`No file of ${API} declares the group ${group}.`)
  draft.replace(
    file,
    new RegExp(`(group\\('${group}', \\{[\\s\\S]*?\\n  ${member}: \\w+\\([\\s\\S]*?)\\n?\\s*planned: true,?`),
    '$1',
  )
}

/** The table with the rows of an endpoint: one that the domain reads already, or a new one. */
function tableFor(
  draft: Draft,
  endpoint: AnyEndpoint,
  name: string,
  handlers: HandlerFile,
  endpoints: readonly AnyEndpoint[],
): { table: RowTable; isNew: boolean } {
  if (!/^[a-z][a-zA-Z0-9]*s$/.test(name))
    throw new CommandError(`${name} is no name for a table: say a plural, as userMessages.`)
  if (!canHaveTable(endpoint))
    throw new CommandError(`${endpoint.id} reads no rows by id: write it without --table, by hand.`)
  const file = rowsFileOf(handlers, name)
  if (!draft.has(file)) {
    if (tableExists(draft, name))
      throw new CommandError(
        `There is a table ${name}, which no ${file} reads: write ${endpoint.id} without --table, by hand.`,
      )
    return { table: tableOf(endpoint, name), isNew: true }
  }
  const [, member] = /DataOf<typeof \w+\.(\w+)>/.exec(draft.read(file)) ?? []
  const first = endpoints.find(({ id }) => id === `${endpoint.id.split('.')[0]}.${member}`)
  if (!first || rowSchemaOf(first) !== rowSchemaOf(endpoint))
    throw new CommandError(
      `${file} reads rows of ${name} with other fields than ${endpoint.id} answers: write it without --table, by hand.`,
    )
  return { table: tableOf(first, name), isNew: false }
}

function readPieces(endpoint: AnyEndpoint, table: RowTable, handlers: HandlerFile): HandPiece[] {
  const filters = filtersByHand(endpoint, table)
  return [
    ...namesByHand(table).map((name) => ({
      place: `${rowsFileOf(handlers, table.name)}: ${table.one}FieldsByHand`,
      what: `the field ${name} (${table.fields.find((field) => field.name === name)?.byHand})`,
    })),
    ...filters.map((name) => ({
      place: `${handlers.path}: the filter of ${endpoint.id}`,
      what: `the condition for ${name}`,
    })),
  ]
}

/**
 * Makes a planned endpoint live: declaration, handler, registration and tests; with a table also the table, its query,
 * and demo rows with schema and seed. `endpoints` are all that are declared.
 */
export function draftEndpoint(
  draft: Draft,
  { id, table: name, domain }: EndpointRecipe,
  endpoints: readonly AnyEndpoint[] = allEndpoints,
): EndpointResult {
  const endpoint = plannedEndpoint(id, endpoints)
  const [group = '', member = ''] = id.split('.')
  const handlers = findHandlerFile(draft, group, domain)
  const found = name === undefined ? undefined : tableFor(draft, endpoint, name, handlers, endpoints)
  declareLive(draft, group, member)
  if (!found) {
    addHandlerByHand(draft, endpoint, handlers, group)
    addListInput(draft, endpoint, undefined)
    addTestByHand(draft, endpoint, handlers, group)
    return {
      hasNewTable: false,
      byHand: [
        { place: `${handlers.path}: the handler of ${id}`, what: endpoint.summary },
        { place: `${handlers.folder}: the test of ${id}`, what: 'what it expects' },
      ],
    }
  }
  const { table, isNew } = found
  if (isNew) {
    addTable(draft, table, handlers, group)
    addOwnData(draft, table)
    addDemo(draft, table, handlers, group)
    addRows(draft, table, handlers, group)
  }
  addReadHandler(draft, endpoint, table, handlers, group)
  addListInput(draft, endpoint, table)
  if (isList(endpoint)) addListTests(draft, endpoint, table, handlers, group)
  else addDetailTests(draft, endpoint, table, handlers, group)
  return { hasNewTable: isNew, byHand: readPieces(endpoint, table, handlers) }
}
