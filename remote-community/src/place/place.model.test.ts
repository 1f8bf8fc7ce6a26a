import { expect, it } from 'vitest'
import { nearInput } from './place.model'

const nowhere = { position: null, city: undefined }
const none = { kind: undefined, open: undefined, q: undefined }

it('asks as the server did for the first screen', () => expect(nearInput(none, nowhere)).toEqual({}))

it('asks by position rather than by city, no more exactly than ten metres', () => {
  const query = { lat: '30.1235', lng: '121.9000' }
  expect(nearInput(none, { position: { lat: 30.123456, lng: 121.9 }, city: '999003' })).toEqual({ query })
})

it('asks by a chosen city with the filters', () =>
  expect(nearInput({ ...none, kind: 'park', open: '1' }, { position: null, city: '999003' })).toEqual({
    query: { kind: 'park', open: '1', city: '999003' },
  }))
