import { parseArgs } from 'node:util'
import { checkSettings, type Finding } from '../check-settings'
import { reasonOf } from '../data/failures'
import { type Environment, readEnvironment } from '../environment'
import { checkMachine } from './machine'

const USAGE = `USAGE doctor [--backups <folder>]

Says what is missing or unsafe in this environment and on this machine. Exit code 1 if something is unsafe.
--backups: the folder of your backups, of which the newest may be a day old.`

async function findingsOf(read: () => Environment, backups: string | undefined): Promise<Finding[]> {
  try {
    const environment = read()
    return [...checkSettings(environment, process.env), ...(await checkMachine(environment, backups))]
  } catch (error) {
    return [{ level: 'unsafe', text: `The server would not start: ${reasonOf(error)}` }]
  }
}

/** `node server/dist/doctor.mjs`, with the server's environment and as its user. */
export async function doctorCommand(argv = process.argv.slice(2)): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: { backups: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) return console.log(USAGE)
  const found = await findingsOf(readEnvironment, values.backups)
  for (const level of ['unsafe', 'note'] as const)
    for (const { text } of found.filter((finding) => finding.level === level)) console.log(`${level.padEnd(7)} ${text}`)
  const count = found.filter(({ level }) => level === 'unsafe').length
  console.log(count === 0 ? 'Nothing unsafe was found.' : `${count} to mend before others reach this server.`)
  process.exitCode = count === 0 ? 0 : 1
}
