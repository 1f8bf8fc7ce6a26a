import { isUnavailable } from './data/failures'
import { readEnvironment } from './environment'
import { pagesOf } from './pages'
import { start } from './start'

const STOP_MS = 12_000

/** One sentence for whoever started the server. */
function sentenceFor(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/no space left|ENOSPC|could not (write|extend)/i.test(message))
    return `The disk is full: ${message}. Free some space and start again.`
  if (isUnavailable(error)) return `The database does not answer: ${message}`
  return message
}

try {
  const environment = readEnvironment()
  const running = await start(environment, new URL('./db-worker.mjs', import.meta.url), pagesOf)
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_MS).unref()
    running.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(sentenceFor(error))
        process.exit(1)
      },
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  console.log(`Plaza is ready at http://${environment.host}:${running.port}/`)
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}
