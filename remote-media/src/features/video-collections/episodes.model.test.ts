import { content } from '@plaza/shared/testing'
import { describe, expect, it } from 'vitest'
import { episodeOf, nextOf } from './episodes.model'

const list = ['1', '2', '3'].map((id) => content({ id, type: 4 }))

describe('the episodes of a collection', () => {
  it.each([
    ['the one that is named', '2', '2'],
    ['the first, where none is named', undefined, '1'],
    ['the first, where one is named that is not there', '9', '1'],
  ])('begin with %s', (_, id, found) => expect(episodeOf(list, id)?.id).toBe(found))

  it.each([
    ['1', '2'],
    ['3', undefined],
    ['9', undefined],
  ])('go on after %s with %s', (id, next) => expect(nextOf(list, id)?.id).toBe(next))

  it('are none in an empty collection', () => expect(episodeOf([], '1')).toBeNull())
})
