import { hostname } from 'node:os'
import { parseArgs } from 'node:util'
import { Sentence } from '../lib/sentence.mjs'

const text = { type: 'string' }
const options = {
  alone: { type: 'boolean' },
  against: text,
  host: text,
  port: text,
  minutes: text,
  at: text,
  why: text,
}
/** Options that mean something only with another one. */
const needs = {
  host: ['alone', 'against'],
  port: ['alone', 'against'],
  minutes: ['against'],
  at: ['against'],
  why: ['against'],
}

const MINUTES = 120
const FIRST_PORT = 9100

function parse(argv) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true })
  } catch (error) {
    throw new Sentence(`${error.message.split('. ')[0].replace(/\.$/, '')}.`)
  }
}

function wholeNumber(name, given, otherwise) {
  const number = Number(given ?? otherwise)
  if (!Number.isInteger(number) || number < 1) throw new Sentence(`--${name} takes a whole number, not ${given}.`)
  return number
}

function oneOf(names, values) {
  const how = values.alone ? '--alone' : `--against ${values.against}`
  if (names.length !== 1 || names[0] === 'host') throw new Sentence(`Name one remote: npm run dev -- media ${how}`)
  return names[0]
}

/** Where the search for the port of a development server begins: the host's first, then the remotes' in their order. */
export const portOf = (name, remotes) => FIRST_PORT + ['host', ...remotes].indexOf(name)

/**
 * Reads what is to be developed, and how. Throws a sentence where it cannot be meant.
 * @returns {{ as: 'source', names: string[] } | { as: 'alone', name: string, host: string, port?: number } |
 *   { as: 'against', name: string, url: string, host: string, port?: number, at?: string, minutes: number, why: string }}
 */
export function readArguments(argv, remotes) {
  const { values, positionals: names } = parse(argv)
  const unknown = names.find((name) => ![...remotes, 'host'].includes(name))
  if (unknown) throw new Sentence(`There is no ${unknown} to develop; choose among host, ${remotes.join(', ')}.`)
  const lost = Object.keys(needs).find(
    (name) => values[name] !== undefined && !needs[name].some((other) => values[other]),
  )
  if (lost) throw new Sentence(`--${lost} goes with --${needs[lost].join(' or --')}.`)
  if (values.alone && values.against !== undefined) throw new Sentence('Either --alone or --against, not both.')
  if (!values.alone && values.against === undefined)
    return { as: 'source', names: names.length > 0 ? names : ['host', ...remotes] }
  const name = oneOf(names, values)
  const where = {
    name,
    host: values.host ?? '127.0.0.1',
    port: values.port && wholeNumber('port', values.port),
  }
  if (values.alone) return { as: 'alone', ...where }
  const why = values.why ?? `${name} is developed on ${hostname()}`
  if (values.at && !values.at.startsWith('/'))
    throw new Sentence(`--at takes an address of a page, as /circles/61, not ${values.at}.`)
  const minutes = wholeNumber('minutes', values.minutes, MINUTES)
  return { as: 'against', ...where, url: values.against, at: values.at, minutes, why }
}
