import { randomBytes } from 'node:crypto'
import type { RenderFailureKind } from '../../transport/ports/rendering'
import { startLockedProcess } from './locked-process'
import type { Walls } from './walls'

const START_MS = 20_000
/** Kinds of failures that an unsolicited message causes. */
const unsolicitedFailures: readonly RenderFailureKind[] = ['forged', 'too-big']

/** Scripts to run in a context that is cached by its name, and their input. */
export interface Task {
  context: string
  /** Owner of the scripts. */
  release: { remote: string; id: string; integrity: string }
  code: readonly [host: string, release: string]
  input: string
  /** Takes precedence over other tasks of its release. */
  isRenewal?: true
}

/** Includes the hash, because code from a development server changes under its id. */
export const nameOf = ({ remote, id, integrity }: Task['release']): string => `${remote} ${id} ${integrity}`

/** The scripts' output, or why there is none. */
export type Outcome = { text: string } | { fault: RenderFailureKind }

export interface ProcessLimits {
  /** Timeout of a render. */
  renderMs: number
  /** Timeout of a context's first render, including the scripts' execution. */
  firstMs: number
  contexts: number
}

interface ProcessOptions {
  walls: Walls
  program: string
  limits: ProcessLimits
  onReady(): void
  /** It ended, for any reason; `wasReady`: it had started successfully. */
  onGone(wasReady: boolean): void
  /** It sent a message unasked; `last` is its previous task. */
  onStray(last: Task): void
}

export type RenderProcess = ReturnType<typeof startProcess>

interface PendingTask {
  nonce: string
  settle(outcome: Outcome): void
}

/** A render process: it gets one task at a time, and is ended at the first violation. */
export function startProcess({ walls, program, limits, onReady, onGone, onStray }: ProcessOptions) {
  const contexts = new Set<string>()
  const numbers = { renders: 0, bytes: 0 }
  let state: 'starting' | 'ready' | 'busy' | 'gone' = 'starting'
  let asked: PendingTask | undefined
  let last: Task | undefined

  function settle(outcome: Outcome): void {
    const settled = asked
    asked = undefined
    settled?.settle(outcome)
  }

  function readMessage(text: string): void {
    const answer = state === 'starting' ? null : readAnswer(text)
    if (state === 'starting') {
      clearTimeout(starting)
      state = 'ready'
      onReady()
    } else if (asked && answer?.nonce === asked.nonce) {
      state = 'ready'
      numbers.bytes = answer.bytes
      settle(answer.outcome)
    } else locked.end('forged')
  }

  function handleEnd(fault: RenderFailureKind): void {
    const wasReady = state !== 'starting'
    state = 'gone'
    clearTimeout(starting)
    if (!asked && last && unsolicitedFailures.includes(fault)) onStray(last)
    settle({ fault })
    onGone(wasReady)
  }

  const locked = startLockedProcess({ walls, program, onText: readMessage, onEnd: handleEnd })
  const starting = setTimeout(() => locked.end('gone'), START_MS)

  return {
    numbers,
    contexts: contexts as ReadonlySet<string>,
    state: () => state,
    gone: locked.gone,
    kill: () => locked.end('gone'),
    ask(task: Task): Promise<Outcome> {
      const nonce = randomBytes(16).toString('hex')
      const { context, code, input } = task
      const isNew = !contexts.has(context)
      const drop = touch(contexts, context, limits.contexts)
      const end = () => asked?.nonce === nonce && locked.end('late')
      const late = setTimeout(afterAnswers, isNew ? limits.firstMs : limits.renderMs, end)
      state = 'busy'
      last = task
      numbers.renders++
      return new Promise((done) => {
        asked = {
          nonce,
          settle(outcome) {
            clearTimeout(late)
            if ('fault' in outcome) contexts.delete(context)
            done(outcome)
          },
        }
        locked.send(JSON.stringify({ nonce, context, drop, code: isNew ? code : null, input }))
      })
    },
  }
}

/** An answer that arrived while our own event loop was busy is read before a timeout counts. */
const afterAnswers = (act: () => void) => setImmediate(() => setImmediate(act))

/** Moves a name to the end and returns the names that are dropped for it. */
function touch(names: Set<string>, name: string, most: number): string[] {
  names.delete(name)
  names.add(name)
  const drop = [...names].slice(0, Math.max(0, names.size - most))
  for (const one of drop) names.delete(one)
  return drop
}

const childFailures: readonly unknown[] = ['threw', 'too-big'] satisfies RenderFailureKind[]

/** Parses a line of JSON and a text from a process that may be compromised; null if it is malformed. */
function readAnswer(frame: string): { nonce: unknown; bytes: number; outcome: Outcome } | null {
  const end = frame.indexOf('\n')
  try {
    const { nonce, bytes, fault } = JSON.parse(frame.slice(0, end)) as Record<string, unknown>
    if (typeof bytes !== 'number' || (fault !== undefined && !childFailures.includes(fault))) return null
    return { nonce, bytes, outcome: fault ? { fault: fault as RenderFailureKind } : { text: frame.slice(end + 1) } }
  } catch {
    return null
  }
}
