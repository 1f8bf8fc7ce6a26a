import { cardTypes } from '@plaza/shared/api'
import { nameable } from '@plaza/shared/operations'
import { expect, it } from 'vitest'
import { fillers } from '../domains/cards/fillers'
import { cardRows, namedBy } from './card-rows'

it('has a row for each card, with a field for everything that a person writes', () => {
  const rows = cardRows([{ kind: 'harbour', owner: 'parks' }])
  expect(rows.map(({ type }) => type).sort()).toEqual([...cardTypes].sort())
  for (const { schema } of rows) expect(schema).toMatchObject({ type: 'object', properties: { id: {} } })
})

it('tells links from pictures', () => {
  const banner = cardRows([]).find(({ type }) => type === 'banner')?.schema
  expect(banner).toMatchObject({ properties: { items: { items: { properties: { image: { format: 'media' } } } } } })
  expect(banner).not.toMatchObject({ properties: { items: { items: { properties: { link: { format: 'media' } } } } } })
})

it('has a row for each kind of card that a remote draws, which fixes the kind', () => {
  const label = { en: 'Harbour', zh: '港口' }
  const rows = cardRows([
    { kind: 'harbour', label, owner: 'parks' },
    { kind: 'ferries', owner: 'boats' },
  ]).filter(({ type }) => type === 'part')
  expect(rows.map(({ part }) => part?.label ?? part?.owner)).toEqual([label, 'boats'])
  expect(rows[1]?.schema).toMatchObject({ properties: { kind: { const: 'ferries' }, visible_if: {} } })
  expect(cardRows([]).some(({ type }) => type === 'part')).toBe(false)
})

it('lets things be chosen for the cards that the server fills in', () => {
  const chosen = new Set([...Object.keys(namedBy), 'advice_list'])
  // A countdown may also be written by hand, to a time that is no activity's.
  expect(Object.keys(fillers).filter((type) => !chosen.has(type))).toEqual(['countdown'])
  for (const of of Object.values(namedBy)) expect(nameable).toContain(of)
})
