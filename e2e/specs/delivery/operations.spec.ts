import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BEACON_ADDRESS } from '@plaza/shared/remotes'
import { goTo } from '../../fixtures/app'
import { expectAccessible } from '../../fixtures/axe'
import { expect, type Page, type Plaza, publish, test } from '../../fixtures/plaza'
import { builtDocument, idOf } from '../../fixtures/releases'
import { inRegion, shownRelease, visits } from '../../fixtures/visits'

const remote = 'practice'
const region = '976001'
const { address, content } = visits[remote]
const built = idOf(builtDocument(remote))

test.use({
  viewport: { width: 1100, height: 900 },
  isMobile: false,
  hasTouch: false,
  // A wrong password and an ended session are answered with 401.
  expectedErrors: [/status of 401/],
})

const cardOf = (page: Page) => page.getByRole('article', { name: remote })
const dialogOf = (page: Page) => page.getByRole('dialog')
const view = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).click()

async function logIn(page: Page, plaza: Plaza, password = passwordOf(plaza)): Promise<void> {
  await page.getByLabel('Name').fill('ops')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
const passwordOf = ({ dataDir }: Plaza) => readFileSync(join(dataDir, 'ops-password'), 'utf8').trim()

async function turnOff(page: Page): Promise<void> {
  await cardOf(page)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Turn off…' }).click()
}

/** Opens a page as a user in the region; returns the release shown. */
async function releaseSeen(page: Page): Promise<string | null> {
  await page.goto(address)
  await expect(page.locator(content).first()).toBeVisible()
  return shownRelease(page, remote)
}

test('an operator promotes a release for a region, sees it run, and rolls it back', async ({
  page,
  browser,
  plaza,
}) => {
  test.slow()
  const made = await publish(plaza, remote, { version: '4.0.0', build: 'new0000040', change: 'marked' })
  const phone = await browser.newContext({ baseURL: plaza.url, locale: 'en-US' })
  await inRegion(phone, plaza.url, region)
  const person = await phone.newPage()
  expect(await releaseSeen(person)).toBe(built)

  await page.goto(`/ops#remotes/${remote}`)
  await logIn(page, plaza, 'not the password')
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expect(page.getByLabel('Name')).toHaveValue('ops')
  await logIn(page, plaza)
  await expect(cardOf(page)).toContainText(built)
  await expectAccessible(page)

  await cardOf(page).getByRole('button', { name: 'Promote…' }).click()
  await expect(dialogOf(page).getByLabel('Release')).toHaveValue(made.id)
  const share = dialogOf(page).getByRole('slider', { name: 'Share of devices' })
  await share.focus()
  await share.press('End')
  await expect(share).toHaveAttribute('aria-valuetext', 'Everybody')
  await dialogOf(page).getByLabel('Regions').fill(region)
  await dialogOf(page).getByRole('button', { name: 'Promote to' }).click()
  await expect(dialogOf(page), 'without a reason nothing is done, and what was typed stays').toContainText('Say why')
  await expect(dialogOf(page).getByLabel('Regions')).toHaveValue(region)
  await expectAccessible(page)
  await dialogOf(page).getByLabel('Why').fill('for one town')
  await dialogOf(page).getByRole('button', { name: 'Promote to' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(cardOf(page).getByRole('listitem').filter({ hasText: region })).toContainText(made.id)
  expect(await releaseSeen(person)).toBe(made.id)

  await cardOf(page).getByRole('button', { name: 'Roll back…' }).click()
  await dialogOf(page).getByLabel('Why').fill('it was only a try')
  await dialogOf(page).locator('button[type="submit"]').click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(cardOf(page).getByRole('listitem').filter({ hasText: region })).toHaveCount(0)
  expect(await releaseSeen(person)).toBe(built)
  await phone.close()

  await view(page, 'Log')
  for (const words of ['for one town', 'it was only a try']) {
    const entry = page.getByRole('listitem').filter({ hasText: words })
    await expect(entry).toContainText('by ops')
    await expect(entry).toContainText(made.id)
  }
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('it was only a try'), 'the log outlives a reload, and so does the login').toBeVisible()
})

test('an operator switches a remote off for a region and on again', async ({ page, browser, plaza }) => {
  await page.goto(`/ops#remotes/${remote}`)
  await logIn(page, plaza)
  await turnOff(page)
  await dialogOf(page).getByLabel('Regions').fill('9770')
  await dialogOf(page).getByLabel('Why').fill('not in this town')
  await dialogOf(page).getByRole('button', { name: 'Turn off', exact: true }).click()
  await expect(cardOf(page).getByRole('listitem').filter({ hasText: '9770' })).toContainText('Off')

  const phone = await browser.newContext({ baseURL: plaza.url, locale: 'en-US' })
  await inRegion(phone, plaza.url, '977001')
  const person = await phone.newPage()
  expect((await person.goto(address))?.status()).toBe(404)
  await expect(person).toHaveURL(/\/not-found$/)

  await cardOf(page)
    .getByRole('button', { name: /^Turn on: .*9770/ })
    .click()
  await dialogOf(page).getByLabel('Why').fill('here it is')
  await dialogOf(page).locator('button[type="submit"]').click()
  await expect(cardOf(page).getByRole('button', { name: /^Turn on/ })).toHaveCount(0)
  expect(await releaseSeen(person)).toBe(built)
  await phone.close()
})

test('loads are counted by remote and release', async ({ page, browser, plaza }) => {
  // No other test in this file visits this remote.
  const remote = 'community'
  const { address, content } = visits[remote]
  const release = idOf(builtDocument(remote))
  const loads = async () =>
    (await plaza.operations.numbers()).releases.find((one) => one.remote === remote && one.release === release)?.loads
  expect(await loads()).toBeUndefined()
  const phone = await browser.newContext({ baseURL: plaza.url, locale: 'en-US' })
  const person = await phone.newPage()
  const counting = person.waitForResponse(
    async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes(BEACON_ADDRESS),
  )
  await person.goto('/index')
  await expect(person.locator('[data-card]').first()).toBeVisible()
  await goTo(person, address)
  await expect(person.locator(content).first()).toBeVisible()
  // The counting code loads when the page is idle; leaving the page sends the counts.
  await counting
  await person.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await person.goto('about:blank')
  await expect.poll(loads).toBe(1)
  await phone.close()

  await page.goto('/ops')
  await logIn(page, plaza)
  await view(page, 'Numbers')
  await page.getByRole('radio', { name: remote }).check()
  await expect(page.getByRole('main')).toContainText(release)
  await expectAccessible(page)
})

test('an expired session asks for the password above the typed input', async ({ page, plaza }) => {
  await page.goto(`/ops#remotes/${remote}`)
  await logIn(page, plaza)
  await turnOff(page)
  await dialogOf(page).getByLabel('Why').fill('typed before the session ended')
  await page.context().clearCookies()
  await dialogOf(page).getByLabel('Regions').fill('9780')
  await dialogOf(page).getByRole('button', { name: 'Turn off', exact: true }).click()
  const again = page.getByRole('dialog', { name: 'Log in again' })
  await again.getByLabel('Password').fill(passwordOf(plaza))
  await again.getByRole('button', { name: 'Log in' }).click()
  await expect(again).toHaveCount(0)
  await expect(dialogOf(page).getByLabel('Why')).toHaveValue('typed before the session ended')
  await dialogOf(page).getByRole('button', { name: 'Turn off', exact: true }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await plaza.operations.change('on', { remote, regions: ['9780'], why: 'as before' })
})
