import { userInfo } from 'node:os'
import { relative } from 'node:path'
import { inputsOf } from './inputs.mjs'
import { root } from './project.mjs'
import { run } from './run.mjs'

const git = async (...args) => {
  const { code, output } = await run('git', args, { quiet: true }).catch(() => ({ code: 1, output: '' }))
  return code === 0 ? output.trim() : null
}

/**
 * Who builds a package from which commit, for `provenance.json` of its release. Without git there is no commit.
 * @returns {Promise<{ by: string, commit: string | null, clean: boolean, at: string }>}
 */
export async function provenanceOf(name, at = new Date()) {
  const inputs = inputsOf(name).map((file) => relative(root, file))
  const [by, commit, changed] = await Promise.all([
    git('config', 'user.name'),
    git('rev-parse', '--verify', 'HEAD'),
    git('status', '--porcelain', '--', ...inputs, 'pnpm-lock.yaml'),
  ])
  return { by: by || userInfo().username, commit, clean: commit !== null && changed === '', at: at.toISOString() }
}
