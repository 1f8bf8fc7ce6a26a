import { setImmediate as turn } from 'node:timers/promises'
import { type AnyLifecycle, lifecycles, stateAfter } from '@plaza/shared/api'
import { describe, expect, it } from 'vitest'
import { type SteppedThing, walkLifecycle } from './walk-lifecycle'

type AnySteppedThing = SteppedThing<string, string, string>

const all: [name: string, lifecycle: AnyLifecycle][] = Object.entries(lifecycles)
const rolesOf = ({ steps }: AnyLifecycle) => [...new Set(Object.values(steps).flatMap(({ by }) => by))]
const ofSeveralRoles = all.filter(([, lifecycle]) => rolesOf(lifecycle).length > 1)

/** Things in memory; `reads` says how a step learns the state before it writes. */
function thingsInMemory(lifecycle: AnyLifecycle, reads: (state: string) => string | Promise<string>): AnySteppedThing {
  const states = new Map<string, string>()
  return {
    async create() {
      const id = String(states.size)
      states.set(id, lifecycle.initial)
      return id
    },
    async take(id, step, role) {
      const state = states.get(id)
      if (!state || state === 'gone') return false
      const read = reads(state)
      const after = stateAfter(lifecycle, read instanceof Promise ? await read : read, step, [role])
      if (after) states.set(id, after)
      return after !== null
    },
    async read(id) {
      return states.get(id) ?? 'gone'
    },
  }
}

/** Whether walks find a thing's mistake: one sample may miss it where the states end after a step. */
async function isFoundOut(lifecycle: AnyLifecycle, thing: AnySteppedThing): Promise<boolean> {
  for (let tries = 0; tries < 20; tries++) {
    const failure: unknown = await walkLifecycle(lifecycle, thing).catch((error: unknown) => error)
    if (failure !== undefined) return String(failure).includes('Property failed')
  }
  return false
}

describe.each(all)('a walk through the states of a %s', (_, lifecycle) => {
  it('passes where each step reads and writes at once', () =>
    walkLifecycle(
      lifecycle,
      thingsInMemory(lifecycle, (state) => state),
    ))

  it('fails where steps read the state before others have written theirs', async () => {
    const naive = thingsInMemory(lifecycle, async (state) => {
      await turn()
      return state
    })
    expect(await isFoundOut(lifecycle, naive)).toBe(true)
  })
})

it.each(ofSeveralRoles)(
  'a walk through the states of a %s fails where everybody may do everything',
  async (_, lifecycle) => {
    const things = thingsInMemory(lifecycle, (state) => state)
    async function take(id: string, step: string): Promise<boolean> {
      const roles = rolesOf(lifecycle)
      for (const role of roles) if (await things.take(id, step, role)) return true
      return false
    }
    expect(await isFoundOut(lifecycle, { ...things, take })).toBe(true)
  },
)
