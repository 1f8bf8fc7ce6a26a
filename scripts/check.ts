import { parseArgs } from 'node:util'
import { asText, checkBuilds } from './check/report'
import { build } from './lib/build'
import { stop } from './lib/project.mjs'
import { selectRemotes } from './lib/select-remotes'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, against: { type: 'string' } },
})
const names = selectRemotes(positionals)
await build(['host', ...names.map((name) => `remote-${name}`)], (line) => process.stderr.write(line))
const reports = await checkBuilds(names, values).catch(({ message }) => stop(`The check could not be made: ${message}`))
process.stdout.write(values.json ? `${JSON.stringify(reports, null, 1)}\n` : asText(reports))
process.exitCode = reports.some(({ failed }) => failed > 0) ? 1 : 0
