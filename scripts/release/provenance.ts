import { userInfo } from 'node:os'
import { relative } from 'node:path'
import { inputsOf } from '../build/inputs'
import { cliFolder, root } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'

const git = async (...args: string[]) => {
  const { code, output } = await run('git', args, { quiet: true }).catch(() => ({ code: 1, output: '' }))
  return code === 0 ? output.trim() : null
}

export interface Provenance {
  by: string
  commit: string | null
  clean: boolean
  at: string
}

/** Content of `provenance.json`: who builds a package from which commit. The commit is missing without git. */
export async function provenanceOf(name: string, at = new Date()): Promise<Provenance> {
  const inputs = cliFolder ? ['.'] : [...inputsOf(name).map((file) => relative(root, file)), 'pnpm-lock.yaml']
  const [by, commit, changed] = await Promise.all([
    git('config', 'user.name'),
    git('rev-parse', '--verify', 'HEAD'),
    git('status', '--porcelain', '--', ...inputs),
  ])
  return { by: by || userInfo().username, commit, clean: commit !== null && changed === '', at: at.toISOString() }
}
