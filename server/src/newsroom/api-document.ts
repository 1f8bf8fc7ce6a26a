import {
  EntriesQuery,
  type EntryChange,
  entryActions,
  entryChanges,
  entryStates,
  type NewsroomKind,
  newsroomKinds,
  OPERATIONS_BASE,
} from '@plaza/shared/operations'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { MoreCalls } from '../transport/api-document/document'
import { answerOf, refusalsOf } from '../transport/api-document/refusals'
import { type Json, reference } from '../transport/api-document/schemas'
import { schemaOf } from './kind-rows'

const TAG = 'newsroom'

/** `live-event` becomes `NewsroomLiveEvent`. */
const nameOf = (word: string) =>
  `Newsroom${word
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`

const jsonOf = (schema: GenericSchema): Json => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Json
  return rest
}
const documentOf = (kind: NewsroomKind): Json => {
  const { $schema: _, ...rest } = schemaOf(kind)
  return rest
}

const [text, whole] = [{ type: 'string' }, { type: 'integer' }]
const object = (properties: Json, optional: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
})
const nullable = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] })
const listOf = (items: Json): Json => ({ type: 'array', items })

const summary = {
  ...{ kind: { type: 'string', enum: [...newsroomKinds] }, id: text, title: text },
  ...{ state: { type: 'string', enum: [...entryStates] }, version: whole, publishedVersion: nullable(whole) },
  ...{ publishAt: nullable(whole), updatedBy: text, updatedAt: whole },
}
const logRow = {
  ...{ version: whole, action: { type: 'string', enum: [...entryActions] }, document: { type: 'boolean' } },
  ...{ who: text, at: whole },
}
const anyDocument: Json = { anyOf: newsroomKinds.map((kind) => reference(nameOf(`${kind}-document`))) }

const schemas = (): Record<string, Json> => ({
  ...Object.fromEntries(newsroomKinds.map((kind) => [nameOf(`${kind}-document`), documentOf(kind)])),
  ...Object.fromEntries(
    (Object.keys(entryChanges) as EntryChange[]).map((change) => {
      const body = jsonOf(entryChanges[change])
      const { properties } = body as { properties: Json }
      const typed = 'document' in properties ? { ...properties, document: anyDocument } : properties
      return [nameOf(`${change}-body`), { ...body, properties: typed }]
    }),
  ),
  NewsroomSummary: object(summary),
  NewsroomEntry: object({ ...summary, document: anyDocument, log: listOf(object(logRow)), address: nullable(text) }),
  NewsroomEntries: object({ list: listOf(reference('NewsroomSummary')), next: nullable(text) }),
  NewsroomVersion: object({ version: whole, document: anyDocument }),
})

const inPath = (name: string, schema: Json): Json => ({ name, in: 'path', required: true, schema })
const kind = inPath('kind', summary.kind)
const content = (schema: Json) => ({ 'application/json': { schema } })

interface CallDescription {
  id: string
  summary: string
  parameters: Json[]
  data: string
  body?: string
}

const call = ({ id, summary: words, parameters, data, body }: CallDescription): Json => ({
  operationId: `newsroom.${id}`,
  summary: words,
  tags: [TAG],
  security: [{ operatorToken: [] }],
  parameters,
  ...(body && { requestBody: { required: true, content: content(reference(body)) } }),
  responses: {
    200: { description: 'Success, or a refusal by a rule', content: content(answerOf(reference(data))) },
    ...refusalsOf({}),
  },
})

const words: Readonly<Record<EntryChange, string>> = {
  create: 'Creates an entry, which is not public',
  change: 'Makes a new version; what is public stays until that is published',
  publish: 'Makes the newest version public, at once or at a time',
  'take-back': 'Takes an entry from the public, or ends its schedule',
  restore: 'Makes a new version of an older one',
}

function queryParameters(): Json[] {
  const { properties } = jsonOf(EntriesQuery) as { properties: Record<string, Json> }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }))
}

/** The newsroom's calls in the API document, so that a content system can be put in front of them. */
export function newsroomCalls(): MoreCalls {
  const base = `${OPERATIONS_BASE}/newsroom/{kind}`
  const entry = [kind, inPath('id', text)]
  const changes = (Object.keys(entryChanges) as EntryChange[]).map((change): [string, Json] => [
    `${base}/${change}`,
    {
      post: call({
        ...{ id: change, summary: words[change], parameters: [kind] },
        ...{ data: 'NewsroomEntry', body: nameOf(`${change}-body`) },
      }),
    },
  ])
  const list = { id: 'list', summary: 'Entries of a kind, newest first', parameters: [kind, ...queryParameters()] }
  const detail = { id: 'detail', summary: 'An entry with its newest document and its log', parameters: entry }
  const version = { id: 'version', summary: 'One version', parameters: [...entry, inPath('version', whole)] }
  return {
    tag: TAG,
    schemas: schemas(),
    paths: {
      [base]: { get: call({ ...list, data: 'NewsroomEntries' }) },
      [`${base}/{id}`]: { get: call({ ...detail, data: 'NewsroomEntry' }) },
      [`${base}/{id}/{version}`]: { get: call({ ...version, data: 'NewsroomVersion' }) },
      ...Object.fromEntries(changes),
    },
  }
}
