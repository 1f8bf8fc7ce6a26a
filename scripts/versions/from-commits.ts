import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../lib/command-error'
import { distOf, hostDir, remotes, root } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'
import { folderSource, KEPT, type Origin } from './gather'

const CONTRACTS = 'shared/src/host/api.ts'
/** A line of the table of contracts, as git searches for it. */
const VERSIONS = "^  [a-z]+: \\[('[0-9]+[.][0-9]+'(, )?)+\\],$"
const cache = join(root, 'node_modules', '.cache', 'versions')

async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args, { quiet: true })
  if (code !== 0) throw new CommandError(`git ${args.join(' ')} failed:\n${output}`)
  return output.trim()
}

/** The commits before the last changes of the contracts: what ran before them. */
export async function commitsBefore(count = KEPT - 1): Promise<string[]> {
  const changes = await git('log', `-${count}`, '--format=%H', '-G', VERSIONS, '--', CONTRACTS)
  return Promise.all(
    changes
      .split('\n')
      .filter(Boolean)
      .map((commit) => git('rev-parse', `${commit}^`)),
  )
}

/** Builds a commit in a worktree of its own once, and keeps its builds. */
async function buildsOf(commit: string): Promise<string> {
  const folder = join(cache, commit)
  if (existsSync(folder)) return folder
  const tree = `${folder}.tree`
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  await git('worktree', 'add', '--detach', tree, commit)
  try {
    process.stdout.write(`Building ${commit.slice(0, 10)}…\n`)
    const { code, output } = await run(process.execPath, ['scripts/command.mjs', 'build'], { cwd: tree, quiet: true })
    if (code !== 0) throw new CommandError(`${commit} does not build:\n${output}`)
    for (const name of ['host', ...remotes.map((remote) => `remote-${remote}`)])
      if (existsSync(join(tree, name, 'dist'))) cpSync(join(tree, name, 'dist'), join(draft, name), { recursive: true })
    cpSync(draft, folder, { recursive: true })
  } finally {
    rmSync(draft, { recursive: true, force: true })
    await git('worktree', 'remove', '--force', tree)
  }
  return folder
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** What the working tree and these commits are built to. */
export async function fromCommits(names: readonly string[]): Promise<Origin> {
  const commits = await Promise.all(names.map((name) => git('rev-parse', '--verify', `${name}^{commit}`)))
  const folders: string[] = []
  for (const commit of commits) folders.push(await buildsOf(commit))
  const hosts = [hostDir, ...folders.map((folder) => join(folder, 'host'))]
  const releasesOf = (remote: string) =>
    [distOf(remote), ...folders.map((folder) => join(folder, `remote-${remote}`))]
      .filter((folder) => existsSync(join(folder, 'remote.json')))
      .map((folder) => {
        const { version, build } = read(join(folder, 'remote.json'))
        return { id: `${version}-${build}`, source: folderSource(folder) }
      })
      // The same sources give the same release.
      .filter(({ id }, index, all) => all.findIndex((one) => one.id === id) === index)
  return {
    hosts: hosts.map((folder) => ({
      build: read(join(folder, 'host.json')).build,
      source: folderSource(folder),
    })),
    releases: Object.fromEntries(remotes.map((remote) => [remote, releasesOf(remote)])),
  }
}
