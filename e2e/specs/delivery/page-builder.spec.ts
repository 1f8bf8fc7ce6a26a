import { join, resolve } from 'node:path'
import { addOperator, openKind, openOffice } from '../../fixtures/office'
import { expect, type Page, test } from '../../fixtures/test'

const picture = join(resolve(import.meta.dirname, '../../../server/assets'), 'pictures/sea-bridge-dawn.webp')

/** What is done within a quarter of a second is one step of the history. */
const HISTORY_STEP_MS = 500

const cards = (office: Page) =>
  office.getByRole('region', { name: 'Cards of the page' }).locator('[data-puck-component]')
const phone = (office: Page) => office.frameLocator('iframe[title="Preview on a phone"]')
const panel = (office: Page, name: string) => office.getByRole('region', { name, exact: true })

async function addCard(office: Page, name: string) {
  await office.getByRole('button', { name: `Add · ${name}`, exact: true }).click()
  await expect(panel(office, name)).toBeVisible()
  return panel(office, name)
}

/** Drags a card of the list onto the place of another. */
async function drag(office: Page, from: number, to: number): Promise<void> {
  const [start, end] = await Promise.all([cards(office).nth(from).boundingBox(), cards(office).nth(to).boundingBox()])
  if (!start || !end) throw new Error('no cards')
  await office.mouse.move(start.x + 60, start.y + 20)
  await office.mouse.down()
  const by = end.y - start.y + (to > from ? end.height / 2 : -end.height / 2)
  for (let step = 1; step <= 12; step++) {
    await office.mouse.move(start.x + 60, start.y + 20 + (by * step) / 12)
    // Puck measures once a frame.
    await office.evaluate(() => new Promise(requestAnimationFrame))
  }
  await office.mouse.up()
}

test('a page is built by drag beside its preview, and is published in that order', async ({
  page,
  browser,
  startOwnServer,
}) => {
  test.setTimeout(180_000)
  const server = await startOwnServer()
  await addOperator(server, 'ed', { role: 'editor' })
  const office = await openOffice(browser, server, 'ed')
  await office.clock.install()
  await openKind(office, 'Pages')
  await office.getByRole('button', { name: 'New', exact: true }).click()
  const root = panel(office, 'The page')
  await root.getByLabel('Id in the address', { exact: true }).fill('harbour')
  await root.getByLabel('Title', { exact: true }).fill('渡口专页')

  const notice = await addCard(office, 'Notices')
  await notice.getByRole('button', { name: 'Add · Items' }).click()
  await notice.getByRole('button', { name: /^1/ }).click()
  await notice.getByLabel('Title', { exact: true }).last().fill('渡口今晚停航')
  await notice.getByLabel('Link', { exact: true }).first().fill('/posts/3001')
  await expect(phone(office).getByRole('link', { name: /渡口今晚停航/ })).toBeVisible()

  const banner = await addCard(office, 'Banner')
  await banner.getByRole('button', { name: 'Add · Items' }).click()
  await banner.getByRole('button', { name: /^1/ }).click()
  const chooser = office.waitForEvent('filechooser')
  await banner.getByRole('button', { name: 'Upload' }).click()
  await (await chooser).setFiles(picture)
  await banner.getByLabel('Title', { exact: true }).last().fill('大桥合龙')
  await banner.getByLabel('Link', { exact: true }).first().fill('/posts/3201')
  await expect(phone(office).getByText('大桥合龙')).toBeVisible()
  // The upload is seen before anything is saved.
  const seen = phone(office).locator('img[src*="/media/uploads/"]').first()
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  const list = await addCard(office, 'List with pictures')
  await expect(cards(office).nth(2)).toContainText('Has no items yet.')
  await list.getByLabel('Title', { exact: true }).first().fill('今天读什么')
  await list.getByRole('button', { name: 'Add · Items' }).click()
  await list.getByRole('button', { name: /^1/ }).click()
  await list.getByRole('button', { name: 'Choose' }).click()
  await office.getByRole('searchbox', { name: 'Search' }).fill('临青大桥')
  await office.getByRole('button', { name: 'Search', exact: true }).click()
  await office
    .getByRole('cell', { name: /临青大桥/ })
    .first()
    .click()
  await expect(phone(office).getByText('今天读什么')).toBeVisible()

  // The list comes to the top by drag, the banner before the notices by keys.
  await drag(office, 2, 0)
  await expect(cards(office).nth(0)).toContainText('List with pictures')
  // While a card drops, it is there twice.
  await expect(cards(office)).toHaveCount(3)
  await office.clock.runFor(HISTORY_STEP_MS)
  await cards(office).filter({ hasText: 'Banner' }).focus()
  await office.keyboard.press('Alt+ArrowUp')
  await expect(cards(office).nth(1)).toContainText('Banner')
  await office.clock.runFor(HISTORY_STEP_MS)
  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(office).nth(1)).toContainText('Notices')
  await office.getByRole('button', { name: 'Redo' }).click()
  await expect(cards(office).nth(1)).toContainText('Banner')

  await office.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(office.getByRole('status').filter({ hasText: /^Published · version 1$/ })).toBeVisible()
  const address = await office.getByRole('link', { name: 'See it' }).getAttribute('href')
  expect(address).toBe('/page/harbour')

  await page.setViewportSize({ width: 390, height: 844 })
  const response = await page.goto(server.url + address)
  const html = (await response?.text()) ?? ''
  const places = ['今天读什么', '大桥合龙', '渡口今晚停航'].map((words) => html.indexOf(words))
  expect(places.every((place) => place > 0)).toBe(true)
  expect([...places].sort((one, other) => one - other)).toEqual(places)
  await expect(page.getByRole('link', { name: /渡口今晚停航/ })).toBeVisible()
})
