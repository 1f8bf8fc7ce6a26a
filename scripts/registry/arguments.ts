import { type ParseArgsConfig, parseArgs } from 'node:util'
import { CommandError } from '../lib/command-error'

type Options = NonNullable<ParseArgsConfig['options']>

const text = { type: 'string' } as const
const list = { type: 'string', multiple: true } as const
const scope = { shell: list, region: list }

interface Command {
  usage: string
  says: string
  takes: readonly string[]
  options: Options
  changes?: boolean
}

/** What was said behind a command, and by its options. */
interface CommandInput {
  remotes?: string[]
  codes?: string[]
  remote?: string
  release?: string
  rule?: string
  name?: string
  base?: string
  role?: string
  device?: string
  shells?: string[]
  regions?: string[]
  percent?: number
  replaces?: number
  limit?: number
  content?: string
  link?: string
  hours?: number
  from?: number
  until?: number
}

/**
 * What can be asked: how it is written, the names of what stands behind the command (`…`: one or more), its options, and
 * whether it changes the registry, which is never done without a reason.
 */
export const commands: Record<string, Command> = {
  status: { usage: 'status', says: 'what runs where', takes: [], options: {} },
  publish: {
    usage: 'publish <remote…|all> [--release <id>] [--base <address of a CDN folder>]',
    says: 'makes a release known that `npm run release` has built',
    takes: ['remote…'],
    options: { release: text, base: text },
    changes: true,
  },
  promote: {
    usage:
      'promote <remote> <version> [--percent 10] [--shell wechat,ios] [--region 3205] [--from 2026-12-01T08:00] [--until …]',
    says: 'lets a release run: for everybody, or for a share or a scope',
    takes: ['remote', 'release'],
    options: { ...scope, percent: text, from: text, until: text },
    changes: true,
  },
  rollback: {
    usage: 'rollback <remote>',
    says: 'takes the newest release back, in open pages too',
    takes: ['remote'],
    options: {},
    changes: true,
  },
  off: {
    usage: 'off <remote> [--shell …] [--region …]',
    says: 'takes the remote away, from everybody or from a scope',
    takes: ['remote'],
    options: scope,
    changes: true,
  },
  on: {
    usage: 'on <remote> [--shell …] [--region …]',
    says: 'ends `off` of the same scope',
    takes: ['remote'],
    options: scope,
    changes: true,
  },
  retire: {
    usage: 'retire <remote>',
    says: 'takes the remote out of the registry; a promotion brings it back',
    takes: ['remote'],
    options: {},
    changes: true,
  },
  'remove-rule': {
    usage: 'remove-rule <id>',
    says: 'takes one rule away',
    takes: ['rule'],
    options: {},
    changes: true,
  },
  reissue: {
    usage: 'reissue --replaces <serial>',
    says: 'lets pages take the registry of a restored database, though its serial is lower',
    takes: [],
    options: { replaces: text },
    changes: true,
  },
  preview: {
    usage: 'preview <content id> [--hours 48]',
    says: 'makes a link that shows a content before it is published',
    takes: ['content'],
    options: { hours: text },
  },
  previews: { usage: 'previews', says: 'the preview links that are still good', takes: [], options: {} },
  'end-preview': {
    usage: 'end-preview <link id>',
    says: 'ends one preview link before its time',
    takes: ['link'],
    options: {},
    changes: true,
  },
  operators: { usage: 'operators', says: 'who runs Plaza, and as what', takes: [], options: {} },
  'add-operator': {
    usage: 'add-operator <name> [--role viewer|releaser]',
    says: 'makes a further operator; the password is asked for, or read from what is piped in',
    takes: ['name'],
    options: { role: text },
    changes: true,
  },
  'remove-operator': {
    usage: 'remove-operator <name>',
    says: 'removes an operator and ends their sessions',
    takes: ['name'],
    options: {},
    changes: true,
  },
  log: { usage: 'log [--limit 20]', says: 'who changed what, when and why', takes: [], options: { limit: text } },
  explain: {
    usage: 'explain <support code>',
    says: 'what a code says that a person read out from /?mf=why',
    takes: ['code…'],
    options: {},
  },
  why: {
    usage: 'why [--shell wechat] [--region 320506] [--device <id>]',
    says: 'what such a visitor gets, and why',
    takes: [],
    options: { shell: text, region: text, device: text },
  },
}

/** All commands with their arguments, for a person. */
export const usage = () =>
  [
    'npm run registry -- <command> [--url http://127.0.0.1:8080] [--json] [--why "…"]',
    '',
    ...Object.values(commands).map(({ usage, says }) => `  ${usage}\n      ${says}`),
  ].join('\n')

/** Splits `a,b` and repeated options into one list; undefined where nothing was said. */
const wordsOf = (given: string[]) => given.flatMap((one) => one.split(',')).filter(Boolean)

function numberOf(name: string, given: string): number {
  const number = Number(given)
  if (given.trim() === '' || !Number.isFinite(number)) throw new CommandError(`--${name} takes a number, not ${given}.`)
  return number
}

/** Milliseconds since the epoch of a moment by this machine's clock, or with its own offset. */
function momentOf(name: string, given: string): number {
  const moment = Date.parse(/^\d{4}-\d\d-\d\d$/.test(given) ? `${given}T00:00` : given)
  if (Number.isNaN(moment)) throw new CommandError(`--${name} takes a moment as 2026-12-01T08:00, not ${given}.`)
  return moment
}

const readers: Record<string, (given: string) => CommandInput> = {
  percent: (given) => ({ percent: numberOf('percent', given) }),
  replaces: (given) => ({ replaces: numberOf('replaces', given) }),
  limit: (given) => ({ limit: numberOf('limit', given) }),
  hours: (given) => ({ hours: numberOf('hours', given) }),
  from: (given) => ({ from: momentOf('from', given) }),
  until: (given) => ({ until: momentOf('until', given) }),
}
const listReaders: Record<string, (given: string[]) => CommandInput> = {
  shell: (given) => ({ shells: wordsOf(given) }),
  region: (given) => ({ regions: wordsOf(given) }),
}

/** What an option says; one that has no reader is taken as it was written. */
function readOption([name, value]: [string, unknown]): CommandInput {
  const texts = [value].flat().filter((one) => typeof one === 'string')
  return listReaders[name]?.(texts) ?? readers[name]?.(texts[0] ?? '') ?? { [name]: texts[0] }
}

function named({ takes, usage }: Command, positionals: string[]): CommandInput {
  const many = takes[0]?.endsWith('…')
  const fits = many ? positionals.length > 0 : positionals.length === takes.length
  if (!fits) throw new CommandError(`Write it so: npm run registry -- ${usage}`)
  if (many) return { [`${takes[0]?.slice(0, -1)}s`]: positionals }
  return Object.fromEntries(takes.map((name, index) => [name, positionals[index]]))
}

export interface CommandLine {
  command: string
  given: CommandInput
  url?: string | undefined
  json: boolean
  why?: string | undefined
}

/** Reads a command line. Throws a sentence where it cannot be meant. */
export function readArguments(argv: readonly string[]): CommandLine {
  const [name, ...rest] = argv
  if (!name || name === 'help' || argv.includes('--help')) return { command: 'help', given: {}, json: false }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new CommandError(`There is no command ${name}; the commands are ${Object.keys(commands).join(', ')}.`)
  const { values, positionals } = parse(rest, command)
  const { url, json = false, why, ...said } = values
  if (name === 'reissue' && said.replaces === undefined)
    throw new CommandError(`Write it so: npm run registry -- ${command.usage}`)
  const given = Object.assign(named(command, positionals), ...Object.entries(said).map(readOption))
  return { command: name, given, url, json, why }
}

function parse(args: string[], { options, changes }: Command) {
  const common = { url: text, json: { type: 'boolean' }, ...(changes && { why: text }) } as const
  try {
    const { values, positionals } = parseArgs({ args, options: { ...options, ...common }, allowPositionals: true })
    return { values: values as Record<string, unknown> & Pick<CommandLine, 'url' | 'json' | 'why'>, positionals }
  } catch (error) {
    throw new CommandError(`${(error as Error).message.split('. ')[0]?.replace(/\.$/, '')}.`)
  }
}
