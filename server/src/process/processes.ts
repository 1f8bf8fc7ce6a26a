import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { AggregatorRegistry } from 'prom-client'
import { PROCESS_NUMBER } from '../database-variables'

/** A process that ended sooner than this is started again only after a longer pause. */
const STABLE_MS = 30_000
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 30_000

/** Messages of a process to the primary. */
type ProcessMessage = { plaza: 'ready'; port: number } | { plaza: 'metrics'; request: number }
/** Messages of the primary to a process; null: not all processes answered. */
type PrimaryMessage = { plaza: 'stop' } | { plaza: 'metrics'; request: number; text: string | null }

interface ProcessDeps {
  count: number
  log: Logger
  /** Called once, when the first process answers at this port. */
  onReady(port: number): void
}

/**
 * Runs several server processes behind one port, and starts one again that ended by itself. The first one migrates and
 * seeds the database, then the others start. Resolves after SIGTERM or SIGINT to the highest exit code, or to that of
 * the first process if it cannot start.
 */
export async function runProcesses({ count, log, onReady }: ProcessDeps): Promise<number> {
  const running = new Map<number, Worker>()
  const stopping = new AbortController()
  const others: Promise<number>[] = []
  let isStarted = false
  answerMetrics()
  stopTogether(running, stopping)

  /** One process after the other with this number, until the stop. */
  async function keepRunning(number: number, onProcessReady?: (port: number) => void): Promise<number> {
    for (let pauseMs = FIRST_PAUSE_MS; ; ) {
      const startedAt = Date.now()
      const { worker, exit } = forkProcess(number, onProcessReady)
      running.set(number, worker)
      const code = await exit
      running.delete(number)
      if (stopping.signal.aborted || !isStarted) return code
      log.error({ process: number, code }, 'process ended')
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return 0
      pauseMs = Date.now() - startedAt > STABLE_MS ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, MAX_PAUSE_MS)
    }
  }

  const code = await keepRunning(1, (port) => {
    if (isStarted) return
    isStarted = true
    onReady(port)
    for (let number = 2; number <= count; number++) others.push(keepRunning(number))
  })
  return Math.max(code, ...(await Promise.all(others)))
}

function forkProcess(number: number, onReady?: (port: number) => void) {
  const worker = cluster.fork({ [PROCESS_NUMBER]: String(number) })
  worker.on('message', (message: ProcessMessage) => message.plaza === 'ready' && onReady?.(message.port))
  // A process that is still starting has no handler of SIGTERM.
  const exit = new Promise<number>((done) =>
    worker.once('exit', (code, signal: string) => done(code ?? (signal === 'SIGTERM' ? 0 : 1))),
  )
  return { worker, exit }
}

/** A terminal sends SIGINT to all of our processes itself, so it is passed on as a message. */
function stopTogether(running: ReadonlyMap<number, Worker>, stopping: AbortController): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stopping.abort()
      for (const worker of running.values()) {
        if (signal === 'SIGTERM') worker.process.kill(signal)
        else if (worker.isConnected()) worker.send({ plaza: 'stop' } satisfies PrimaryMessage)
      }
    })
}

/** Sums the metrics of all processes for the one that was asked. */
function answerMetrics(): void {
  const aggregator = new AggregatorRegistry()
  cluster.on('message', (worker: Worker, message: ProcessMessage) => {
    if (message.plaza !== 'metrics') return
    const { request } = message
    const answer = (text: string | null) => {
      if (worker.isConnected()) worker.send({ plaza: 'metrics', request, text } satisfies PrimaryMessage)
    }
    aggregator.clusterMetrics().then(answer, () => answer(null))
  })
}

/** Tells the primary that this process answers at its port. Without a primary it does nothing. */
export const sayReady = (port: number): unknown =>
  cluster.worker?.send({ plaza: 'ready', port } satisfies ProcessMessage)

/** Calls `stop` when the primary asks for it, or is gone. */
export function followPrimary(stop: (reason: string) => void): void {
  cluster.worker?.on('message', (message: PrimaryMessage) => message.plaza === 'stop' && stop('SIGINT'))
  cluster.worker?.once('disconnect', () => stop('primary process gone'))
}

let requests = 0

/** The metrics of all processes; null if there is one process only, or one of them does not answer. */
export async function metricsOfAll(): Promise<string | null> {
  const { worker } = cluster
  if (!worker?.isConnected()) return null
  const request = ++requests
  return new Promise((done) => {
    const receive = (message: PrimaryMessage) => {
      if (message.plaza !== 'metrics' || message.request !== request) return
      worker.off('message', receive)
      done(message.text)
    }
    worker.on('message', receive)
    worker.send({ plaza: 'metrics', request } satisfies ProcessMessage)
  })
}
