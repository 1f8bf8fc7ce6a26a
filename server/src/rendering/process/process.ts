import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { RenderFailureKind } from '../../transport/ports/rendering'
import { type Outcome, readAnswer } from './answer'
import { type CpuClock, createCpuClock } from './cpu-clock'
import { startDeadline, type TimeLimits } from './deadline'
import { startLockedProcess } from './locked-process'
import type { Walls } from './walls'

const START_MS = 20_000
/** Kinds of failures that an unsolicited message causes. */
const unsolicitedFailures: readonly RenderFailureKind[] = ['forged', 'too-big']

/** Scripts to run in a context that is cached by its name, and their input. */
export interface Task {
  context: string
  /** Owner of the second script. */
  release: { remote: string; id: string; integrity: string }
  code: readonly [host: string, release: string]
  input: string
  /** Takes precedence over other tasks of its release. */
  isRenewal?: true
}

/** Includes the hash, because code from a development server changes under its id. */
export const nameOf = ({ remote, id, integrity }: Task['release']): string => `${remote} ${id} ${integrity}`

/** The outcome of a task, and its CPU time in milliseconds. */
export interface TaskResult {
  outcome: Outcome
  cpuMs: number
}

export interface ProcessLimits {
  /** CPU time of a render. */
  renderMs: number
  /** CPU time of a context's first render, including the scripts' execution. */
  firstMs: number
  /**
   * Wall time of any render. A render that exceeds it with CPU time left is blamed on the machine, not on the release.
   */
  wallMs: number
  contexts: number
}

interface ProcessOptions {
  walls: Walls
  program: string
  limits: ProcessLimits
  clockOf?: typeof createCpuClock
  onReady(): void
  /** It ended, for any reason; `wasReady`: it had started successfully. */
  onGone(wasReady: boolean): void
  /** It sent a message unasked; `last` is its previous task. */
  onStray(last: Task): void
}

export type RenderProcess = ReturnType<typeof startProcess>

/** A render process: it gets one task at a time, and is ended at the first violation. */
export function startProcess({ walls, program, limits, clockOf = createCpuClock, ...on }: ProcessOptions) {
  const contexts = createContextNames(limits.contexts)
  const numbers = { renders: 0, bytes: 0 }
  let state: 'starting' | 'ready' | 'busy' | 'gone' = 'starting'
  let clock: CpuClock = () => 0
  let pending: PendingTask | undefined
  let last: Task | undefined

  function settle(outcome: Outcome): void {
    const settled = pending
    pending = undefined
    if (last && 'fault' in outcome) contexts.forget(last.context)
    settled?.settle(outcome)
  }

  function readMessage(text: string): void {
    const answer = state === 'starting' ? null : readAnswer(text)
    if (state === 'starting') {
      clearTimeout(starting)
      clock = clockOf(locked.pid, walls.forks)
      state = 'ready'
      on.onReady()
    } else if (pending && answer?.nonce === pending.nonce) {
      state = 'ready'
      numbers.bytes = answer.bytes
      settle(answer.outcome)
    } else locked.end('forged')
  }

  function handleEnd(fault: RenderFailureKind): void {
    const wasReady = state !== 'starting'
    state = 'gone'
    clearTimeout(starting)
    if (!pending && last && unsolicitedFailures.includes(fault)) on.onStray(last)
    settle({ fault })
    on.onGone(wasReady)
  }

  function ask(task: Task): Promise<TaskResult> {
    const { context, code, input } = task
    const { isNew, drop } = contexts.use(context)
    const cpuMs = isNew ? limits.firstMs : limits.renderMs
    pending = createPendingTask({ cpuMs, wallMs: limits.wallMs }, clock, (fault) => locked.end(fault))
    state = 'busy'
    last = task
    numbers.renders++
    locked.send(JSON.stringify({ nonce: pending.nonce, context, drop, code: isNew ? code : null, input }))
    return pending.result
  }

  const locked = startLockedProcess({ walls, program, onText: readMessage, onEnd: handleEnd })
  const starting = setTimeout(() => locked.end('gone'), START_MS)
  const kill = () => locked.end('gone')
  return { numbers, contexts: contexts.names, state: () => state, gone: locked.gone, kill, ask }
}

type PendingTask = ReturnType<typeof createPendingTask>

/** The task in progress, with the nonce that its answer must contain. */
function createPendingTask(limits: TimeLimits, clock: CpuClock, onOver: (fault: 'late' | 'slow') => void) {
  const deadline = startDeadline(limits, clock, onOver)
  let settle: (outcome: Outcome) => void = () => undefined
  const result = new Promise<TaskResult>((done) => {
    settle = (outcome) => {
      deadline.stop()
      done({ outcome, cpuMs: deadline.usedMs() })
    }
  })
  return { nonce: randomBytes(16).toString('hex'), result, settle: (outcome: Outcome) => settle(outcome) }
}

/** Names of the contexts of a process. The least recently used one is dropped if there are too many. */
function createContextNames(max: number) {
  let evicted: string[] = []
  const names = new LRUCache<string, true>({
    max,
    dispose: (_, name, reason) => reason === 'evict' && evicted.push(name),
  })
  return {
    names: names as Pick<typeof names, 'has' | 'size' | 'rkeys'>,
    forget: (name: string) => void names.delete(name),
    use(name: string): { isNew: boolean; drop: string[] } {
      const isNew = !names.has(name)
      evicted = []
      names.set(name, true)
      return { isNew, drop: evicted }
    },
  }
}
