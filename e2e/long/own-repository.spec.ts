import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goTo } from '../fixtures/app'
import { expect, test } from '../fixtures/plaza'
import { temporaryFolder } from '../fixtures/server'
import { createOutside, packPackages, plazaCommandIn, run } from './outside'

const TOKEN = 'the-token-of-a-team'
const name = 'walks'
/** A document with status 404 is logged as an error. */
test.use({ expectedErrors: [/status of 404 .*\/walks/], serverEnv: { PLAZA_OPS_TOKEN: TOKEN } })

test('a team with only the packages and a token ships a remote from a repository of its own', async ({
  page,
  plaza,
}) => {
  test.setTimeout(900_000)
  const place = temporaryFolder()
  const folder = join(place, name)
  const plazaCommand = plazaCommandIn(folder, plaza, TOKEN)
  try {
    const packages = await test.step('the packages are packed here', () => packPackages(place))

    await test.step('the remote is created and its dependencies are installed, with nothing of the workspace', async () => {
      await createOutside(place, packages, name, plaza)
      expect(existsSync(join(folder, 'node_modules/@plaza/ui/package.json'))).toBe(true)
      expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).not.toContain('workspace:')
    })

    await test.step('its tests run, and fail if the page is wrong', async () => {
      expect(await run(folder, 'npm', ['test'])).toMatch(/5 passed/)
      const file = join(folder, 'src/features/overview/notes.ts')
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, text.replace('Always a way back', 'No way back'))
      await expect(run(folder, 'npm', ['test'])).rejects.toThrow(/Always a way back/)
      writeFileSync(file, text)
    })

    await test.step('it is checked like those in the workspace', async () => {
      expect(await plazaCommand('check', '--against', plaza.url)).toMatch(/walks 0\.1\.0-\w+: \d+ checks passed/)
      const style = join(folder, 'src/features/overview/overview.module.css')
      const text = readFileSync(style, 'utf8')
      writeFileSync(style, `${text}\n:global(body) { color: red; }\n`)
      await expect(plazaCommand('check')).rejects.toThrow(/P601/)
      writeFileSync(style, text)
    })

    await test.step('it is released and published over HTTP, which shows it to nobody', async () => {
      expect(await plazaCommand('release')).toMatch(/Released walks 0\.1\.0-/)
      expect(await plazaCommand('publish', '--why', 'the first release')).toMatch(/walks \S+ is published/)
      const [released = ''] = readdirSync(join(plaza.releasesDir, 'remotes', name))
      expect(readdirSync(join(folder, 'releases/remotes', name))).toEqual([released])
      await page.goto(`/${name}`)
      await expect(page).toHaveURL(/\/not-found/)
    })

    await test.step('a wrong token publishes nothing', async () => {
      const wrong = run(folder, 'npx', ['--no-install', 'plaza', 'publish', '--server', plaza.url, '--why', 'x'], {
        PLAZA_OPS_TOKEN: 'another',
      })
      await expect(wrong).rejects.toThrow(/does not take this operator token/)
    })

    await test.step('a link shows it to whoever has the link, and is the text for a pull request', async () => {
      const text = await plazaCommand('preview', '--path', `/${name}`, '--markdown', '--why', 'for the desk')
      expect(text).toMatch(/^<!-- plaza-preview walks -->\n\*\*Preview of walks 0\.1\.0-/)
      const context = await page.context().browser()?.newContext()
      const visitor = await context?.newPage()
      await visitor?.goto(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
      if (visitor) await expect(visitor.getByRole('heading', { level: 1, name: 'Walks' })).toBeVisible()
      await context?.close()
      await page.goto(`/${name}`)
      await expect(page).toHaveURL(/\/not-found/)
    })

    await test.step('a rule shows it: in the first HTML, and to a browser', async () => {
      await plazaCommand('promote', name, '0.1.0', '--why', 'the first release')
      const html = await (await page.request.get(`/${name}`, { headers: { 'accept-language': 'en' } })).text()
      expect(html).toMatch(/<h1[^>]*>Walks</)
      await page.goto(`/${name}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Walks' })).toBeVisible()
      await page.getByRole('link', { name: 'Always a way back' }).click()
      await expect(page).toHaveURL(new RegExp(`/${name}/a-way-back$`))
      await expect(page.getByText('the one before it takes its place')).toBeVisible()
      await goTo(page, '/index')
      await expect(page.locator('[data-card]').first()).toBeVisible()
    })

    await test.step('the next release sends only what changed, and can be rolled back', async () => {
      const manifest = join(folder, 'package.json')
      writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"version": "0.1.0"', '"version": "0.2.0"'))
      const file = join(folder, 'src/features/overview/notes.ts')
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Made on its own', 'Made elsewhere'))
      const test = join(folder, 'src/features/overview/walks-overview.page.test.tsx')
      writeFileSync(test, readFileSync(test, 'utf8').replaceAll('Made on its own', 'Made elsewhere'))
      await plazaCommand('release')
      await plazaCommand('publish', '--why', 'another title')
      await plazaCommand('promote', name, '0.2.0', '--why', 'another title')
      await page.goto(`/${name}`)
      await expect(page.getByText('Made elsewhere')).toBeVisible()
      await plazaCommand('rollback', '--why', 'it was a trial')
      await page.goto(`/${name}`)
      await expect(page.getByText('Made on its own')).toBeVisible()
    })
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
})
