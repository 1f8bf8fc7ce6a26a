import { backupCommand } from './backups/command'

await backupCommand()
