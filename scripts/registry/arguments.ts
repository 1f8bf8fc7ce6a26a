import { defineCommand } from 'citty'
import { CommandError } from '../lib/command-error'
import { runWith, strictCommand } from '../lib/command-line'
import { commandLine } from '../lib/project.mjs'
import { commands, type RegistryCommand } from './commands'

/** Arguments of a command in the server's format. */
interface CommandInput {
  remotes?: string[]
  codes?: string[]
  remote?: string
  release?: string
  rule?: string
  name?: string
  base?: string
  role?: string
  departments?: string
  owners?: string
  above?: number | null
  days?: number
  who?: string
  device?: string
  shells?: string[]
  regions?: string[]
  languages?: string[]
  app?: { from?: string; before?: string }
  percent?: number
  replaces?: number
  limit?: number
  content?: string
  link?: string
  path?: string
  hours?: number
  markdown?: boolean
  /** Shares of a plan, or the id of one. */
  plan?: string
  /** Minutes. */
  wait?: number[]
  visits?: number
  from?: number
  until?: number
}

export interface CommandLine {
  command: string
  given: CommandInput
  url?: string | undefined
  json: boolean
  why?: string | undefined
}

/** `751,752` as a list. */
export const listOf = (given: string) => given.split(',').filter(Boolean)

function numberOf(name: string, given: string): number {
  const number = Number(given)
  if (given.trim() === '' || !Number.isFinite(number)) throw new CommandError(`--${name} takes a number, not ${given}.`)
  return number
}

/** Parses a time in this machine's zone, or with its own offset, to milliseconds since the epoch. */
function momentOf(name: string, given: string): number {
  const moment = Date.parse(/^\d{4}-\d\d-\d\d$/.test(given) ? `${given}T00:00` : given)
  if (Number.isNaN(moment)) throw new CommandError(`--${name} takes a moment as 2026-12-01T08:00, not ${given}.`)
  return moment
}

/** Parses `3.2..4.0`, of which one end may be missing; a version alone is that version and later. */
function appOf(given: string) {
  const [from, before] = given.split('..')
  return { ...(from && { from }), ...(before && { before }) }
}

const minutesIn = { m: 1, h: 60, d: 1440 } as const

/** Parses durations as `30m,2h,1d` to minutes. */
const waitsOf = (given: string): number[] =>
  listOf(given).map((wait) => {
    const [, number, unit] = /^(\d{1,5})([mhd])$/.exec(wait) ?? []
    if (!number) throw new CommandError(`--wait takes durations as 30m, 2h or 1d, not ${wait}.`)
    return Number(number) * minutesIn[unit as keyof typeof minutesIn]
  })

const readers: Record<string, (given: string) => CommandInput> = {
  shell: (given) => ({ shells: listOf(given) }),
  region: (given) => ({ regions: listOf(given) }),
  language: (given) => ({ languages: listOf(given) }),
  app: (given) => ({ app: appOf(given) }),
  percent: (given) => ({ percent: numberOf('percent', given) }),
  above: (given) => ({ above: given === 'none' ? null : numberOf('above', given) }),
  replaces: (given) => ({ replaces: numberOf('replaces', given) }),
  limit: (given) => ({ limit: numberOf('limit', given) }),
  days: (given) => ({ days: numberOf('days', given) }),
  hours: (given) => ({ hours: numberOf('hours', given) }),
  markdown: () => ({ markdown: true }),
  wait: (given) => ({ wait: waitsOf(given) }),
  visits: (given) => ({ visits: numberOf('visits', given) }),
  from: (given) => ({ from: momentOf('from', given) }),
  until: (given) => ({ until: momentOf('until', given) }),
}

/** Options of every command. */
const commonArgs = {
  url: {
    type: 'string',
    alias: 'server',
    description: 'address of Plaza; PLAZA_URL or http://127.0.0.1:8080 unless given',
  },
  json: { type: 'boolean', description: 'writes JSON' },
} as const
const whyArgs = { why: { type: 'string', description: 'reason for the log' } } as const

/** Values of a command's own arguments; one without a parser stays as written. */
function inputOf({ args, many }: RegistryCommand, values: Record<string, unknown> & { _: string[] }): CommandInput {
  const inputs = Object.keys(args)
    .filter((name) => values[name] !== undefined)
    .map((name) => {
      if (name === many) return { [name]: values._ }
      const value = String(values[name])
      return readers[name]?.(value) ?? { [name]: value }
    })
  return Object.assign({}, ...inputs)
}

const subCommand = ([name, command]: [string, RegistryCommand]) => [
  name,
  strictCommand(
    {
      meta: { name: commandLine(`registry ${name}`), description: command.description },
      args: { ...command.args, ...commonArgs, ...(command.changes && whyArgs) },
      run: ({ args }): CommandLine => {
        const { url, json = false, why } = args as { url?: string; json?: boolean; why?: string }
        return { command: name, given: inputOf(command, args), url, json, why }
      },
    },
    { takesMore: command.many !== undefined },
  ),
]

/** The command line of the registry; running it gives the {@link CommandLine}. */
export const registryCommand = defineCommand({
  meta: { name: commandLine('registry'), description: 'Operates a running Plaza: what runs, for whom, and why' },
  subCommands: Object.fromEntries(Object.entries(commands).map(subCommand)),
})

/** Reads a command line. Throws a {@link CommandError} if it is wrong. */
export const readArguments = (argv: readonly string[]) => runWith<CommandLine>(registryCommand, argv)
