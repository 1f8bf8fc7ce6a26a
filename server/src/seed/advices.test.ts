import { expect, it } from 'vitest'
import { readEnvironment } from '../environment'
import { adviceRows } from './advices'
import { demoAt } from './demo/read'

const demo = demoAt(readEnvironment({}).demoDir)

const statesOf = (department: number, now: Date): Set<string> =>
  new Set(
    adviceRows(demo, now)
      .filter(({ departmentId }) => departmentId === String(department))
      .flatMap(({ state, dueAt, score, reopenedAt, id }) => [
        state,
        ...(['received', 'assigned', 'reopened'].includes(state) && dueAt < now ? ['late'] : []),
        ...(score === null ? [] : ['rated']),
        ...(reopenedAt === null ? [] : ['opened again']),
        ...(demo.advices.find((advice) => String(advice.id) === id)?.asked ? ['asked back'] : []),
      ]),
  )

it.each([
  '2026-11-23T09:00:00Z',
  '2026-11-21T16:30:00Z',
  '2026-02-20T04:00:00Z',
  '2026-10-05T10:00:00Z',
  '2027-03-01T00:10:00Z',
])('letters stand in every state at %s, and every department has some that wait and some that are rated', (at) => {
  const now = new Date(at)
  const all = new Set<string>()
  for (const { id, name } of demo.departments) {
    const states = statesOf(id, now)
    for (const state of states) all.add(state)
    expect([name, states.has('rated'), states.has('closed') || states.has('opened again')]).toEqual([name, true, true])
  }
  expect([...all].sort()).toEqual(
    [
      'answered',
      'asked',
      'asked back',
      'assigned',
      'closed',
      'late',
      'opened again',
      'rated',
      'received',
      'reopened',
    ].sort(),
  )
  expect(demo.advices.length).toBeGreaterThanOrEqual(80)
})
