import { type Lifecycle, stateAfter } from '@plaza/shared/api'
import { long } from '@plaza/shared/testing/sampling'
import fc from 'fast-check'
import { expect } from 'vitest'

/** Walks, and rounds of each: a sample in `npm test`, many in the long run. */
const WALKS = long ? 100 : 4
const ROUNDS = long ? 40 : 15
/** Milliseconds that a test with a walk may take. */
export const WALK_TIMEOUT_MS = long ? 1_200_000 : 60_000
/** Steps taken at once in a round. */
const AT_ONCE = 4

/** A thing with a state machine as a test drives it. */
export interface SteppedThing<State extends string, Step extends string, Role extends string> {
  /** Makes a thing in its initial state; its id. */
  create(): Promise<string>
  /** Takes a step as somebody in the role; false where it is refused. Anything else than a refusal is thrown. */
  take(id: string, step: Step, role: Role): Promise<boolean>
  /** The state now; `gone` once it was deleted. */
  read(id: string): Promise<State | 'gone'>
  /** Between two rounds, now and then: a restart, another server. */
  disturb?(): Promise<void>
  /** What else has to be true after a walk, by the steps that were taken in their order. */
  check?(id: string, taken: readonly Step[]): Promise<void>
}

interface Attempt<Step, Role> {
  step: Step
  role: Role
}

/**
 * Walks random steps by random roles, several at once, and requires that each round can be explained by the table with
 * its attempts one after another in some order: a step that is not open is refused, and none happens twice.
 */
export async function walkLifecycle<State extends string, Step extends string, Role extends string>(
  lifecycle: Lifecycle<State, Step, Role>,
  thing: SteppedThing<State, Step, Role>,
): Promise<void> {
  const steps = Object.keys(lifecycle.steps) as Step[]
  const roles = [...new Set(steps.flatMap((step) => lifecycle.steps[step].by))]
  const attempt = fc.record({ step: fc.constantFrom(...steps), role: fc.constantFrom(...roles) })
  // Half of the rounds try an allowed step several times, so that walks get far and races are frequent.
  const round = fc.array(attempt, { minLength: 1, maxLength: AT_ONCE })
  const walk = fc.array(fc.record({ round, isRace: fc.boolean(), disturbs: fc.integer({ min: 0, max: 9 }) }), {
    minLength: ROUNDS,
    maxLength: ROUNDS,
  })
  await fc.assert(
    fc.asyncProperty(walk, async (rounds) => {
      const id = await thing.create()
      const taken: Step[] = []
      let state: State | 'gone' = lifecycle.initial
      for (const { round, isRace, disturbs } of rounds) {
        if (state === 'gone') break
        const attempts = isRace ? raceIn(lifecycle, state, round) : round
        const done = await Promise.all(attempts.map(({ step, role }) => thing.take(id, step, role)))
        const after = await thing.read(id)
        const order = explain(lifecycle, state, attempts, done, after)
        expect(order, `${state} → ${after}: ${JSON.stringify({ attempts, done })}`).not.toBeNull()
        taken.push(...(order ?? []))
        state = after
        if (disturbs === 0) await thing.disturb?.()
      }
      await thing.check?.(id, taken)
    }),
    { numRuns: WALKS, endOnFailure: true },
  )
}

/** The same open step as often as the round has attempts, each by a role that may take it. */
function raceIn<State extends string, Step extends string, Role extends string>(
  lifecycle: Lifecycle<State, Step, Role>,
  state: State,
  round: readonly Attempt<Step, Role>[],
): readonly Attempt<Step, Role>[] {
  const open = (Object.keys(lifecycle.steps) as Step[]).flatMap((step) =>
    lifecycle.steps[step].from.includes(state) ? lifecycle.steps[step].by.map((role) => ({ step, role })) : [],
  )
  const [first] = round
  const chosen = first && open[(first.step.length + round.length) % open.length]
  return chosen ? round.map(() => chosen) : round
}

/** The taken steps in an order that the table allows and that ends in the state; null if there is none. */
function explain<State extends string, Step extends string, Role extends string>(
  lifecycle: Lifecycle<State, Step, Role>,
  state: State | 'gone',
  attempts: readonly Attempt<Step, Role>[],
  done: readonly boolean[],
  end: State | 'gone',
): Step[] | null {
  if (attempts.length === 0) return state === end ? [] : null
  for (const [index, { step, role }] of attempts.entries()) {
    const after = state === 'gone' ? null : stateAfter(lifecycle, state, step, [role])
    if ((after !== null) !== done[index]) continue
    const rest = explain(lifecycle, after ?? state, attempts.toSpliced(index, 1), done.toSpliced(index, 1), end)
    if (rest) return after === null ? rest : [step, ...rest]
  }
  return null
}
