import { releaseTested } from './lib/release'
import { selectRemotes } from './lib/select-remotes'

await releaseTested(selectRemotes(process.argv.slice(2)))
