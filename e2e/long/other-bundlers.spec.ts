import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goTo } from '../fixtures/app'
import { expect, type Page, test } from '../fixtures/plaza'
import { temporaryFolder } from '../fixtures/server'
import { createOutside, packPackages, plazaCommandIn, run } from './outside'

const TOKEN = 'the-token-of-a-team'
const name = 'walks'
test.use({ expectedErrors: [/status of 404 .*\/walks/], serverEnv: { PLAZA_OPS_TOKEN: TOKEN } })

interface Bundler {
  packages: readonly string[]
  file: string
  config: string
}

/** What docs/remotes.md says of each. */
const bundlers: Readonly<Record<string, Bundler>> = {
  vite: {
    packages: ['vite@8.3.8', '@module-federation/vite@1.23.8'],
    file: 'vite.config.ts',
    config: `import { federation } from '@module-federation/vite'
import { viteRemote } from '@plaza/build/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [viteRemote({ context: import.meta.dirname, federation })] })
`,
  },
  webpack: {
    packages: ['webpack@5.113.0', 'webpack-cli@7.3.1', '@module-federation/enhanced@2.9.3', 'esbuild-loader@4.5.0'],
    file: 'webpack.config.mjs',
    config: `import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { webpackRemote } from '@plaza/build/webpack'

export default webpackRemote({
  context: import.meta.dirname,
  Federation: ModuleFederationPlugin,
  rules: [{ test: /\\.tsx?$/, loader: 'esbuild-loader', options: { target: 'es2020', jsx: 'automatic' } }],
})
`,
  },
}

/** A part of the page that loads later, with a picture and a style of its own. */
const sources: Readonly<Record<string, string>> = {
  'src/features/overview/trail.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M4 60 30 8l30 52z" fill="#486"/></svg>\n',
  'src/features/overview/trail-map.module.css': '.map { outline: 3px solid rgb(1, 2, 3); }\n',
  'src/features/overview/trail-map.tsx': `import { useEffect } from 'react'
import classes from './trail-map.module.css'
import trail from './trail.svg'

export function TrailMap() {
  useEffect(() => {
    // Left behind on purpose.
    window.addEventListener('tide', () => undefined)
  }, [])
  return <img className={classes.map} src={trail} alt="The trail" />
}
`,
  'src/features/overview/svg.d.ts': `declare module '*.svg' {
  const address: string
  export default address
}
`,
}

function addLaterPart(folder: string): void {
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(folder, file), text)
  const page = join(folder, 'src/features/overview/walks-overview.page.tsx')
  const text = readFileSync(page, 'utf8')
    .replace(/Tabs } from '@plaza\/ui'/, "Tabs, lazyWithRetry } from '@plaza/ui'")
    .replace(
      '\nconst t =',
      "\nconst TrailMap = lazyWithRetry(async () => (await import('./trail-map')).TrailMap)\n\nconst t =",
    )
    .replace('<Tabs\n', '<TrailMap />\n      <Tabs\n')
  expect(text).toContain('<TrailMap />')
  writeFileSync(page, text)
}

/** Rewrites a file of JSON. */
function edit(file: string, change: (content: Record<string, Record<string, unknown>>) => object): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8'))), null, 2))
}

/** Styles of a release that the document has. */
const stylesOf = (page: Page, release: string) =>
  page.evaluate(
    (part) =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ href }) => href.includes(part))
        .length,
    `/walks/${release}/`,
  )

/** Copies of React that the remotes of this page can take. */
const sharedReacts = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: { __SHARE__: Record<string, { default?: { react?: object } }> }
    }
    const versions = Object.values(__FEDERATION__.__SHARE__).flatMap((scopes) =>
      Object.keys(scopes.default?.react ?? {}),
    )
    return new Set(versions).size
  })

/** Listeners that a release has left behind. */
const listenersLeft = (page: Page, release: string) =>
  page.evaluate(
    ([remote, id]) => {
      const left = globalThis.__PLAZA__.running().remotes.find((one) => one.name === remote)?.left ?? []
      return left.find((one) => one.release === id)?.counts.listener ?? 0
    },
    [name, release],
  )

/** What the devtools of Module Federation list. */
const devtoolsModules = (page: Page) =>
  page.evaluate(() =>
    Object.keys((globalThis as unknown as { __FEDERATION__: { moduleInfo: object } }).__FEDERATION__.moduleInfo),
  )

async function usePages(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Walks' })).toBeVisible()
  const picture = page.getByRole('img', { name: 'The trail' })
  await expect(picture).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)
  await expect(page.locator('[data-remote="walks"]:visible img:not([alt="The trail"])').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Audio' }).click()
  await expect(page).toHaveURL(/type=1/)
  await page.getByRole('link', { name: 'Always a way back' }).click()
  await expect(page.getByText('the one before it takes its place')).toBeVisible()
  await page.goBack()
  await expect(picture).toBeVisible()
  expect(await sharedReacts(page)).toBe(1)
}

test('remotes by Vite and by webpack run, replace each other, and leave nothing behind', async ({ page, plaza }) => {
  test.setTimeout(900_000)
  const place = temporaryFolder()
  try {
    const folder = await createOutside(place, await packPackages(place), name, plaza)
    const plazaCommand = plazaCommandIn(folder, plaza, TOKEN)
    addLaterPart(folder)
    rmSync(join(folder, 'rspack.config.ts'))
    const ids: Record<string, string> = {}

    for (const [index, [bundler, { packages, file, config }]] of Object.entries(bundlers).entries()) {
      const version = `0.${index + 1}.0`
      await test.step(`a release by ${bundler} passes the checks of the command and of the registry`, async () => {
        await run(folder, 'npm', ['install', '--save-dev', '--save-exact', '--prefer-offline', ...packages])
        writeFileSync(join(folder, file), config)
        edit(join(folder, 'package.json'), (all) => ({ ...all, version, plaza: { ...all.plaza, bundler } }))
        const checked = await plazaCommand('check', '--against', plaza.url)
        expect(checked).toMatch(/\d+ checks passed/)
        expect(checked).toContain('P807  it brings no server file')
        const released = await plazaCommand('release')
        ids[bundler] = /walks (\d\S+?),/.exec(released)?.[1] ?? ''
        expect(existsSync(join(folder, 'releases/remotes', name, ids[bundler], 'mf-manifest.json'))).toBe(true)
        await plazaCommand('publish', '--why', bundler)
      })
    }
    const { vite = '', webpack = '' } = ids

    await test.step('Vite’s pages are drawn, left, entered again and reloaded', async () => {
      await plazaCommand('promote', name, vite, '--why', 'by Vite')
      await page.goto(`/${name}`)
      await usePages(page)
      await page.reload()
      await usePages(page)
    })

    await test.step('webpack’s take their place in the open page, and Vite’s styles go', async () => {
      await plazaCommand('promote', name, webpack, '--why', 'by webpack')
      await page.evaluate(() => globalThis.__PLAZA__.refresh())
      await goTo(page, '/index')
      await expect(page.locator('[data-card]').first()).toBeVisible()
      await goTo(page, `/${name}`)
      await expect(page.locator(`[data-remote="walks"][data-release="${webpack}"]`).last()).toBeVisible()
      await usePages(page)
      await expect.poll(() => stylesOf(page, vite)).toBe(0)
      expect(await listenersLeft(page, vite)).toBeGreaterThan(0)
      expect(await stylesOf(page, webpack)).toBeGreaterThan(0)
      expect(
        await page.evaluate(() => Object.keys(globalThis).filter((key) => /__mf_|Chunkplaza_walks_0_1_0/.test(key))),
      ).toEqual([])
    })

    await test.step('a rollback brings Vite’s back', async () => {
      await plazaCommand('rollback', '--why', 'it was a trial')
      await page.evaluate(() => globalThis.__PLAZA__.refresh())
      await goTo(page, '/index')
      await goTo(page, `/${name}`)
      await expect(page.locator(`[data-remote="walks"][data-release="${vite}"]`).last()).toBeVisible()
      await usePages(page)
      await expect.poll(() => stylesOf(page, webpack)).toBe(0)
      expect(await listenersLeft(page, webpack)).toBeGreaterThan(0)
    })

    await test.step('the devtools of Module Federation are told what runs', async () => {
      await page.goto(`/${name}?mf=why`)
      await expect(page.getByRole('article', { name })).toBeVisible()
      await expect.poll(() => devtoolsModules(page)).toContain(`${name}:${vite}`)
    })
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
})
