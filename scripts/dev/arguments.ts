import { hostname } from 'node:os'
import type { ParsedArgs } from 'citty'
import { CommandError } from '../lib/command-error'
import { wholeNumber } from '../lib/numbers'
import { commandLine } from '../lib/project.mjs'

/** Arguments of `npm run dev`. */
export const devArguments = {
  names: {
    type: 'positional',
    required: false,
    description: 'host and remotes to serve from source; all if none is named',
  },
  alone: { type: 'boolean', description: 'one remote in a small shell, without host and server' },
  against: { type: 'string', valueHint: 'url', description: 'one remote in a running Plaza, by a signed address' },
  host: { type: 'string', description: 'with --alone or --against: address of this machine; 127.0.0.1 unless given' },
  port: { type: 'string', description: 'with --alone or --against: port of the development server' },
  minutes: { type: 'string', description: 'with --against: lifetime of the signed address; 120 unless given' },
  at: { type: 'string', valueHint: 'path', description: 'with --against: first page, as /albums/2001' },
  why: { type: 'string', description: 'with --against: reason for the log' },
} as const

type DevArguments = ParsedArgs<typeof devArguments>
type DevOption = Exclude<keyof typeof devArguments, 'names'>

/** Options that require another one. */
const needs: Partial<Record<DevOption, readonly DevOption[]>> = {
  host: ['alone', 'against'],
  port: ['alone', 'against'],
  minutes: ['against'],
  at: ['against'],
  why: ['against'],
}

const MINUTES = 120
const FIRST_PORT = 9100

function oneOf(names: readonly string[], values: { alone?: boolean; against?: string }): string {
  const how = values.alone ? '--alone' : `--against ${values.against}`
  const [name, ...others] = names
  if (!name || others.length > 0 || name === 'host')
    throw new CommandError(`Name one remote: ${commandLine('dev', `media ${how}`)}`)
  return name
}

/** First port to try for a development server: the host's, then the remotes' in order. */
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

/** What to develop and how. Throws a {@link CommandError} for invalid combinations. */
export function toRequest(
  { _: names, ...values }: DevArguments,
  remotes: readonly string[],
): SourceRequest | AloneRequest | AgainstRequest {
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
  const minutes = values.minutes ? wholeNumber('minutes', values.minutes) : MINUTES
  return { as: 'against', ...where, url: values.against, at: values.at, minutes, why }
}
