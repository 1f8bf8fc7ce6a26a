import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from './lib/command-error'
import { usageOf } from './lib/help.mjs'
import { stop } from './lib/project.mjs'
import { plazaOf, reach } from './registry/operations'
import { exportStatic } from './static/export'

function read(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: { url: { type: 'string' } }, allowPositionals: true })
    const [folder, ...others] = positionals
    if (folder && others.length === 0) return { folder: resolve(folder), url: values.url }
  } catch {}
  throw new CommandError(`Write it so:\n${usageOf('static')}`)
}

try {
  const { folder, url } = read(process.argv.slice(2))
  const plaza = plazaOf(url)
  const { files, serial } = await exportStatic({ folder, fetched: (address) => reach(plaza, address) })
  process.stdout.write(`${files} files of ${plaza.url} in ${folder}, with the registry at serial ${serial}.\n`)
  process.stdout.write('Which headers to send and which paths to hand on: docs/operations.md, Static hosting.\n')
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  stop(error.message)
}
