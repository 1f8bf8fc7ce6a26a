import { expect, it } from 'vitest'
import { type AnyEndpoint, allEndpoints } from './index'

const byPath = (method: string, path: string): AnyEndpoint | undefined =>
  allEndpoints.find((endpoint) => endpoint.method === method && endpoint.path === path)

/** Product spec, section 5: blocked while the user has no bound phone. */
it.each([
  ['POST', '/v2/advices'],
  ['POST', '/v1/mobile/comment'],
  ['POST', '/user_headline'],
])('%s %s needs a bound phone', (method, path) => expect(byPath(method, path)?.needsPhone).toBe(true))

/** Section 5: uploads and resource requests need a login. */
it.each([
  ['GET', '/v2/ossUploadAuth'],
  ['GET', '/v1/sources/:id'],
])('%s %s needs a login', (method, path) => expect(byPath(method, path)?.needsToken).toBe(true))
