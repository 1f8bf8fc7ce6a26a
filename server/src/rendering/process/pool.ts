import type { OperationsRendering } from '@plaza/shared/operations'
import { nameOf, type Outcome, type ProcessLimits, type RenderProcess, type Task } from './process'
import { createQueue } from './queue'
import { superviseProcesses } from './supervisor'
import type { Walls } from './walls'

export interface PoolLimits extends ProcessLimits {
  /**
   * Concurrent renders; one release may use one less, so that a slow one leaves a process to the others. One more
   * process is kept warm as a replacement.
   */
  atOnce: number
  /** Maximum number of waiting renders, and how long each waits. */
  waiting: number
  waitMs: number
  /** A process is replaced after this many renders, or when it uses this much memory. */
  renders: number
  bytes: number
}

interface PoolOptions {
  limits: PoolLimits
  /** A process sent a message unasked; `last` is its previous task. */
  onStray(last: Task): void
}

/** The outcome of a task, and its process time in milliseconds. */
export interface TaskResult {
  outcome: Outcome
  ms: number
}

interface QueuedTask {
  task: Task
  /** Ends the waiting. */
  timer: NodeJS.Timeout
  settle(ran: TaskResult | null): void
}

/** Sandboxed processes that run tasks; releases take turns. No process starts before the first task. */
export function createPool({ limits, onStray }: PoolOptions) {
  const queue = createQueue<QueuedTask>(limits.waiting)
  /** Names of the releases that are rendering, once per render. */
  let rendering: string[] = []
  let closed = false
  const processes = superviseProcesses({ count: limits.atOnce + 1, limits, onChange: next, onStray })
  const maxPerRelease = Math.max(1, limits.atOnce - 1)
  const mayRender = (name: string) => rendering.filter((other) => other === name).length < maxPerRelease

  /** Assigns waiting tasks to free processes. */
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
    /** Null if it did not start, because too many tasks waited or it waited too long. */
    run(task: Task): Promise<TaskResult | null> {
      if (closed || processes.walls() === null) return Promise.resolve(null)
      const ran = wait(task)
      if (processes.walls()) next()
      else void processes.open()
      return ran
    },
    /** Names of the releases of waiting tasks. */
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

/** A process that has run these scripts already; otherwise the most used one, so that the spare one stays fresh. */
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
