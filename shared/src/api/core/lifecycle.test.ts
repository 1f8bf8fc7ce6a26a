import { describe, expect, it } from 'vitest'
import { lifecycles } from '../practice/lifecycles'
import { type AnyLifecycle, defineLifecycle, diagramOf, openSteps, stateAfter, statesOf } from './lifecycle'

const door = defineLifecycle({
  initial: 'shut',
  steps: {
    open: { from: ['shut'], to: 'open', by: ['guest', 'owner'] },
    shut: { from: ['open'], to: 'shut', by: ['guest', 'owner'] },
    remove: { from: ['shut', 'open'], to: 'gone', by: ['owner'] },
  },
})

describe('a state machine', () => {
  it('leads from a state to the next by a step of the role', () => {
    expect(stateAfter(door, 'shut', 'open', ['guest'])).toBe('open')
    expect(stateAfter(door, 'open', 'remove', ['owner'])).toBe('gone')
  })

  it('has no step from another state or by another role', () => {
    expect(stateAfter(door, 'open', 'open', ['guest'])).toBeNull()
    expect(stateAfter(door, 'shut', 'remove', ['guest'])).toBeNull()
  })

  it('opens to each role its own steps', () => {
    expect(openSteps(door, 'open', ['guest'])).toEqual(['shut'])
    expect(openSteps(door, 'open', ['owner'])).toEqual(['shut', 'remove'])
    expect(openSteps(door, 'open', [])).toEqual([])
  })

  it('knows its states', () => expect(statesOf(door)).toEqual(['shut', 'open']))
})

const all: [string, AnyLifecycle][] = Object.entries(lifecycles)

describe('state machines of practice', () => {
  it.each(all)('%s takes each step from a state that can be reached', (_name, lifecycle) => {
    const reached = statesOf(lifecycle)
    for (const { from } of Object.values(lifecycle.steps)) expect(reached).toEqual(expect.arrayContaining([...from]))
  })

  it('are drawn in the documents (written again by `npx vitest run --project unit lifecycle -u`)', async () => {
    const parts = all.map(
      ([name, lifecycle]) => `## ${name}\n\n\`\`\`mermaid\n${diagramOf(lifecycle).join('\n')}\n\`\`\`\n`,
    )
    const intro =
      '# State machines\n\nDrawn from `shared/src/api/practice/lifecycles.ts`; in brackets, who takes a step.\n'
    await expect([intro, ...parts].join('\n')).toMatchFileSnapshot('../../../../docs/lifecycles.md')
  })
})
