import { beforeEach, expect, it } from 'vitest'
import { NOTES_KEPT, putBack, record, takeNotes } from './record'

beforeEach(() => void takeNotes())

it('hands over what it wrote down, once', () => {
  record.load('media', '1.0.0-a1b', 120)
  expect(takeNotes()).toEqual([{ list: 'loads', row: { remote: 'media', release: '1.0.0-a1b', ms: 120 } }])
  expect(takeNotes()).toEqual([])
})

it('counts what happens again and again in one note', () => {
  for (let i = 0; i < 1500; i++) record.error('media', '1.0.0-a1b', 'uncaught')
  record.error('media', '1.0.1-c2d', 'uncaught')
  record.failure('media', '1.0.0-a1b', 'fetch')
  record.failure('media', '1.0.0-a1b', 'fetch')
  expect(takeNotes().map(({ row }) => 'n' in row && row.n)).toEqual([1000, 1, 2])
})

it('lets the oldest go beyond its bound, also of what came back', () => {
  for (let i = 0; i < NOTES_KEPT + 5; i++) record.load('media', '1.0.0-a1b', i)
  const full = takeNotes()
  expect(full).toHaveLength(NOTES_KEPT)
  expect(full[0]?.row).toMatchObject({ ms: 5 })
  record.load('media', '1.0.0-a1b', 999)
  putBack(full)
  const back = takeNotes()
  expect(back).toHaveLength(NOTES_KEPT)
  expect(back[0]?.row).toMatchObject({ ms: 6 })
  expect(back.at(-1)?.row).toMatchObject({ ms: 999 })
})
