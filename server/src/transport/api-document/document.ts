import { type AnyEndpoint, allEndpoints } from '@plaza/shared/api'
import type { Hono } from 'hono'
import { bases, sendBytes } from '../dispatch'
import { type PackedBytes, packJson } from '../encoding/packed'
import type { Env } from '../request'
import { answerOf, refusalResponses, refusalSchemas, refusalsOf } from './refusals'
import { createSchemas, type Json, type Schemas } from './schemas'

/** Calls that are not declared as endpoints. */
export interface MoreCalls {
  tag: string
  paths: Record<string, Json>
  schemas: Record<string, Json>
}

/** Serves the API document, which is generated once, on demand; `more` adds calls to it. */
export function mountApiDocument(app: Hono<Env>, origin: string | undefined, more: () => MoreCalls): void {
  let document: PackedBytes | undefined
  app.get('/openapi.json', (c) => {
    document ??= packJson(openApiDocument(origin, more()))
    const headers = new Headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      vary: 'Accept-Encoding',
      etag: document.etag,
    })
    return sendBytes(c, document, headers)
  })
}

/** The API as an OpenAPI 3.1 document, generated from the declarations. `origin` is the server's URL. */
export function openApiDocument(origin = '/', more: MoreCalls = { tag: '', paths: {}, schemas: {} }): Json {
  const schemas = createSchemas()
  const paths: Record<string, Json> = {}
  for (const endpoint of allEndpoints) {
    const address = (bases[endpoint.domain] + endpoint.path).replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plaza',
      version: '1',
      description:
        'Every answer is an envelope {code, msg, data}; code 100000 is success. A refusal by a rule is HTTP 200 with its code.',
    },
    servers: [{ url: origin }],
    tags: [...new Set([...allEndpoints.map(groupOf), more.tag])].filter(Boolean).map((name) => ({ name })),
    paths: { ...paths, ...more.paths },
    components: {
      schemas: { ...refusalSchemas, ...schemas.usedBy(paths), ...more.schemas },
      responses: refusalResponses,
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'A token, or the word guest.' },
        operatorToken: { type: 'http', scheme: 'bearer', description: 'The token of a program: see `add-token`.' },
      },
    },
  }
}

const groupOf = ({ id }: AnyEndpoint): string => id.split('.')[0] ?? id

function operation(endpoint: AnyEndpoint, schemas: Schemas): Json {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [groupOf(endpoint)],
    ...(endpoint.planned && { 'x-open': true }),
    ...(endpoint.needsPhone && { 'x-needs-phone': true }),
    security: endpoint.needsToken || endpoint.needsPhone ? [{ token: [] }] : [{}, { token: [] }],
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint, schemas)],
    ...(endpoint.body && { requestBody: { required: true, content: json(schemas.input(endpoint.body)) } }),
    responses: {
      200: { description: 'Success, or a refusal by a rule', content: json(answerOf(schemas.output(endpoint.data))) },
      ...refusalsOf(endpoint),
    },
  }
}

const json = (schema: Json) => ({ 'application/json': { schema } })

const pathParameters = (endpoint: AnyEndpoint): Json[] =>
  [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 64 },
  }))

function queryParameters(endpoint: AnyEndpoint, schemas: Schemas): Json[] {
  if (!endpoint.query) return []
  const { properties = {}, required = [] } = schemas.input(endpoint.query) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}
