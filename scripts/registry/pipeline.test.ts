import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperationsStatus } from '../../shared/src/operations/index'
import { root } from '../lib/project.mjs'
import { startPlaza } from '../testing/plaza'
import { run } from './run'

let plaza: Awaited<ReturnType<typeof startPlaza>>
beforeAll(async () => {
  plaza = await startPlaza()
}, 90_000)
afterAll(() => plaza.stop())

async function command<T>(...argv: string[]): Promise<T> {
  let out = ''
  const write = (text: string) => {
    out += text
  }
  await run([...argv, '--json'], {
    env: plaza.env,
    write,
    complain: write,
    readPassword: async () => 'a long password',
  })
  return JSON.parse(out)
}

it('the script for pipelines publishes, previews and begins a plan with a token of its own', async () => {
  const id = plaza.release('1.0.0', 'aaa')
  await command('publish', 'shelf', '--why', 'the first')
  await command('promote', 'shelf', id, '--why', 'the first')
  await command('add-operator', 'anna', '--role', 'owner', '--why', 'a test')
  await command('set-owners', 'shelf', '--owners', 'anna', '--why', 'a test')
  const { token } = await plaza.tokenOf('anna', ['read', 'publish', 'preview', 'promote'])
  const next = plaza.release('1.1.0', 'bbb')
  const output = join(plaza.folder, 'output')
  const { stdout } = await promisify(execFile)('sh', ['deploy/ci/release.sh', 'shelf', 'a commit'], {
    cwd: root,
    env: {
      ...process.env,
      ...plaza.env,
      PLAZA: 'node scripts/command.mjs registry',
      PLAZA_OPS_TOKEN: token,
      GITHUB_OUTPUT: output,
      PLAN: '5,100',
    },
  })
  const [link] = await command<{ release: string; address: string }[]>('release-previews')
  expect(link).toMatchObject({ remote: 'shelf', release: next, createdBy: 'ci-anna' })
  expect(stdout).toContain(`Preview of shelf ${next}: ${link?.address}`)
  expect(readFileSync(output, 'utf8')).toBe(`release=${next}\npreview=${link?.address}\n`)
  const { remotes } = await command<OperationsStatus>('status')
  const { rules = [], plans = [] } = remotes.find(({ name }) => name === 'shelf') ?? {}
  expect(rules.filter(({ base }) => !base)).toMatchObject([{ release: next, percent: 5 }])
  expect(plans).toHaveLength(1)
})

it('the script for pull requests publishes, and writes a text with the link, its end and a QR code', async () => {
  const next = plaza.release('1.2.0', 'ccc')
  const { token } = await plaza.tokenOf('anna', ['read', 'publish', 'preview'], 'pulls')
  const file = join(plaza.folder, 'preview.md')
  await promisify(execFile)('sh', ['deploy/ci/preview.sh', 'shelf', 'pull request 7', file], {
    cwd: root,
    env: { ...process.env, ...plaza.env, PLAZA: 'node scripts/command.mjs registry', PLAZA_OPS_TOKEN: token },
  })
  const text = readFileSync(file, 'utf8')
  const list = await command<{ id: string; release: string; address: string }[]>('release-previews')
  const link = list.find(({ release }) => release === next)
  expect(text.split('\n').slice(0, 2)).toEqual([
    '<!-- plaza-preview shelf -->',
    `**Preview of shelf ${next}**: ${link?.address}`,
  ])
  expect(text).toContain(`end-release-preview ${link?.id}`)
  expect(text).toMatch(/```\n[█▀▄ \n]{200,}\n```/)
  const { remotes } = await command<OperationsStatus>('status')
  expect(remotes[0]?.rules.some(({ release }) => release === next)).toBe(false)
})

it('the workflow for pull requests runs that script, gives no fork the token, and writes one comment', () => {
  const text = readFileSync(join(root, 'deploy/ci/github-pull-request.yml'), 'utf8')
  expect(text).toContain('run: deploy/ci/preview.sh media "pull request $PULL by $GITHUB_ACTOR" preview.md')
  expect(text).toContain('if: github.event.pull_request.head.repo.full_name == github.repository')
  expect(text.match(/secrets\./g)).toHaveLength(1)
  expect(text).toContain('gh pr comment "$PULL" --edit-last --create-if-none --body-file preview.md')
})

it('the workflow runs that script, and takes the token from the secrets', () => {
  const text = readFileSync(join(root, 'deploy/ci/github-actions.yml'), 'utf8')
  expect(text).toContain('run: deploy/ci/release.sh media "$GITHUB_SHA by $GITHUB_ACTOR"')
  expect(text).toMatch(/PLAZA_OPS_TOKEN: \$\{\{ secrets\.PLAZA_OPS_TOKEN \}\}/)
})
