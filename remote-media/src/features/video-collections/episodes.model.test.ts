import { content } from '@plaza/shared/testing'
import { describe, expect, it } from 'vitest'
import { episodeOf, needsMore, nextOf } from './episodes.model'

const items = ['1', '2', '3'].map((id) => content({ id, type: 4 }))
const [first, , last] = items
const all = { items, more: false }
const part = { items, more: true }

describe('the episodes of a collection', () => {
  it.each([
    ['the one that is named', part, '2', '2'],
    ['the first, where none is named', part, undefined, '1'],
    ['the first, where one is named that is not there', all, '9', '1'],
    ['none yet, where one is named that may still come', part, '9', undefined],
    ['none, where there are none', { items: [], more: false }, '1', undefined],
  ])('begin with %s', (_, of, id, found) => expect(episodeOf(of, id)?.id).toBe(found))

  it.each([
    ['1', '2'],
    ['3', undefined],
    ['9', undefined],
  ])('go on after %s with %s', (id, next) => expect(nextOf(all, id)?.id).toBe(next))

  it.each([
    ['for the one that is named', part, null, true],
    ['after the last one that is there', part, last, true],
    ['but not before it', part, first, false],
    ['but not after the last of all', all, last, false],
  ])('are asked for %s', (_, of, current, needed) => expect(needsMore(of, current ?? null)).toBe(needed))
})
