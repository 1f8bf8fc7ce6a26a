import { type AnyEndpoint, allEndpoints } from '@plaza/shared/api'
import { describe, expect, it } from 'vitest'
import { handlers } from '../domains/handlers'
import { gate } from './answer'
import type { Context } from './context'
import { bases } from './dispatch'
import { handlersById, missingHandlers } from './handlers'

const planned: AnyEndpoint = { ...(allEndpoints[0] as AnyEndpoint), id: 'some.planned', planned: true }

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
    expect(() => handlersById([{ endpoint: planned, run: async () => ({}) }])).toThrow('declared open')
  })

  it('refuses a planned endpoint, whoever asks', () => {
    expect(() => gate(planned, { user: null, waiting: () => 0 } as Context)).toThrow('notBuilt')
  })

  it('refuses two handlers for one endpoint', () => {
    const [first] = handlers
    expect(() => handlersById(first ? [first, first] : [])).toThrow('answered twice')
  })
})
