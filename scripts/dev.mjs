import { developAgainst } from './dev/against.mjs'
import { developAlone } from './dev/alone.mjs'
import { readArguments } from './dev/arguments.mjs'
import { developFromSource } from './dev/from-source.mjs'
import { helpWhereAsked } from './lib/help.mjs'
import { install } from './lib/install.mjs'
import { checkNode, remotes, stop } from './lib/project.mjs'
import { Sentence } from './lib/sentence.mjs'

const ways = { source: developFromSource, alone: developAlone, against: developAgainst }

helpWhereAsked('dev')
checkNode()
try {
  const asked = readArguments(process.argv.slice(2), remotes)
  await install()
  await ways[asked.as](asked)
} catch (error) {
  if (!(error instanceof Sentence)) throw error
  stop(error.message)
}
