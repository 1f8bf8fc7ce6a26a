import { expect, it } from 'vitest'
import { isFiltered, listInput } from './filter.model'

const none = { state: undefined, kind: undefined, date: undefined }

it('without a filter makes the same call as the server', () => {
  expect(listInput(none)).toEqual({})
  expect(listInput({ ...none, state: 'open' })).toEqual({ query: { state: 'open' } })
})

it('knows whether a filter is set', () => {
  expect([isFiltered(none), isFiltered({ ...none, kind: 'Care' })]).toEqual([false, true])
})
