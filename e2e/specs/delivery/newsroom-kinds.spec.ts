import { join, resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import {
  addOperator,
  begin,
  choose,
  chooseIn,
  field,
  openKind,
  openOffice,
  picture,
  publish,
  upload,
} from '../../fixtures/office'
import { type startServer, temporaryFolder } from '../../fixtures/server'
import { expect, type Page, test } from '../../fixtures/test'

const film = join(resolve(import.meta.dirname, '../../../server/assets'), 'video/clip-harbour.mp4')

async function makePresenter(office: Page): Promise<string> {
  await begin(office, 'Presenters', { Name: '沈听澜', Slogan: '每晚八点', Introduction: '在海边读书。' })
  await upload(office, 'Portrait', picture)
  return publish(office)
}

async function makeOrganisation(office: Page): Promise<string> {
  await begin(office, 'Organisations', { Name: '潮汐书店', Slogan: '海边的书', Introduction: '开到午夜。' })
  await field(office, 'Kind').selectOption({ label: 'Culture' })
  await upload(office, 'Logo', picture)
  return publish(office)
}

async function makeVideo(office: Page): Promise<string> {
  await begin(office, 'Videos', { Title: '渡口一分钟', Summary: '船来船往。', Source: '湾报' })
  // Refused first: the form says what is missing, where it is missing, and keeps what was typed.
  await office.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(office.getByRole('alert').filter({ hasText: 'is missing' }).first()).toBeInViewport()
  await expect(field(office, 'Title')).toHaveValue('渡口一分钟')
  await choose(office, 'Category', '海事')
  await field(office, 'Type').selectOption({ label: 'TV / Ordinary' })
  await upload(office, 'Film', film)
  await upload(office, 'Poster', picture)
  return publish(office)
}

async function makeSpecial(office: Page): Promise<string> {
  await begin(office, 'Specials', { Title: '渡口十年', Summary: '从木船到电船。' })
  await upload(office, 'Cover', picture)
  await office.getByRole('button', { name: 'Add · Sections' }).click()
  const section = office.getByRole('group', { name: 'Sections' })
  await section.getByLabel(/^Title/).fill('看船')
  await section.getByRole('button', { name: 'Add · Contents' }).click()
  await chooseIn(office, 'Contents', '渡口一分钟')
  return publish(office)
}

async function makeChannel(office: Page): Promise<string> {
  await begin(office, 'Channels', { Name: '湾一台', 'English name': 'Bay One', Slogan: '看海' })
  await field(office, 'Type').selectOption({ label: 'Radio' })
  await upload(office, 'Cover', picture)
  await field(office, 'Stream').fill('radio-1')
  await office.getByRole('button', { name: 'Add · Presenters' }).click()
  await chooseIn(office, 'Presenters', '沈听澜')
  await office.getByRole('button', { name: 'Add · Programmes' }).click()
  const programme = office.getByRole('group', { name: 'Programmes' })
  await programme.getByLabel(/^From/).fill('00:00')
  await programme.getByLabel(/^Title/).fill('整日看海')
  return publish(office)
}

/** A new item begins visible, with its name. */
async function addToMenu(office: Page): Promise<void> {
  await openKind(office, 'Bottom menu')
  await office.getByRole('button', { name: 'Add', exact: true }).click()
  const item = office.locator('[data-item]').last()
  await item.getByLabel(/^Name/).fill('海事')
  await item.getByLabel(/^Id( · needed)?$/).fill('9')
  await item.getByLabel(/^Type/).selectOption({ label: 'The link below' })
  await item.getByLabel(/^Link( · needed)?$/).fill('/live')
  await item.getByLabel(/^Picture/).fill('tv')
  await item.getByLabel(/^Place in the order/).fill('3')
  await item.getByLabel('Link takes effect').check()
  await publish(office)
}

/** The back office of an empty installation. */
async function openEmptyOffice(browser: Browser, start: typeof startServer) {
  const server = await start({ dataDir: temporaryFolder(), env: { PLAZA_DEMO: '0' } })
  await addOperator(server, 'ed', { role: 'editor' })
  return { server, office: await openOffice(browser, server, 'ed') }
}

test('what editors make of each kind is seen on a phone', async ({ page, browser, startOwnServer }) => {
  test.setTimeout(240_000)
  const { server, office } = await openEmptyOffice(browser, startOwnServer)
  await begin(office, 'Categories', { Name: '海事', 'English name': 'Sea' })
  const category = await publish(office)
  const presenter = await makePresenter(office)
  const organisation = await makeOrganisation(office)
  const video = await makeVideo(office)
  const special = await makeSpecial(office)
  const channel = await makeChannel(office)

  const shown: [address: string, words: string][] = [
    [category, '渡口一分钟'],
    [presenter, '在海边读书。'],
    [organisation, '开到午夜。'],
    [video, '渡口一分钟'],
    [special, '渡口一分钟'],
    [channel, '整日看海'],
  ]
  for (const [address, words] of shown) {
    await page.goto(server.url + address)
    await expect(page.getByText(words).first()).toBeVisible()
  }
  await page.goto(server.url + channel)
  await expect(page.getByText('沈听澜').first()).toBeVisible()
})

test('what editors change of menu, skin and site is seen on a phone', async ({ page, browser, startOwnServer }) => {
  test.setTimeout(120_000)
  const { server, office } = await openEmptyOffice(browser, startOwnServer)
  await addToMenu(office)
  await openKind(office, 'Skin')
  await field(office, 'Background colour').fill('#0e5fd8')
  await publish(office)
  await openKind(office, 'Site')
  await field(office, 'Name').fill('潮湾')
  await field(office, 'Grey mode').check()
  await publish(office)

  await page.goto(`${server.url}/`)
  await expect(page.getByRole('navigation').getByRole('link', { name: '海事' })).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('filter', 'grayscale(1)')
  await expect(page).toHaveTitle(/潮湾/)
  const { data } = await (await page.request.get(`${server.url}/api/v3/consumer/configurations`)).json()
  expect(data.skin.background_color).toBe('#0e5fd8')
})
