import { type AnyEndpoint, isPaged } from '../../../shared/src/api'
import { type Draft, kebab } from '../draft'
import { listInput, READER, sampleRows } from './demo'
import { type HandlerFile, localName, up } from './domain'
import { isList, rowSchemaOf } from './fields'
import { columnFor, inputFieldsOf, requiredSample, sampleInput } from './input'
import { isOwnEndpoint, type RowTable } from './table'

/** The file of a group's server tests: the one of its domain if it has the demo, or a new one. */
function testFile(draft: Draft, { folder }: HandlerFile, group: string): string {
  const own = `${folder}/${kebab(group)}.test.ts`
  const hasDemo = !draft.has(own) || draft.read(own).includes('startTestServer()')
  const file = hasDemo ? own : `${folder}/${kebab(group)}-calls.test.ts`
  if (!draft.has(file)) {
    draft.create(
      file,
      `
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
`,
    )
    draft.addImports(file, 'vitest', ['afterAll', 'beforeAll', 'expect', 'it'])
    draft.addImports(file, up(file, 'testing/test-server'), ['startTestServer', 'type TestServer'])
  }
  return file
}

function addTest(draft: Draft, handlers: HandlerFile, group: string, text: string): void {
  const file = testFile(draft, handlers, group)
  const before = draft.read(file)
  const isTaken = new RegExp(`^import .*[{,] ${group}[ ,].* from '(?!@plaza/shared/api')`, 'm').test(before)
  const local = localName(before, group) ?? (isTaken ? `${group}Endpoints` : group)
  draft.append(file, text.replaceAll(new RegExp(`(?<=[(] ?|server, )${group}\\.`, 'g'), `${local}.`))
  const imported = local === group ? group : `${group} as ${local}`
  draft.addImports(file, '@plaza/shared/api', [imported, ...(text.includes('codes.') ? ['codes'] : [])])
  draft.addImports(file, 'vitest', ['expect', 'it', ...(text.includes('describe(') ? ['describe'] : [])])
  if (text.includes('itemsOf(')) draft.addImports(file, up(file, 'testing/items-of'), ['itemsOf'])
}

const needsPerson = ({ needsToken, needsPhone }: AnyEndpoint) => Boolean(needsToken || needsPhone)
const args = (...texts: string[]) => texts.filter(Boolean).join(', ')

/** A test that fails until its author has said what the endpoint does. */
export function addTestByHand(draft: Draft, endpoint: AnyEndpoint, handlers: HandlerFile, group: string): void {
  const { id, summary } = endpoint
  const body = requiredSample(endpoint.body)
  const answered = endpoint.data.entries ?? {}
  const same = Object.entries(body).filter(
    ([name, value]) => name in answered && ['string', 'number', 'boolean'].includes(typeof value),
  )
  const expected = { ...Object.fromEntries(same), 'to be written': summary }
  const person = needsPerson(endpoint)
  addTest(
    draft,
    handlers,
    group,
    `it(${JSON.stringify(`${id}: ${summary}`)}, async () => {
${person ? '  const person = await server.person()\n' : ''}  const answer = await server.data(${args(id, sampleInput(endpoint) || (person ? '{}' : ''), person ? 'person' : '')})
  expect(answer).toMatchObject(${JSON.stringify(expected)})
})
`,
  )
}

/** Ids of sample rows in the order of the list. */
function idsOf(rows: readonly Record<string, unknown>[], { newest, hasId }: RowTable): string {
  const ids = rows.map((row) => (hasId ? row.id : row.userId))
  return JSON.stringify(newest ? ids.toReversed() : ids)
}

/** Rows that everybody may see. */
function visibleRows(endpoint: AnyEndpoint, rows: Record<string, unknown>[], { fields }: RowTable) {
  if (isOwnEndpoint(endpoint)) return rows
  const options = fields.find((field) => field.column?.key === 'state')?.schema.options
  const isModerated = options?.includes('shown') && !('state' in (endpoint.query?.entries ?? {}))
  return rows.filter((row) => (!isModerated || row.state === 'shown') && row.public !== false)
}

/** A test for each way in which the input selects rows. */
function selectionTests(
  draft: Draft,
  endpoint: AnyEndpoint,
  table: RowTable,
  rows: Record<string, unknown>[],
  person: string,
): string[] {
  const input = listInput(draft, endpoint, table) as { params?: object; query?: object }
  return inputFieldsOf(endpoint).flatMap((field) => {
    const column = columnFor(endpoint, field, table.columns)
    if (!column) return []
    const { name, part } = field
    const isReference = column.kind === 'id' || column.kind === 'person'
    const options = field.schema?.options ?? [rows[0]?.[column.key]]
    const value = isReference ? 'unknown' : (options.find((option) => option === rows[0]?.[column.key]) ?? options[0])
    const selected = isReference ? [] : rows.filter((row) => row[column.key] === value)
    const changed = { ...input, [part]: { ...input[part], [name]: value } }
    return [
      `  it('selects rows by ${name}', async () => {
${person}    const { list } = await server.data(${args(endpoint.id, JSON.stringify(changed), person && 'reader')})
    expect(list.map(({ id }) => id)).toEqual(${idsOf(selected, table)})
  })
`,
    ]
  })
}

/** Tests of a list on its sample rows: all of them page by page, each selection, and nobody else's. */
export function addListTests(
  draft: Draft,
  endpoint: AnyEndpoint,
  table: RowTable,
  handlers: HandlerFile,
  group: string,
): void {
  const { id } = endpoint
  const rows = visibleRows(endpoint, sampleRows(draft, table), table)
  const reader = needsPerson(endpoint) ? `    const reader = await server.logInAs('${READER}')\n` : ''
  const as = reader && 'reader'
  const input = JSON.stringify(listInput(draft, endpoint, table))
  const read = isPaged(endpoint)
    ? `const list = await itemsOf(${args('server', id, input, '2', as)})`
    : `const { list } = await server.data(${args(id, input === '{}' && !as ? '' : input, as)})`
  const own = isOwnEndpoint(endpoint)
    ? [
        `  it('shows nobody the rows of another', async () => {
    const stranger = await server.person()
    expect((await server.data(${args(id, input, 'stranger')})).list).toEqual([])
  })
`,
      ]
    : []
  addTest(
    draft,
    handlers,
    group,
    `describe('${id}', () => {
  it('answers the rows of the demo${isPaged(endpoint) ? ', page by page' : ''}', async () => {
${reader}    ${read}
    expect(list.map(({ id }) => id)).toEqual(${idsOf(rows, table)})
  })

${[...selectionTests(draft, endpoint, table, rows, reader), ...own].join('\n')}})
`,
  )
}

/** Tests of a single row: a known one, an unknown one, and another person's. */
export function addDetailTests(
  draft: Draft,
  endpoint: AnyEndpoint,
  table: RowTable,
  handlers: HandlerFile,
  group: string,
): void {
  const { id } = endpoint
  const [row = {}] = visibleRows(endpoint, sampleRows(draft, table), table)
  const said = table.fields.filter(
    ({ column, byHand, personField }) =>
      column && !byHand && !personField && ['text', 'choice', 'integer', 'decimal', 'boolean'].includes(column.kind),
  )
  const expected = {
    id: row.id,
    ...Object.fromEntries(said.slice(0, 3).map(({ name, column }) => [name, row[column?.key ?? '']])),
  }
  const person = needsPerson(endpoint)
  const ask = (which: string, as: string) => args(id, `{ params: { id: ${JSON.stringify(which)} } }`, as)
  addTest(
    draft,
    handlers,
    group,
    `describe('${id}', () => {
  it('answers a row of the demo', async () => {
${person ? `    const reader = await server.logInAs('${READER}')\n` : ''}    expect(await server.data(${ask(String(row.id), person ? 'reader' : '')})).toMatchObject(${JSON.stringify(expected)})
  })

  it('refuses ${person ? 'the row of another, and ' : ''}an unknown one', async () => {
${person ? `    const stranger = await server.person()\n    expect((await server.ask(${ask(String(row.id), 'stranger')})).code).toBe(codes.contentGone)\n` : ''}    expect((await server.ask(${ask('unknown', person ? 'stranger' : '')})).code).toBe(codes.contentGone)
  })
})
`,
  )
}

export const canHaveTable = (endpoint: AnyEndpoint): boolean =>
  endpoint.method === 'GET' &&
  rowSchemaOf(endpoint).entries?.id !== undefined &&
  (isList(endpoint) || endpoint.path.endsWith('/:id'))
