import { text } from 'node:stream/consumers'
import type { HydrationJob } from './hydrate'
import { hydratePage } from './hydrate-page'
import { readModules } from './read-modules'

/**
 * A process that opens pages one after the other, then reads all modules, and prints a line of JSON for each. Rejected promises and loops of a
 * page end with it.
 */
process.on('unhandledRejection', () => {})
process.on('uncaughtException', () => {})

const { pages, modules, files }: HydrationJob = JSON.parse(await text(process.stdin))
const fileOf = (address: string) => files[address]
const print = (result: unknown) => process.stdout.write(`${JSON.stringify(result)}\n`)
for (const page of pages) print(await hydratePage(page, fileOf))
print(await readModules(modules, fileOf))
process.exit()
