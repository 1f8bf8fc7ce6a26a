import { join } from 'node:path'
import { changeOrRestore, readPackage, refusalOfPackage } from './lib/add'
import { usageOf } from './lib/help.mjs'
import { install, installAnew } from './lib/install.mjs'
import { PNPM, root, stop } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { selectRemotes } from './lib/select-remotes'

const [remote, text, ...rest] = process.argv.slice(2)
const wanted = readPackage(text)
if (!remote || !text || !wanted || rest.length > 0) stop(`Write it so:\n${usageOf('add')}`)
const [name] = selectRemotes([remote])
const refusal = refusalOfPackage(wanted.name)
if (refusal) stop(refusal)

const pnpm = ['-y', PNPM, '--filter', `@plaza/remote-${name}`, 'add', '--save-exact', text]
const files = ['pnpm-lock.yaml', `remote-${name}/package.json`].map((file) => join(root, file))
const { code, output } = await changeOrRestore(files, () => run('npx', pnpm, { quiet: true }))
if (code !== 0) {
  await installAnew()
  stop(`${text} was not added:\n${output}`)
}
await install()
process.stdout.write(
  `${wanted.name} is in remote-${name}/package.json with its exact version, and bundled into that remote alone.\n` +
    `\`npm run check -- ${name}\` says what it costs, and whether it brings what there is once.\n`,
)
