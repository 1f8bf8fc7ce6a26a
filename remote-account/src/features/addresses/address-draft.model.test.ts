import type { Region } from '@plaza/shared/api'
import { expect, it } from 'vitest'
import { type AddressDraft, type AddressFault, draftOf, faultsOf, fieldsOf, isChanged } from './address-draft.model'

const regions: Region[] = [
  {
    code: '990000',
    name: '海东省',
    parts: [
      { code: '999000', name: '星湾市', parts: [{ code: '999001', name: '临江区' }] },
      { code: '998010', name: '安澜市' },
    ],
  },
]
const address = {
  ...{ id: '1', name: '张三', phone: '138****8000', region: '999001', district: '海东省 星湾市 临江区' },
  ...{ detail: '老码头路 18 号', preferred: true },
}
const full: AddressDraft = { ...draftOf('k', address, regions), phone: '13800138000' }

it.each<[what: string, change: Partial<AddressDraft>, faults: AddressFault[]]>([
  ['all is there', {}, []],
  ['a city has no districts', { region: ['990000', '998010'] }, []],
  ['the name is of blanks', { name: '  ' }, ['name']],
  ['the name has 31 signs', { name: '长'.repeat(31) }, ['name']],
  ['the phone is short', { phone: '1380013800' }, ['phone']],
  ['there is no phone', { phone: '' }, ['phone']],
  ['the district is missing', { region: ['990000', '999000'] }, ['region']],
  ['the region is unknown', { region: ['110000'] }, ['region']],
  ['the detail is long', { detail: '路'.repeat(101) }, ['detail']],
  ['nothing is there', draftOf('k', undefined, regions), ['name', 'phone', 'region', 'detail']],
])('finds what is wrong where %s', (_, change, faults) =>
  expect(faultsOf({ ...full, ...change }, regions, false)).toEqual(faults),
)

it('keeps the phone of an address that is changed', () => {
  const draft = draftOf('k', address, regions)
  expect(draft.region).toEqual(['990000', '999000', '999001'])
  expect(faultsOf(draft, regions, true)).toEqual([])
  expect(fieldsOf(draft)).toEqual({ name: '张三', region: '999001', detail: '老码头路 18 号', preferred: true })
})

it('knows whether anything was typed', () => {
  const before = draftOf('', address, regions)
  expect([isChanged({ ...before, key: 'k' }, before), isChanged({ ...before, name: '李' }, before)]).toEqual([
    false,
    true,
  ])
})
