import { text } from 'node:stream/consumers'
import type { HydrationJob } from './hydrate'
import { hydratePage } from './hydrate-page'

/**
 * A process that opens pages one after the other and writes a line of JSON for each. What a page leaves behind (promises
 * that reject, loops) ends with it.
 */
process.on('unhandledRejection', () => {})
process.on('uncaughtException', () => {})

const { pages, files }: HydrationJob = JSON.parse(await text(process.stdin))
for (const page of pages)
  process.stdout.write(`${JSON.stringify(await hydratePage(page, (address) => files[address]))}\n`)
process.exit()
