import { hostname } from 'node:os'
import { parseArgs } from 'node:util'
import { CommandError } from '../lib/command-error'

const text = { type: 'string' } as const
const options = {
  alone: { type: 'boolean' },
  against: text,
  host: text,
  port: text,
  minutes: text,
  at: text,
  why: text,
} as const
/** Options that mean something only with another one. */
const needs: Partial<Record<keyof typeof options, readonly (keyof typeof options)[]>> = {
  host: ['alone', 'against'],
  port: ['alone', 'against'],
  minutes: ['against'],
  at: ['against'],
  why: ['against'],
}

const MINUTES = 120
const FIRST_PORT = 9100

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true })
  } catch (error) {
    throw new CommandError(`${(error as Error).message.split('. ')[0]?.replace(/\.$/, '')}.`)
  }
}

function wholeNumber(name: string, given: string | undefined, otherwise?: number): number {
  const number = Number(given ?? otherwise)
  if (!Number.isInteger(number) || number < 1) throw new CommandError(`--${name} takes a whole number, not ${given}.`)
  return number
}

function oneOf(names: readonly string[], values: { alone?: boolean; against?: string }): string {
  const how = values.alone ? '--alone' : `--against ${values.against}`
  const [name, ...others] = names
  if (!name || others.length > 0 || name === 'host')
    throw new CommandError(`Name one remote: npm run dev -- media ${how}`)
  return name
}

/** Where the search for the port of a development server begins: the host's first, then the remotes' in their order. */
export const portOf = (name: string, remotes: readonly string[]) => FIRST_PORT + ['host', ...remotes].indexOf(name)

export interface SourceRequest {
  as: 'source'
  names: string[]
}
interface RequestTarget {
  name: string
  host: string
  port: number | undefined
}
export interface AloneRequest extends RequestTarget {
  as: 'alone'
}
export interface AgainstRequest extends RequestTarget {
  as: 'against'
  url: string
  at: string | undefined
  minutes: number
  why: string
}

/** Reads what is to be developed, and how. Throws a sentence where it cannot be meant. */
export function readArguments(
  argv: string[],
  remotes: readonly string[],
): SourceRequest | AloneRequest | AgainstRequest {
  const { values, positionals: names } = parse(argv)
  const unknown = names.find((name) => ![...remotes, 'host'].includes(name))
  if (unknown) throw new CommandError(`There is no ${unknown} to develop; choose among host, ${remotes.join(', ')}.`)
  const present = (Object.keys(needs) as (keyof typeof needs)[]).filter((name) => values[name] !== undefined)
  const lost = present.find((name) => !needs[name]?.some((other) => values[other]))
  if (lost) throw new CommandError(`--${lost} goes with --${needs[lost]?.join(' or --')}.`)
  if (values.alone && values.against !== undefined) throw new CommandError('Either --alone or --against, not both.')
  if (!values.alone && values.against === undefined)
    return { as: 'source', names: names.length > 0 ? names : ['host', ...remotes] }
  const name = oneOf(names, values)
  const where = {
    name,
    host: values.host ?? '127.0.0.1',
    port: values.port ? wholeNumber('port', values.port) : undefined,
  }
  if (values.against === undefined) return { as: 'alone', ...where }
  const why = values.why ?? `${name} is developed on ${hostname()}`
  if (values.at && !values.at.startsWith('/'))
    throw new CommandError(`--at takes an address of a page, as /circles/61, not ${values.at}.`)
  const minutes = wholeNumber('minutes', values.minutes, MINUTES)
  return { as: 'against', ...where, url: values.against, at: values.at, minutes, why }
}
