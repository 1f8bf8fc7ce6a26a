import { type AnyEndpoint, allEndpoints, codes } from '@plaza/shared/api'
import { sampleOf } from '@plaza/shared/testing/sampling'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../testing/test-server'

let server: TestServer
let withoutPhone: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  withoutPhone = await server.person({ phone: null })
})
afterAll(() => server.close())

const built = allEndpoints.filter((endpoint) => !endpoint.planned)
/** Parameters of the path, all with this value. */
const paramsOf = ({ path }: AnyEndpoint, value: string) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, value]))
const input = (endpoint: AnyEndpoint) => ({
  params: { ...paramsOf(endpoint, 'x'), kind: 'user' },
  ...(endpoint.body && { body: {} }),
})
/** Sample size; the sample differs per commit. */
const SAMPLE_SIZE = 120
const rows = (endpoints: readonly AnyEndpoint[]) => endpoints.map((endpoint) => [endpoint.id, endpoint] as const)

describe('without a login', () => {
  it.each(rows(built.filter(({ needsToken, needsPhone }) => needsToken || needsPhone)))(
    '%s refuses',
    async (_, endpoint) => {
      expect((await server.ask(endpoint, input(endpoint) as never)).code).toBe(codes.loginExpired)
    },
  )
})

describe('without a phone', () => {
  it.each(rows(built.filter(({ needsPhone }) => needsPhone)))('%s refuses', async (_, endpoint) => {
    expect((await server.ask(endpoint, input(endpoint) as never, withoutPhone)).code).toBe(codes.phoneNeeded)
  })
})

describe('whatever is sent', () => {
  const odd = ["' or 1=1--", '$1', '%27', '../../etc/passwd', '\u202e', '9'.repeat(60), '-1', 'null', '{}', '%00x']
  it.each(rows(sampleOf(built, SAMPLE_SIZE)))('%s never fails', async (_, endpoint) => {
    // Its own user, because some endpoints end the login.
    const person = await server.person({ phone: null })
    for (const id of odd) {
      const params = paramsOf(endpoint, id)
      const query = { id, cursor: id, activity_id: id, audio_id: id, ids: id, month: '2026-01', phone: id }
      const { status } = await server.ask(
        endpoint,
        { params, query, ...(endpoint.body && { body: { id, activity_id: id } }) } as never,
        person,
      )
      expect([200, 400, 429]).toContain(status)
    }
  })
})
