import { isFull, isUnavailable, reasonOf } from './data/failures'
import { readEnvironment } from './environment'
import { pagesOf } from './pages'
import { start } from './start'

const STOP_MS = 12_000

/** One sentence for the person who started the server. */
function sentenceFor(error: unknown): string {
  const reason = reasonOf(error)
  if (isFull(error)) return `The disk is full (${reason}). Free some space and start again.`
  return isUnavailable(error) ? `The database does not answer: ${reason}` : reason
}

try {
  const environment = readEnvironment()
  const running = await start(environment, new URL('./db-worker.mjs', import.meta.url), pagesOf)
  const stop = (reason: string, how?: 'now') => {
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
  process.once('SIGINT', () => stop('SIGINT', 'now'))
  process.once('SIGTERM', () => stop('SIGTERM'))
  console.log(`Plaza is ready at http://${environment.host}:${running.port}/`)
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}
