import { type AnyEndpoint, allEndpoints, codes } from '@plaza/shared/api'
import { long, sampleOf } from '@plaza/shared/testing/sampling'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyText, arbitraryOf } from '../testing/arbitrary'
import { seed } from '../testing/seed'
import { startTestServer, type TestServer } from '../testing/test-server'

const CALLS = long ? 120 : 4
/** Sample size; the sample differs per commit. */
const SAMPLE_SIZE = 120
const known = new Set<number>(Object.values(codes).filter((code) => code !== codes.serverError))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** What a query string can carry: an object stands there as its JSON. */
const queryOf = (made: unknown) =>
  typeof made === 'object' && made !== null
    ? Object.fromEntries(
        Object.entries(made).map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : value]),
      )
    : {}

const inputOf = ({ path, query, body }: AnyEndpoint) =>
  fc.record({
    params: fc.record(Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, anyText]))),
    query: query ? arbitraryOf(query).map(queryOf) : fc.constant({}),
    body: body ? arbitraryOf(body) : fc.constant(undefined),
  })

describe(`random requests (PLAZA_SEED=${seed})`, () => {
  it.each(sampleOf(allEndpoints, SAMPLE_SIZE).map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s answers with a known code',
    async (_, endpoint) => {
      // Its own user, because some endpoints end the login.
      const person = await server.person({ roles: ['volunteer'] })
      await fc.assert(
        fc.asyncProperty(inputOf(endpoint), fc.boolean(), async (input, asGuest) => {
          const { status, code } = await server.ask(endpoint, input as never, asGuest ? {} : person)
          expect([code, status < 500 || code === codes.notBuilt]).toEqual([code, true])
          expect(known).toContain(code)
        }),
        { seed, numRuns: CALLS },
      )
    },
  )
})
