import { expect, it } from 'vitest'
import { isFiltered, listInput } from './filter.model'

const none = { state: undefined, kind: undefined, date: undefined }

it('asks without a filter exactly as the server answers ahead', () => {
  expect(listInput(none)).toEqual({})
  expect(listInput({ ...none, state: 'open' })).toEqual({ query: { state: 'open' } })
})

it('knows whether the list is narrowed', () => {
  expect([isFiltered(none), isFiltered({ ...none, kind: 'Care' })]).toEqual([false, true])
})
