import { expect, it } from 'vitest'
import { vote } from '../../testing/samples'
import { inDays, optionsOf, voteDraftOf, withOption } from './vote-draft.model'

const now = Date.parse('2026-11-21T09:05+08:00')

it('ends some days later at the same time of day', () => {
  expect(inDays(3, now)).toBe('2026-11-24T09:05')
})

it('reads the options of older drafts, which are texts alone', () => {
  expect(optionsOf({ options: ['Pier', { id: '7', text: 'Hill', image: null }] })).toEqual([
    { id: '1', text: 'Pier', image: null },
    { id: '7', text: 'Hill', image: null },
  ])
})

it('gives a new option an id that no other has, also after one was removed', () => {
  const three = withOption(withOption(withOption([])))
  const ids = withOption(three.filter(({ id }) => id !== '2')).map(({ id }) => id)
  expect(ids).toEqual(['1', '3', '4'])
})

it('is written again with its pictures, its limit and its end', () => {
  const asked = vote({ multiple: true, max_choices: 2, ends_at: '2026-11-22T01:00:00Z' })
  const [pier, hill] = asked.options
  if (!pier || !hill) throw new Error('the sample has two options')
  const options = [{ ...pier, image: '/media/uploads/image/a.png' }, hill]
  expect(voteDraftOf({ ...asked, options }, now)).toEqual({
    title: 'Where shall we walk?',
    options: [
      { id: '1', text: 'Pier', image: { key: 'image/a.png', url: '/media/uploads/image/a.png' } },
      { id: '2', text: 'Hill', image: null },
    ],
    multiple: true,
    most: 2,
    endsAt: '2026-11-22T09:00',
    result: 'always',
  })
})

it('has a new end if its own has passed', () => {
  expect(voteDraftOf(vote({ ends_at: '2026-11-20T00:00:00Z' }), now).endsAt).toBe('2026-11-24T09:05')
})
