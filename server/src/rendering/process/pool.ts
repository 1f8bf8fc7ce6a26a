import type { OperationsRendering } from '@plaza/shared/operations'
import { nameOf, type Outcome, type ProcessLimits, type RenderProcess, type Task } from './process'
import { createQueue } from './queue'
import { superviseProcesses } from './supervisor'
import type { Walls } from './walls'

export interface PoolLimits extends ProcessLimits {
  /**
   * Renders at once, of one release one less, so that a slow one leaves the others a process. One process more is there,
   * warm, for when one of them ends.
   */
  atOnce: number
  /** Renders that wait for a process, and for how long. */
  waiting: number
  waitMs: number
  /** A process is replaced after so many renders, or when it takes so much memory. */
  renders: number
  bytes: number
}

interface PoolOptions {
  limits: PoolLimits
  /** A process spoke unasked, after it had been asked this. */
  onStray(last: Task): void
}

/** What came of a task, and how long it took a process (ms). */
export interface TaskResult {
  outcome: Outcome
  ms: number
}

interface QueuedTask {
  task: Task
  /** Until when it may wait. */
  timer: NodeJS.Timeout
  settle(ran: TaskResult | null): void
}

/** Locked processes that take tasks, in turn of their releases. None is started before the first task. */
export function createPool({ limits, onStray }: PoolOptions) {
  const queue = createQueue<QueuedTask>(limits.waiting)
  /** Names of the releases that render now, once for each render. */
  let rendering: string[] = []
  let closed = false
  const processes = superviseProcesses({ count: limits.atOnce + 1, limits, onChange: next, onStray })
  const maxPerRelease = Math.max(1, limits.atOnce - 1)
  const mayRender = (name: string) => rendering.filter((other) => other === name).length < maxPerRelease

  /** Hands what waits to processes, as long as one may take it. */
  function next(): void {
    while (rendering.length < limits.atOnce && isAnyReady(processes.running)) {
      const one = queue.take(mayRender)
      const process = one && readyFor(one.task, processes.running)
      if (!process) return
      void runOn(one, process)
    }
  }

  async function runOn({ task, timer, settle }: QueuedTask, process: RenderProcess): Promise<void> {
    clearTimeout(timer)
    const name = nameOf(task.release)
    const began = performance.now()
    rendering.push(name)
    const outcome = await process.ask(task)
    rendering = rendering.toSpliced(rendering.indexOf(name), 1)
    settle({ outcome, ms: performance.now() - began })
    const { renders, bytes } = process.numbers
    if (renders >= limits.renders || bytes >= limits.bytes) process.kill()
    next()
  }

  function wait(task: Task): Promise<TaskResult | null> {
    return new Promise((done) => {
      const one: QueuedTask = {
        task,
        timer: setTimeout(() => one.settle(null), limits.waitMs),
        settle(ran) {
          clearTimeout(one.timer)
          queue.remove(one)
          done(ran)
        },
      }
      queue.add(one)?.settle(null)
    })
  }

  return {
    /** Null where it was not begun: too many waited, or too long. */
    run(task: Task): Promise<TaskResult | null> {
      if (closed || processes.walls() === null) return Promise.resolve(null)
      const ran = wait(task)
      if (processes.walls()) next()
      else void processes.open()
      return ran
    },
    /** The names of the releases of what waits. */
    waiting: () => queue.all().map(({ task }) => nameOf(task.release)),
    state: () => ({
      state: stateOf(processes.walls()),
      missingWalls: processes.walls()?.missing ?? [],
      waiting: queue.size(),
      processes: [...processes.running].map(({ numbers, contexts, state }) => ({
        ...numbers,
        contexts: contexts.size,
        isBusy: state() === 'busy',
      })),
    }),
    async close(): Promise<void> {
      closed = true
      for (const { settle } of queue.all()) settle(null)
      await processes.close()
    },
  }
}

const readyOf = (running: ReadonlySet<RenderProcess>) => [...running].filter(({ state }) => state() === 'ready')
const isAnyReady = (running: ReadonlySet<RenderProcess>) => readyOf(running).length > 0

/** One that has run the scripts already; else the one that has rendered most, so that the spare one stays fresh. */
function readyFor({ context }: Task, running: ReadonlySet<RenderProcess>): RenderProcess | undefined {
  const ready = readyOf(running)
  return (
    ready.find(({ contexts }) => contexts.has(context)) ??
    ready.sort((a, b) => b.numbers.renders - a.numbers.renders)[0]
  )
}

const stateOf = (walls: Walls | null | undefined): OperationsRendering['state'] => {
  if (walls === undefined) return 'idle'
  return walls ? 'on' : 'unable'
}
