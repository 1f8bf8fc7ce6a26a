import { developAgainst } from './dev/against'
import { developAlone } from './dev/alone'
import { readArguments } from './dev/arguments'
import { developFromSource } from './dev/from-source'
import { CommandError } from './lib/command-error'
import { remotes, stop } from './lib/project.mjs'

async function develop(): Promise<string | undefined> {
  const request = readArguments(process.argv.slice(2), remotes)
  if (request.as === 'source') return developFromSource(request)
  await (request.as === 'alone' ? developAlone(request) : developAgainst(request))
  return undefined
}

export const program = await develop().catch((error) => {
  if (!(error instanceof CommandError)) throw error
  return stop(error.message)
})
