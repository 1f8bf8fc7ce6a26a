import { restoreCommand } from './backups/command'

await restoreCommand()
