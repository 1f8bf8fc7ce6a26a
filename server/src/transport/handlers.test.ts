import { type AnyEndpoint, allEndpoints } from '@plaza/shared/api'
import { describe, expect, it } from 'vitest'
import { handlers } from '../domains/handlers'
import { bases } from './dispatch'
import { handlersById, missingHandlers } from './handlers'

describe('the table of endpoints', () => {
  const registry = handlersById(handlers)

  it('has a handler or is planned, for each row', () => expect(missingHandlers(registry)).toEqual([]))

  it('names each endpoint once', () => {
    const ids = allEndpoints.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('gives no address twice', () => {
    const addresses = allEndpoints.map(
      ({ method, domain, path }) => `${method} ${bases[domain]}${path.replace(/:\w+/g, ':')}`,
    )
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })

  it('has no handler for a planned endpoint', () => {
    const open = allEndpoints.find((endpoint) => endpoint.planned) as AnyEndpoint
    expect(() => handlersById([{ endpoint: open, run: async () => ({}) }])).toThrow('declared open')
  })

  it('refuses two handlers for one endpoint', () => {
    const [first] = handlers
    expect(() => handlersById(first ? [first, first] : [])).toThrow('answered twice')
  })
})
