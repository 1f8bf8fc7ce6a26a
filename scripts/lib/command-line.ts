import { stripVTControlCharacters } from 'node:util'
import { type ArgsDef, type CommandDef, defineCommand, renderUsage, runCommand } from 'citty'
import { CommandError } from './command-error'
import { stop } from './project.mjs'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const aliasesOf = (arg: ArgsDef[string] | undefined) => (arg && 'alias' in arg ? [arg.alias ?? []].flat() : [])
const OPTION = /^--[a-z]/

/**
 * citty ignores unknown options and surplus arguments, takes the last of repeated options, and takes an option as a
 * value.
 */
function checkStrictly(args: ArgsDef, given: { _: string[] }, rawArgs: readonly string[], takesMore: boolean): void {
  const names = Object.keys(args)
  const values: Record<string, unknown> = { ...given }
  const known = new Set(['_', ...names, ...names.map(kebab), ...names.flatMap((name) => aliasesOf(args[name]))])
  const unknown = Object.keys(values).find((name) => !known.has(name))
  if (unknown) throw new CommandError(`There is no option --${unknown}.`)
  const positionals = names.filter((name) => args[name]?.type === 'positional').length
  const surplus = takesMore ? undefined : given._[positionals]
  if (surplus !== undefined) throw new CommandError(`Unexpected argument ${surplus}.`)
  for (const name of names) {
    const value = values[name]
    if (args[name]?.type !== 'string' || value === undefined) continue
    if (typeof value !== 'string' || value === '' || OPTION.test(value))
      throw new CommandError(`--${kebab(name)} takes a value.`)
  }
  const options = rawArgs.filter((word) => OPTION.test(word)).map((word) => word.split('=')[0])
  const repeated = options.find((option, index) => options.indexOf(option) < index)
  if (repeated) throw new CommandError(`${repeated} is given more than once.`)
}

interface Strictness {
  /** Whether more words may follow the named positionals (`args._`). */
  takesMore?: boolean
}

/** A command that rejects undeclared arguments. */
export const strictCommand = <const Args extends ArgsDef>(
  command: CommandDef<Args>,
  { takesMore = false }: Strictness = {},
): CommandDef<Args> =>
  defineCommand({
    ...command,
    plugins: [
      {
        name: 'strict',
        setup: ({ args, rawArgs }) => checkStrictly((command.args ?? {}) as ArgsDef, args, rawArgs, takesMore),
      },
    ],
  })

// biome-ignore lint/suspicious/noExplicitAny: citty's own bound for commands with any arguments
type AnyCommand = CommandDef<any>

/** A command, or the subcommand named by the first argument, with the arguments for it. */
function findCommand(command: AnyCommand, rawArgs: readonly string[]): { command: AnyCommand; rawArgs: string[] } {
  const subCommands = command.subCommands as Record<string, AnyCommand> | undefined
  const [name, ...rest] = rawArgs
  if (!subCommands || name === undefined) return { command, rawArgs: [...rawArgs] }
  const subCommand = Object.hasOwn(subCommands, name) ? subCommands[name] : undefined
  if (subCommand) return { command: subCommand, rawArgs: rest }
  throw new CommandError(`There is no command ${name}; the commands are ${Object.keys(subCommands).join(', ')}.`)
}

const asksForHelp = (word: string) => word === '--help' || word === '-h'

/** Help of a command, if its arguments ask for it. */
export async function requestedHelp(command: AnyCommand, rawArgs: readonly string[]): Promise<string | undefined> {
  if (!rawArgs.some(asksForHelp)) return undefined
  const words = rawArgs.filter((word) => !asksForHelp(word))
  return usageOf(findCommand(command, words).command)
}

/** citty writes each alias with one dash. */
const LONG_ALIAS = / -(?=[a-z]{2,}, --)/g

/** Usage of a command: its arguments and subcommands. */
export const usageOf = async (command: AnyCommand): Promise<string> =>
  stripVTControlCharacters(await renderUsage(command)).replace(LONG_ALIAS, '--')

/** Runs a command and returns its result. Throws a {@link CommandError} if the arguments are wrong. */
export async function runWith<Result = unknown>(command: AnyCommand, rawArgs: readonly string[]): Promise<Result> {
  const selected = findCommand(command, rawArgs)
  try {
    return (await runCommand(selected.command, { rawArgs: selected.rawArgs })).result as Result
  } catch (error) {
    if (!(error instanceof Error && error.name === 'CLIError')) throw error
    throw new CommandError(`${stripVTControlCharacters(error.message)}.\n\n${await usageOf(selected.command)}`)
  }
}

/** Runs the command line of this process; help and wrong arguments end it. */
export async function runCommandLine<Result = unknown>(
  command: AnyCommand,
  rawArgs = process.argv.slice(2),
): Promise<Result> {
  try {
    const help = await requestedHelp(command, rawArgs)
    if (help === undefined) return await runWith<Result>(command, rawArgs)
    process.stdout.write(`${help}\n`)
    return process.exit(0)
  } catch (error) {
    if (error instanceof CommandError) return stop(error.message)
    throw error
  }
}
