import type { OperationsRendering } from '@plaza/shared/operations'
import { nameOf, type ProcessLimits, type RenderProcess, type Task, type TaskResult } from './process'
import { createQueue } from './queue'
import { type SupervisorOptions, superviseProcesses } from './supervisor'
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

interface PoolOptions extends Pick<SupervisorOptions, 'clockOf' | 'onStray'> {
  limits: PoolLimits
}

/** Sandboxed processes that run tasks; releases take turns. No process starts before the first task. */
export function createPool({ limits, ...options }: PoolOptions) {
  const queue = createWaitingTasks(limits)
  const slots = createRenderSlots(limits.atOnce)
  let closed = false
  const processes = superviseProcesses({ ...options, count: limits.atOnce + 1, limits, onChange: next })

  /** Assigns waiting tasks to free processes. */
  function next(): void {
    while (!slots.areFull() && isAnyReady(processes.running)) {
      const one = queue.take(slots.isFreeFor)
      const process = one && readyFor(one.task, processes.running)
      if (!process) return
      void runOn(one, process)
    }
  }

  async function runOn({ task, timer, settle }: WaitingTask, process: RenderProcess): Promise<void> {
    clearTimeout(timer)
    const release = slots.take(nameOf(task.release))
    const result = await process.ask(task)
    release()
    settle(result)
    const { renders, bytes } = process.numbers
    if (renders >= limits.renders || bytes >= limits.bytes) process.kill()
    next()
  }

  return {
    /** Null if it did not start, because too many tasks waited or it waited too long. */
    run(task: Task): Promise<TaskResult | null> {
      if (closed || processes.walls() === null) return Promise.resolve(null)
      const result = queue.wait(task)
      if (processes.walls()) next()
      else void processes.open()
      return result
    },
    /** Names of the releases of waiting tasks. */
    waiting: () => queue.all().map(({ task }) => nameOf(task.release)),
    state: () => ({
      state: stateOf(processes.walls()),
      missingWalls: processes.walls()?.missing ?? [],
      waiting: queue.size(),
      processes: [...processes.running].map(countsOf),
    }),
    async close(): Promise<void> {
      closed = true
      for (const { settle } of queue.all()) settle(null)
      await processes.close()
    },
  }
}

interface WaitingTask {
  task: Task
  /** Ends the waiting. */
  timer: NodeJS.Timeout
  settle(result: TaskResult | null): void
}

function createWaitingTasks({ waiting, waitMs }: Pick<PoolLimits, 'waiting' | 'waitMs'>) {
  const queue = createQueue<WaitingTask>(waiting)

  function wait(task: Task): Promise<TaskResult | null> {
    return new Promise((done) => {
      const one: WaitingTask = {
        task,
        timer: setTimeout(() => one.settle(null), waitMs),
        settle(result) {
          clearTimeout(one.timer)
          queue.remove(one)
          done(result)
        },
      }
      queue.add(one)?.settle(null)
    })
  }
  return { ...queue, wait }
}

const countsOf = ({ numbers, contexts, state }: RenderProcess) => ({
  ...numbers,
  contexts: contexts.size,
  isBusy: state() === 'busy',
})

/** Concurrent renders: a number in total, and of one release one less, so that others have a process too. */
function createRenderSlots(atOnce: number) {
  const maxPerRelease = Math.max(1, atOnce - 1)
  const releases: string[] = []
  return {
    areFull: () => releases.length >= atOnce,
    isFreeFor: (release: string) => releases.filter((other) => other === release).length < maxPerRelease,
    /** Takes a slot, and returns the function that frees it. */
    take(release: string): () => void {
      releases.push(release)
      return () => void releases.splice(releases.indexOf(release), 1)
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
