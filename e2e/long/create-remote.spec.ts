import { spawn } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyWorkspace } from '../../scripts/testing/workspace'
import { goTo } from '../fixtures/app'
import { expect, type Page, test } from '../fixtures/plaza'
import { freePort, readiness, temporaryFolder } from '../fixtures/server'

const remote = 'throw-away'
/** Browsers log a document with status 404 as an error. */
test.use({ expectedErrors: [/status of 404 .*\/throw-away/] })

const heading = { level: 1, name: 'Throw away' } as const
const root = join(import.meta.dirname, '../..')
const builtHere = ['server', 'host', 'remote-media', 'remote-community', 'remote-practice', 'remote-account']

type Workspace = ReturnType<typeof copyWorkspace>
type RunNode = (...args: string[]) => ReturnType<Workspace['run']>

/** Creates the remote next to finished builds, and runs the checks that our own packages must pass. */
async function createAndCheck(workspace: Workspace, node: RunNode, url: string): Promise<void> {
  const tool = (name: string, ...args: string[]) =>
    workspace.run(join(workspace.folder, 'node_modules/.bin', name), args)
  const folder = `remote-${remote}`
  for (const name of builtHere)
    cpSync(join(root, name, 'dist'), join(workspace.folder, name, 'dist'), { recursive: true })
  await node('scripts/command.mjs', 'create-remote', remote)
  const checks = await Promise.allSettled([
    tool('biome', 'check', folder),
    tool('tsc', '-b', folder),
    tool('vitest', 'run', '--project', 'unit', folder),
    node('scripts/lint/index.mjs'),
    node('scripts/command.mjs', 'check', remote, '--against', url),
  ])
  // Waits for all checks, so that none writes into a folder that is being removed.
  for (const check of checks) if (check.status === 'rejected') throw check.reason
}

/** Serves the remote from source, edits its page, and makes it throw on the server. */
async function editWhileServed(page: Page, workspaceFolder: string): Promise<void> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/${remote}`
  const env = { ...process.env, PORT: String(port), PLAZA_DATA: temporaryFolder(), PLAZA_RELEASES: temporaryFolder() }
  const dev = spawn(process.execPath, ['scripts/command.mjs', 'dev', remote], { cwd: workspaceFolder, env })
  let errors = ''
  dev.stderr.on('data', (data) => {
    errors += data
  })
  const html = async () => (await page.request.get(address, { headers: { 'accept-language': 'en' } })).text()
  const edited = page.getByRole('heading', { level: 1, name: 'Said anew' })
  try {
    await readiness(dev)
    expect(await html()).toMatch(/<h1[^>]*>Throw away</)
    await page.goto(address)
    await expect(page.getByRole('heading', heading)).toBeVisible()
    const source = join(workspaceFolder, `remote-${remote}`, 'src/features/overview', `${remote}-overview.page.tsx`)
    writeFileSync(source, readFileSync(source, 'utf8').replace("'Throw away'", "'Said anew'"))
    await expect(edited).toBeVisible()
    await expect.poll(html, 'the HTML has it too').toMatch(/<h1[^>]*>Said anew</)
    const text = readFileSync(source, 'utf8')
    const line = text.split('\n').findIndex((one) => one.startsWith('export default')) + 2
    const throwing = "  if (typeof window === 'undefined') throw new Error('made to throw')\n"
    writeFileSync(source, text.replace(/export default .*\n/, `$&${throwing}`))
    await expect.poll(async () => (await html()) && errors).toContain(`${remote}-overview.page.tsx:${line}:`)
    // The development server may reload the page meanwhile, which aborts a navigation.
    await expect(async () => {
      await page.goto(address, { timeout: 10_000 })
      await expect(edited).toBeVisible()
    }).toPass({ timeout: 60_000 })
  } finally {
    dev.kill()
  }
}

test('only the registry shows a remote made from the template, and nothing of it remains', async ({ page, plaza }) => {
  test.setTimeout(300_000)
  const host = readFileSync(join(root, 'host/dist/host.json'), 'utf8')
  const workspace = copyWorkspace()
  try {
    const releases = { PLAZA_RELEASES: plaza.releasesDir, NODE_ENV: '' }
    const node = (...args: string[]) => workspace.run(process.execPath, args, releases)
    const folder = `remote-${remote}`

    await test.step('it is created, and follows the rules of our own code', () =>
      createAndCheck(workspace, node, plaza.url))

    await page.goto(`/${remote}`)
    await expect(page).toHaveURL(/\/not-found/)

    const id = await test.step('it is released and published, which shows it to nobody', async () => {
      await node('scripts/command.mjs', 'release', remote)
      const [made = ''] = readdirSync(join(plaza.releasesDir, 'remotes', remote))
      const document = readFileSync(join(plaza.releasesDir, 'remotes', remote, made, 'remote.json'), 'utf8')
      await plaza.operations.change('publish', { document, why: 'the first release' })
      await page.goto(`/${remote}`)
      await expect(page).toHaveURL(/\/not-found/)
      return made
    })

    await test.step('a rule shows it, at its address and by a link', async () => {
      await plaza.operations.change('promote', { remote, release: id, why: 'to see it' })
      await page.goto(`/${remote}`)
      await expect(page.getByRole('heading', heading)).toBeVisible()
      await page.getByRole('link', { name: 'Always a way back' }).click()
      await expect(page.getByText('the one before it takes its place')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/${remote}/a-way-back$`))
      await goTo(page, '/index')
      await expect(page.locator('[data-card]').first()).toBeVisible()
    })

    await test.step('an edit of its source updates the page, next to an unchanged built host', async () => {
      const documents = ['host/dist/host.json', `${folder}/dist/remote.json`].map((path) =>
        join(workspace.folder, path),
      )
      const texts = () => documents.map((path) => readFileSync(path, 'utf8'))
      const before = texts()
      await editWhileServed(page, workspace.folder)
      expect(texts()).toEqual(before)
    })

    await test.step('without its rule it is gone', async () => {
      await plaza.operations.change('off', { remote, why: 'it was a trial' })
      await page.goto(`/${remote}`)
      await expect(page).toHaveURL(/\/not-found/)
    })
    expect(readFileSync(join(root, 'host/dist/host.json'), 'utf8')).toBe(host)
  } finally {
    workspace.remove()
  }
})
