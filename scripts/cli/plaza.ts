import { checkNode, guide, remotes, stop } from '../lib/project.mjs'
import { commands } from '../registry/commands'
import { releaseOf } from '../registry/release'

/** Commands that work on the remote itself; all others operate a running Plaza. */
const local: Readonly<Record<string, () => Promise<unknown>>> = {
  create: () => import('./create'),
  dev: () => import('../dev'),
  check: () => import('../check'),
  release: () => import('../release'),
}
/** Commands of the workspace without a meaning where there is only one remote. */
const onlyInside = ['build', 'test', 'start', 'add', 'add-page', 'add-endpoint', 'pack', 'packages', 'static', 'mutate']
/** Commands that mean the remote of this folder if they name none. */
const ofRemote = ['dev', 'publish', 'rollback', 'off', 'on', 'retire']

const help = `Plaza: commands for a remote in a repository of its own

  plaza create <name>          a new remote from the template, in a folder of its own
  plaza dev --against <url>    this remote from source, in a running Plaza
  plaza check                  lists by number what would stop its release
  plaza release                builds, checks and tests it, and creates the immutable release
  plaza login                  logs in by a code that you confirm in /ops; \`plaza logout\` ends it
  plaza publish                uploads the release to a running Plaza; nobody gets it yet
  plaza preview                a link to it and its QR code; --markdown writes the text for a pull request
  plaza promote <remote> <release>   makes it live; --plan 1,10,50,100 step by step, --percent 10 for a share
  plaza rollback               takes the newest release back, in open pages too

Of a running Plaza, as in its own repository: ${Object.keys(commands).join(', ')}.
Each takes --help. --server or PLAZA_URL is the address of Plaza, PLAZA_OPS_TOKEN the token.
The guide is ${guide}.
`

function runLocal(name: string, load: () => Promise<unknown>): Promise<unknown> {
  if (name !== 'create' && remotes.length === 0)
    stop('There is no remote in this folder: its package.json names none. `plaza create <name>` makes one.')
  addOwnName(name, process.argv[3])
  process.argv.splice(2, 1)
  return load()
}

/** Names the remote of this folder where a command names none. */
function addOwnName(name: string, next = '--'): void {
  const [own] = remotes
  if (own !== undefined && ofRemote.includes(name) && next.startsWith('--')) process.argv.splice(3, 0, own)
}

/** `plaza preview` means the release that was built here last, of the remote of this folder. */
function previewOwn(next = '--'): void {
  const [own] = remotes
  if (own === undefined) return
  const isNamed = !next.startsWith('-') || process.argv.includes('--help')
  process.argv.splice(2, 1, 'preview-release', own, ...(isNamed ? [] : [releaseOf(own).id]))
}

checkNode()
const [name = '--help', next] = process.argv.slice(2)
const load = Object.hasOwn(local, name) ? local[name] : undefined
if (name === '--help' || name === '-h') process.stdout.write(help)
else if (onlyInside.includes(name))
  stop(`\`${name}\` is a command of Plaza's own repository. \`plaza --help\` lists ours.`)
else if (load) await runLocal(name, load)
else if (name !== 'preview' && !Object.hasOwn(commands, name))
  stop(`There is no command ${name}. \`plaza --help\` lists ours.`)
else {
  if (name === 'preview') previewOwn(next)
  else addOwnName(name, next)
  await import('../registry')
}
