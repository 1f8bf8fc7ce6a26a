import { release } from './lib/release'
import { selectRemotes } from './lib/select-remotes'

await release(selectRemotes(process.argv.slice(2)))
