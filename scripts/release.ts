import { askedRemotes } from './lib/asked'
import { release } from './lib/release'

await release(askedRemotes(process.argv.slice(2)))
