import { setImmediate as turn } from 'node:timers/promises'
import { lifecycles, type StateOf, type StepOf, stateAfter } from '@plaza/shared/api'
import { describe, expect, it } from 'vitest'
import { type SteppedThing, walkLifecycle } from './walk-lifecycle'

const { wish } = lifecycles
type State = StateOf<typeof wish>
type Role = 'volunteer' | 'claimant' | 'clock' | 'owner'

/** Wishes in memory; `reads` says how a step learns the state before it writes. */
function wishesInMemory(
  reads: (state: State) => State | Promise<State>,
): SteppedThing<State, StepOf<typeof wish>, Role> {
  const states = new Map<string, State | 'gone'>()
  return {
    async create() {
      const id = String(states.size)
      states.set(id, wish.initial)
      return id
    },
    async take(id, step, role) {
      const state = states.get(id)
      if (!state || state === 'gone') return false
      const read = reads(state)
      const after = stateAfter(wish, read instanceof Promise ? await read : read, step, [role])
      if (after) states.set(id, after)
      return after !== null
    },
    async read(id) {
      return states.get(id) ?? 'gone'
    },
  }
}

describe('a walk through a state machine', () => {
  it('passes where each step reads and writes at once', () =>
    walkLifecycle(
      wish,
      wishesInMemory((state) => state),
    ))

  it('fails where steps read the state before others have written theirs', async () => {
    const naive = wishesInMemory(async (state) => {
      await turn()
      return state
    })
    await expect(walkLifecycle(wish, naive)).rejects.toThrow('Property failed')
  })

  it('fails where a step by the wrong role is taken', async () => {
    const things = wishesInMemory((state) => state)
    const lax = { ...things, take: (id: string, step: StepOf<typeof wish>) => things.take(id, step, 'owner') }
    await expect(walkLifecycle(wish, lax)).rejects.toThrow('Property failed')
  })
})
