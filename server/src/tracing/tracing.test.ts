import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programForTests, type StartedServer } from '../testing/started-server'

const { start } = programForTests()
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}

interface OtlpRequest {
  path: string
  type: string
  key: string | undefined
  body: Buffer
}

/** A collector: what was sent to it by OTLP over HTTP. */
async function collector() {
  const received: OtlpRequest[] = []
  const read = async (request: IncomingMessage) => Buffer.concat((await request.toArray()) as Buffer[])
  const server: Server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    received.push({
      path,
      type: headers['content-type'] ?? '',
      key: String(headers['x-key']),
      body: await read(request),
    })
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as { port: number }
  const spans = () =>
    received.flatMap(({ body }) => {
      const { resourceSpans } = JSON.parse(body.toString()) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[]; resource: Pick<Span, 'attributes'> }[]
      }
      return resourceSpans.flatMap(({ scopeSpans, resource }) =>
        scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, resource: valuesOf(resource) }))),
      )
    })
  return { received, spans, url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

const valuesOf = ({ attributes }: Pick<Span, 'attributes'>): Record<string, string | number | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

describe('with an endpoint of OTLP', { timeout: 90_000 }, () => {
  let traces: Awaited<ReturnType<typeof collector>>
  let server: StartedServer
  let address: string
  beforeAll(async () => {
    traces = await collector()
  })
  afterAll(() => traces.close())
  const open = async (more: Record<string, string> = {}) => {
    server = start({
      OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      ...more,
    })
    address = await server.ready
  }

  it('goes on with the trace of a request, down to the statements of the database', async () => {
    await open({ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', OTEL_SERVICE_NAME: 'plaza-test' })
    const response = await fetch(`${address}asc/civilized/1?secret=13900000000`, {
      headers: { traceparent: `00-${TRACE}-${PARENT}-01`, 'x-request-id': '0123456789abcdef' },
    })
    await response.body?.cancel()
    const mine = () => traces.spans().filter(({ traceId }) => traceId === TRACE)
    await expect.poll(() => mine().some(({ kind }) => kind === 2), { timeout: 20_000 }).toBe(true)
    const request = mine().find(({ kind }) => kind === 2)
    expect(request).toMatchObject({ name: 'GET /asc/civilized/:id', parentSpanId: PARENT })
    expect(request?.resource).toMatchObject({ 'service.name': 'plaza-test' })
    expect(request && valuesOf(request)).toMatchObject({
      'http.route': '/asc/civilized/:id',
      'http.response.status_code': response.status,
      'plaza.request_id': '0123456789abcdef',
    })
    const statements = mine().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.map((span) => valuesOf(span)['db.query.text'])).toContainEqual(
      expect.stringMatching(/^select "activities"/),
    )
    expect(JSON.stringify(mine())).not.toContain('13900000000')
    expect(traces.received[0]).toMatchObject({ path: '/v1/traces', key: 'secret' })
    const lines = server
      .err()
      .split('\n')
      .filter((line) => line.includes(TRACE))
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toContain('request')
  })

  it('sends protobuf unless it is told to send JSON', async () => {
    const before = traces.received.length
    await open()
    await (await fetch(`${address}healthz`)).body?.cancel()
    const newest = () => traces.received.slice(before)
    await expect.poll(() => newest().some(({ body }) => body.includes('GET /healthz')), { timeout: 20_000 }).toBe(true)
    expect(newest()[0]?.type).toBe('application/x-protobuf')
  })

  it('answers without a collector too, and says so', async () => {
    await open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_BSP_EXPORT_TIMEOUT: '500' })
    expect((await fetch(`${address}healthz`)).status).toBe(200)
    server.process.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    expect(server.err()).toContain('"msg":"traces not sent"')
  })
})
