import { expect, it } from 'vitest'
import { listInput } from './position.model'

it('asks as the server did for the first screen', () => expect(listInput({ kind: undefined }, null)).toEqual({}))

it('asks for a kind, from a position no more exact than ten metres', () =>
  expect(listInput({ kind: 'hall' }, { lat: 30.123456, lng: 121.9 })).toEqual({
    query: { kind: 'hall', lat: '30.1235', lng: '121.9000' },
  }))
