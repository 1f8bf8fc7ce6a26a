import type { Helper } from '@plaza/shared/api'
import { expect, it } from 'vitest'
import { draftOf, faultsOf, fieldsOf, isChanged } from './helper-draft.model'

const helper: Helper = {
  ...{ id: 'h1', name: 'Granny Li', phone: '138****0001', relation: 'parent', born: 1950, place: 'Yancang Road 46' },
  ...{ needs: ['walking'], note: '' },
}
const before = draftOf('', helper)

it.each<[string, object, string[]]>([
  ['nothing of a whole one', {}, []],
  ['a name, a relation and a place of an empty one', draftOf('', undefined), ['name', 'relation', 'place']],
  ['a phone that is too short', { phone: '1380013' }, ['phone']],
  ['a name that is too long', { name: 'x'.repeat(31) }, ['name']],
])('demands %s', (_, over, faults) => expect(faultsOf({ ...before, ...over })).toEqual(faults))

it('sends a year as a number, and none as nothing', () => {
  expect(fieldsOf(before)).toMatchObject({ born: 1950, needs: ['walking'] })
  expect(fieldsOf({ ...before, born: '' }).born).toBeNull()
})

it('is changed by what is typed, not by its key', () => {
  expect(isChanged({ ...before, key: 'k' }, before)).toBe(false)
  expect(isChanged({ ...before, note: 'knock' }, before)).toBe(true)
})
