import { developAgainst } from './dev/against'
import { developAlone } from './dev/alone'
import { readArguments } from './dev/arguments'
import { developFromSource } from './dev/from-source'
import { remotes, stop } from './lib/project.mjs'
import { Sentence } from './lib/sentence'

async function develop(): Promise<string | undefined> {
  const asked = readArguments(process.argv.slice(2), remotes)
  if (asked.as === 'source') return developFromSource(asked)
  await (asked.as === 'alone' ? developAlone(asked) : developAgainst(asked))
  return undefined
}

export const program = await develop().catch((error) => {
  if (!(error instanceof Sentence)) throw error
  return stop(error.message)
})
