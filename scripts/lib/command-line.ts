import { type ArgsDef, type CommandDef, defineCommand, renderUsage, runCommand } from 'citty'
import { CommandError } from './command-error'
import { stop } from './project.mjs'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** citty takes every option; a misspelt one would silently do nothing. */
function refuseUnknown(args: ArgsDef, given: { _: string[] } & Record<string, unknown>, takesMore: boolean): void {
  const names = Object.keys(args)
  const known = new Set(['_', ...names, ...names.map(kebab)])
  const unknown = Object.keys(given).find((name) => !known.has(name))
  if (unknown) throw new CommandError(`There is no option --${unknown}.`)
  const positionals = names.filter((name) => args[name]?.type === 'positional').length
  const surplus = takesMore ? undefined : given._[positionals]
  if (surplus !== undefined) throw new CommandError(`There is no place for ${surplus}.`)
  for (const name of names)
    if (args[name]?.type === 'string' && given[name] === '') throw new CommandError(`--${kebab(name)} takes a value.`)
}

interface Strictness {
  /** Whether further words may stand behind the named ones (`args._`). */
  takesMore?: boolean
}

/** A command that takes its own options alone. */
export const strictCommand = <const Args extends ArgsDef>(
  command: CommandDef<Args>,
  { takesMore = false }: Strictness = {},
): CommandDef<Args> =>
  defineCommand({
    ...command,
    plugins: [{ name: 'strict', setup: ({ args }) => refuseUnknown((command.args ?? {}) as ArgsDef, args, takesMore) }],
  })

/** Runs a command line and gives what the command returns; `--help` and what cannot be meant end the process. */
export async function runCommandLine<Args extends ArgsDef>(
  command: CommandDef<Args>,
  rawArgs = process.argv.slice(2),
): Promise<unknown> {
  if (rawArgs.includes('--help') || rawArgs.includes('-h')) {
    process.stdout.write(`${await renderUsage(command)}\n`)
    process.exit(0)
  }
  try {
    return (await runCommand(command, { rawArgs })).result
  } catch (error) {
    if (error instanceof CommandError) return stop(error.message)
    if (error instanceof Error && error.name === 'CLIError')
      return stop(`${error.message}\n${await renderUsage(command)}`)
    throw error
  }
}
