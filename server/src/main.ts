import cluster from 'node:cluster'
import { isFull, isUnavailable, reasonOf } from './data/failures'
import { type Environment, readEnvironment } from './environment'
import { pagesOf } from './pages'
import { createLog } from './process/log'
import { followPrimary, runProcesses, sayReady } from './process/processes'
import { start } from './start'

const STOP_MS = 12_000
/** How long an error that ends the process may take to be stored. */
const LAST_WRITE_MS = 2_000

/** One sentence for the person who started the server. */
function sentenceFor(error: unknown): string {
  const reason = reasonOf(error)
  if (isFull(error)) return `The disk is full (${reason}). Free some space and start again.`
  return isUnavailable(error) ? `The database does not answer: ${reason}` : reason
}

const announce = ({ host }: Environment, port: number) => console.log(`Plaza is ready at http://${host}:${port}/`)

async function runServer(environment: Environment): Promise<void> {
  const running = await start(environment, new URL('./db-worker.mjs', import.meta.url), pagesOf)
  let isStopping = false
  const stop = (reason: string, how?: 'now') => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_MS + environment.stopDelaySeconds * 1000).unref()
    running.stop(how, reason).then(
      () => process.exit(0),
      (error) => {
        console.error(sentenceFor(error))
        process.exit(1)
      },
    )
  }
  // At a terminal, Ctrl-C does not wait for browsers with open connections.
  process.on('SIGINT', () => stop('SIGINT', 'now'))
  process.on('SIGTERM', () => stop('SIGTERM'))
  // Its state is unknown after an error that nobody caught: it ends, and is started again by whoever runs it.
  process.once('uncaughtException', (error) => {
    const end = () => process.exit(1)
    process.on('uncaughtException', () => undefined)
    setTimeout(end, LAST_WRITE_MS)
    running.noteCrash(error).then(end, end)
  })
  followPrimary((reason) => stop(reason, 'now'))
  if (cluster.isWorker) sayReady(running.port)
  else announce(environment, running.port)
}

try {
  const environment = readEnvironment()
  const { processes: count, logLevel } = environment
  if (count > 1 && cluster.isPrimary)
    process.exitCode = await runProcesses({
      count,
      log: createLog(logLevel),
      onReady: (port) => announce(environment, port),
    })
  else await runServer(environment)
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}
