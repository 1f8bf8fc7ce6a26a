import { type AnyEndpoint, allEndpoints } from '@plaza/shared/api'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { Hono } from 'hono'
import type { GenericSchema } from 'valibot'
import { bases, sendBytes } from './dispatch'
import { type PackedBytes, packJson } from './packed'
import type { Env } from './request'

type Json = Record<string, unknown>

/** Serves the API's document; it is made once, when somebody asks for it. */
export function mountApiDocument(app: Hono<Env>): void {
  let document: PackedBytes | undefined
  app.get('/openapi.json', (c) => {
    document ??= packJson(openApiDocument())
    const headers = new Headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      vary: 'Accept-Encoding',
      etag: document.etag,
    })
    return sendBytes(c, document, headers)
  })
}

/** The API as an OpenAPI 3.1 document, made from the declarations. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of allEndpoints) {
    const address = (bases[endpoint.domain] + endpoint.path).replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plaza',
      version: '1',
      description: 'Every answer is an envelope {code, msg, data}; code 100000 is success.',
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'A token, or the word guest.' },
      },
    },
  }
}

function operation(endpoint: AnyEndpoint): Json {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0]],
    ...(endpoint.open && { 'x-open': true }),
    ...(endpoint.needsPhone && { 'x-needs-phone': true }),
    security: endpoint.needsToken || endpoint.needsPhone ? [{ token: [] }] : [{}, { token: [] }],
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...(endpoint.body && { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } }),
    responses: {
      200: {
        description: 'Success, or a refusal by a rule',
        content: json(envelope(schemaOf(endpoint.data, 'output'))),
      },
    },
  }
}

const json = (schema: Json) => ({ 'application/json': { schema } })

const envelope = (data: Json): Json => ({
  type: 'object',
  properties: {
    code: { type: 'integer', examples: [100000] },
    msg: { type: 'string' },
    data: { anyOf: [data, { type: 'null' }] },
  },
  required: ['code', 'msg', 'data'],
})

const pathParameters = (endpoint: AnyEndpoint): Json[] =>
  [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 64 },
  }))

function queryParameters(endpoint: AnyEndpoint): Json[] {
  if (!endpoint.query) return []
  const { properties = {}, required = [] } = schemaOf(endpoint.query, 'input') as {
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

/** Checks that JSON Schema cannot say (well-formed text, code points) are left out of the document, not of the server. */
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode }) as Json
  return rest
}
