/** A step of a state machine: who may take it, in which states, and where it leads. */
interface LifecycleStep<State extends string, Role extends string> {
  from: readonly State[]
  /** The state afterwards; `gone` where the thing is deleted. */
  to: State | 'gone'
  by: readonly Role[]
}

/**
 * A state machine as data. The server takes its steps by it, answers tell the client which ones are open, and
 * `docs/lifecycles.md` is drawn from it.
 */
export interface Lifecycle<State extends string, Step extends string, Role extends string> {
  initial: State
  steps: Readonly<Record<Step, LifecycleStep<State, Role>>>
}

export type AnyLifecycle = Lifecycle<string, string, string>
export type StateOf<L> = L extends Lifecycle<infer State, string, string> ? State : never
export type StepOf<L> = L extends Lifecycle<string, infer Step, string> ? Step : never
export type RoleOf<L> = L extends Lifecycle<string, string, infer Role> ? Role : never

/** Declares a state machine; the names of its states, steps and roles are known to the compiler. */
export const defineLifecycle = <const State extends string, const Step extends string, const Role extends string>(
  lifecycle: Lifecycle<State, Step, Role>,
): Lifecycle<State, Step, Role> => lifecycle

/** The state after a step; null where somebody in these roles may not take it in this state. */
export function stateAfter<State extends string, Step extends string, Role extends string>(
  { steps }: Lifecycle<State, Step, Role>,
  state: State,
  step: Step,
  roles: readonly Role[],
): State | 'gone' | null {
  const { from, to, by } = steps[step]
  return from.includes(state) && by.some((role) => roles.includes(role)) ? to : null
}

/** The steps that somebody in these roles may take in this state, in the order of the table. */
export const openSteps = <State extends string, Step extends string, Role extends string>(
  lifecycle: Lifecycle<State, Step, Role>,
  state: State,
  roles: readonly Role[],
): Step[] =>
  (Object.keys(lifecycle.steps) as Step[]).filter((step) => stateAfter(lifecycle, state, step, roles) !== null)

/** All states, in the order in which they can be reached. */
export function statesOf<State extends string>({ initial, steps }: Lifecycle<State, string, string>): State[] {
  const reached = new Set<State>([initial])
  for (const state of reached)
    for (const { from, to } of Object.values<LifecycleStep<State, string>>(steps))
      if (from.includes(state) && to !== 'gone') reached.add(to)
  return [...reached]
}

/** Lines of a Mermaid state diagram. */
export function diagramOf({ initial, steps }: AnyLifecycle): string[] {
  const arrows = Object.entries(steps).flatMap(([step, { from, to, by }]) =>
    from.map((state) => `  ${state} --> ${to === 'gone' ? '[*]' : to}: ${step} (${by.join(', ')})`),
  )
  return ['stateDiagram-v2', `  [*] --> ${initial}`, ...arrows]
}
