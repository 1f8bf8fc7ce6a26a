import { expect, it } from 'vitest'
import { createQueue } from './queue'

const one = (id: string, input: string) => ({
  task: { context: '', release: { remote: 'media', id, integrity: '' }, code: ['', ''] as const, input },
})
const inputOf = (of: ReturnType<typeof one> | null | undefined) => of?.task.input

function filled(most: number, ...waiting: [id: string, input: string][]) {
  const queue = createQueue<ReturnType<typeof one>>(most)
  const dropped = waiting.map(([id, input]) => inputOf(queue.add(one(id, input)))).filter(Boolean)
  return { queue, dropped }
}

it('gives each release its turn, however long another’s queue is', () => {
  const { queue } = filled(9, ['a', '1'], ['a', '2'], ['a', '3'], ['b', '4'], ['b', '5'], ['c', '6'])
  const taken = Array.from({ length: 7 }, () => inputOf(queue.take(() => true)))
  expect(taken).toEqual(['1', '4', '6', '2', '5', '3', undefined])
})

it('passes over a release that may not have one now, and keeps its turn', () => {
  const { queue } = filled(9, ['a', '1'], ['b', '2'], ['b', '3'])
  expect(inputOf(queue.take((name) => !name.includes(' a ')))).toBe('2')
  expect(inputOf(queue.take(() => true))).toBe('1')
})

it('has room for a release of which little waits, where another fills it', () => {
  const { queue, dropped } = filled(3, ['a', '1'], ['a', '2'], ['a', '3'], ['a', '4'], ['b', '5'], ['b', '6'])
  expect(dropped).toEqual(['4', '3', '6'])
  expect(queue.all().map(inputOf)).toEqual(['1', '2', '5'])
  expect(queue.size()).toBe(3)
})

it('renews a page that people get before it renders a new one of the same release', () => {
  const queue = createQueue<ReturnType<typeof one>>(9)
  queue.add(one('a', 'new'))
  const { task } = one('a', 'renewal')
  queue.add({ task: { ...task, isRenewal: true } as typeof task })
  expect([inputOf(queue.take(() => true)), inputOf(queue.take(() => true))]).toEqual(['renewal', 'new'])
})
