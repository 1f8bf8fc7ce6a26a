import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { helpWhereAsked, usageOf } from './lib/help.mjs'
import { checkNode, stop } from './lib/project.mjs'
import { Sentence } from './lib/sentence.mjs'
import { plazaOf, reach } from './registry/operations.mjs'
import { exportStatic } from './static/export.mjs'

function read(args) {
  try {
    const { values, positionals } = parseArgs({ args, options: { url: { type: 'string' } }, allowPositionals: true })
    if (positionals.length === 1) return { folder: resolve(positionals[0]), url: values.url }
  } catch {}
  throw new Sentence(`Write it so:\n${usageOf('static')}`)
}

helpWhereAsked('static')
checkNode()
try {
  const { folder, url } = read(process.argv.slice(2))
  const plaza = plazaOf(url)
  const { files, serial } = await exportStatic({ folder, fetched: (address) => reach(plaza, address) })
  process.stdout.write(`${files} files of ${plaza.url} in ${folder}, with the registry at serial ${serial}.\n`)
  process.stdout.write('Which headers to send and which paths to hand on: docs/operations.md, Static hosting.\n')
} catch (error) {
  if (!(error instanceof Sentence)) throw error
  stop(error.message)
}
