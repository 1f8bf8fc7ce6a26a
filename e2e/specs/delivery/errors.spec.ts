import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERROR_REPORTS_ADDRESS } from '@plaza/shared/remotes'
import { goTo } from '../../fixtures/app'
import { expectAccessible } from '../../fixtures/axe'
import { logIn as logInPerson } from '../../fixtures/person'
import { expect, type Page, type Plaza, test } from '../../fixtures/plaza'

test.use({ expectedErrors: [/made to throw|status of 404/] })

const SOURCE = 'remote-media/src/features/articles/end-of-text.tsx'
const LINE = 'observer.observe('

/** Breaks a function of the browser for the end of an article, which the page observes while it is shown. */
const breakObservers = (page: Page) =>
  page.evaluate(() => {
    const { observe } = IntersectionObserver.prototype
    IntersectionObserver.prototype.observe = function (target) {
      if (target.matches('span[aria-hidden]')) throw new TypeError('made to throw for 13900000000')
      observe.call(this, target)
    }
  })

async function logIn(page: Page, { dataDir }: Plaza): Promise<void> {
  await page.getByLabel('Name').fill('ops')
  await page.getByLabel('Password').fill(readFileSync(join(dataDir, 'ops-password'), 'utf8').trim())
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('a page that throws is shown to operators with the line of its source', async ({ page, plaza }) => {
  await logInPerson(page, undefined, plaza.url)
  const reported = page.waitForResponse((response) => new URL(response.url()).pathname === ERROR_REPORTS_ADDRESS)
  await page.goto('/find')
  await breakObservers(page)
  await goTo(page, '/posts/3001')
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  expect((await reported).status()).toBe(204)
  expect((await reported).request().postData()).not.toContain('13900000000')

  await page.goto('/ops#errors')
  await logIn(page, plaza)
  const row = page.getByRole('link', { name: /made to throw for/ })
  // The list is asked for again after 15 seconds.
  await expect(row).toContainText(SOURCE, { timeout: 30_000 })
  await expectAccessible(page)
  await row.focus()
  await page.keyboard.press('Enter')
  const line = readFileSync(join(import.meta.dirname, '../../..', SOURCE), 'utf8')
    .split('\n')
    .findIndex((text) => text.includes(LINE))
  await expect(page.locator('mark')).toContainText(LINE)
  await expect(page.getByRole('figure')).toContainText(`${SOURCE}:${line + 1}`)
  await expect(page.getByRole('region', { name: 'What the person did before' })).toContainText('find')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Ignore' }).click()
  await page.getByRole('link', { name: 'All errors' }).click()
  await expect(row).toHaveCount(0)
})

test('no visitor is served a source map', async ({ page, plaza }) => {
  await page.goto('/find')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) {
    expect(await (await fetch(script)).text()).not.toContain('sourceMappingURL')
    const { pathname } = new URL(script)
    const name = pathname.split('/').at(-1)
    for (const path of [
      `${pathname}.map`,
      `${pathname}.map.gz`,
      pathname.replace(String(name), `maps/${name}.map.gz`),
      `/maps${pathname}.map.gz`,
      `/maps/host/${name}.map.gz`,
    ])
      expect((await fetch(`${plaza.url}${path}`)).status, path).toBe(404)
  }
})
