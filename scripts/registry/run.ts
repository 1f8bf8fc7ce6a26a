import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { CommandError } from '../lib/command-error'
import { requestedHelp, usageOf } from '../lib/command-line'
import { answers, change } from './answers'
import { type CommandLine, readArguments, registryCommand } from './arguments'
import { commands } from './commands'
import { operationsOf, plazaOf } from './operations'

interface Terminal {
  input: Readable
  output: Writable
}

/** Input and output of a command line. */
export interface RunDeps {
  env?: NodeJS.ProcessEnv
  write(text: string): void
  complain(text: string): void
  /** Asks for the reason of a change; null without a terminal. */
  terminal?: Terminal | null
  /** Reads a password without showing it. */
  readPassword?(): Promise<string>
  /** Whether the output is shown in colours. */
  isColoured?: boolean
}

async function reasonOf({ why }: CommandLine, terminal: Terminal | null): Promise<string> {
  const said = why?.trim() || (terminal && (await askReason(terminal)))
  if (!said) throw new CommandError('Say why, for the log: --why "…".')
  return said
}

async function askReason({ input, output }: Terminal): Promise<string> {
  const lines = createInterface({ input, output })
  try {
    return (await lines.question('Why, for the log? ')).trim()
  } finally {
    lines.close()
  }
}

/** Runs a command line, prints text or with `--json` machine-readable output, and returns the exit code. */
export async function run(
  argv: readonly string[],
  { env = process.env, write, complain, terminal = null, readPassword, isColoured = false }: RunDeps,
): Promise<number> {
  try {
    const help = argv.length === 0 ? await usageOf(registryCommand) : await requestedHelp(registryCommand, argv)
    if (help !== undefined) {
      write(`${help}\n`)
      return 0
    }
    const line = await readArguments(argv)
    const why = commands[line.command]?.changes ? await reasonOf(line, terminal) : undefined
    const plaza = plazaOf(line.url, env)
    const answer = answers[line.command] ?? change
    const ask = operationsOf(plaza)
    const { data, lines } = await answer({ ...line, why, env, plaza, readPassword, complain, isColoured, ask })
    write(`${line.json ? JSON.stringify(data, null, 2) : lines.join('\n')}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    complain(`${error.message}\n`)
    return 1
  }
}
