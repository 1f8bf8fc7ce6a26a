import type { OperationsRendering } from '@plaza/shared/operations'
import type { Outcome, ProcessLimits, RenderProcess, Task } from './process'
import { keepProcesses } from './processes'
import type { Walls } from './walls'

export interface PoolLimits extends ProcessLimits {
  /** Renders at once; one process more is there, warm, for when one of them ends. */
  atOnce: number
  /** Renders that wait for a process, and for how long. */
  waiting: number
  waitMs: number
  /** A process is replaced after so many renders, or when it takes so much memory. */
  renders: number
  bytes: number
}

interface Use {
  limits: PoolLimits
  /** A process spoke unasked, after it had been asked this. */
  onStray(last: Task): void
}

interface Waiting {
  task: Task
  /** Until when it may wait. */
  timer: NodeJS.Timeout
  settle(outcome: Outcome | null): void
}

/** Locked processes that take tasks in turn. None is started before the first task. */
export function createPool({ limits, onStray }: Use) {
  let waiting: Waiting[] = []
  let closed = false
  const processes = keepProcesses({ count: limits.atOnce + 1, limits, onChange: next, onStray })

  /** Hands the first of those that wait to a process, as long as one may take it. */
  function next(): void {
    const [first] = waiting
    const process = first && freeFor(first.task, processes.running, limits.atOnce)
    if (!first || !process) return
    waiting.shift()
    clearTimeout(first.timer)
    void process.ask(first.task).then((outcome) => {
      first.settle(outcome)
      const { renders, bytes } = process.numbers
      if (renders >= limits.renders || bytes >= limits.bytes) process.kill()
      next()
    })
    next()
  }

  return {
    /** Null where it was not begun: too many waited, or too long. */
    run(task: Task): Promise<Outcome | null> {
      if (closed || processes.walls() === null || waiting.length >= limits.waiting) return Promise.resolve(null)
      return new Promise((done) => {
        const one: Waiting = {
          task,
          timer: setTimeout(() => one.settle(null), limits.waitMs),
          settle(outcome) {
            clearTimeout(one.timer)
            waiting = waiting.filter((other) => other !== one)
            done(outcome)
          },
        }
        waiting.push(one)
        if (processes.walls()) next()
        else void processes.open()
      })
    },
    state: () => ({
      state: stateOf(processes.walls()),
      missingWalls: processes.walls()?.missing ?? [],
      waiting: waiting.length,
      processes: [...processes.running].map(({ numbers, contexts, state }) => ({
        ...numbers,
        contexts: contexts.size,
        isBusy: state() === 'busy',
      })),
    }),
    async close(): Promise<void> {
      closed = true
      for (const { settle } of waiting) settle(null)
      await processes.close()
    },
  }
}

/** One that has run the scripts already; else the one that has rendered most, so that the spare one stays fresh. */
function freeFor({ context }: Task, running: ReadonlySet<RenderProcess>, atOnce: number): RenderProcess | undefined {
  if ([...running].filter(({ state }) => state() === 'busy').length >= atOnce) return undefined
  const ready = [...running].filter(({ state }) => state() === 'ready')
  return (
    ready.find(({ contexts }) => contexts.has(context)) ??
    ready.sort((a, b) => b.numbers.renders - a.numbers.renders)[0]
  )
}

const stateOf = (walls: Walls | null | undefined): OperationsRendering['state'] => {
  if (walls === undefined) return 'idle'
  return walls ? 'on' : 'unable'
}
