import { text } from 'node:stream/consumers'
import type { HydrationJob } from './hydrate'
import { hydratePage } from './hydrate-page'

/**
 * A process that opens pages one after the other and prints a line of JSON for each. Rejected promises and loops of a
 * page end with it.
 */
process.on('unhandledRejection', () => {})
process.on('uncaughtException', () => {})

const { pages, files }: HydrationJob = JSON.parse(await text(process.stdin))
for (const page of pages)
  process.stdout.write(`${JSON.stringify(await hydratePage(page, (address) => files[address]))}\n`)
process.exit()
