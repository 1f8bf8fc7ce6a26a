import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import {
  addOperator,
  begin,
  choose,
  field,
  openKind,
  openOffice,
  picture,
  publish,
  sound,
  upload,
} from '../../fixtures/office'
import { type RunningServer, temporaryFolder } from '../../fixtures/server'
import { expect, type Page, test } from '../../fixtures/test'

async function makeArticle(office: Page): Promise<string> {
  await begin(office, 'Articles', { Title: '渡口的灯亮了', Source: '湾报', Summary: '入夜以后，渡口多了一盏灯。' })
  await choose(office, 'Category', '要闻')
  await field(office, 'Layout').selectOption({ label: 'One small picture' })
  await office.getByRole('button', { name: 'Add · Pictures' }).click()
  const chooser = office.waitForEvent('filechooser')
  await office.getByRole('group', { name: 'Pictures' }).getByRole('button', { name: 'Upload' }).click()
  await (await chooser).setFiles(picture)
  const text = office.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  const bold = office.getByRole('button', { name: 'Bold' })
  /** The editor takes the selection back in a later task. */
  const toggleBold = async (pressed: boolean) => {
    await bold.click()
    await expect(bold).toHaveAttribute('aria-pressed', String(pressed))
    await expect(text).toBeFocused()
  }
  await office.keyboard.type('第一段，')
  await toggleBold(true)
  await office.keyboard.type('灯亮了。')
  await toggleBold(false)
  await office.keyboard.type('人们停下来看。')
  return publish(office)
}

async function makeAlbum(office: Page): Promise<string> {
  await begin(office, 'Albums', { Title: '潮声', Description: '海边的录音', Category: '声音' })
  await upload(office, 'Cover', picture)
  await field(office, 'Appears').selectOption({ label: 'Daily' })
  await office.getByRole('button', { name: 'Add · Tracks' }).click()
  const track = office.getByRole('group', { name: 'Tracks' })
  await track.getByLabel(/^Title/).fill('早潮')
  await track.getByLabel(/^Summary/).fill('六点的潮')
  await upload(office, 'Sound', sound)
  return publish(office)
}

async function makeEvent(office: Page): Promise<void> {
  await begin(office, 'Channels', { Name: '湾一台', 'English name': 'Bay One', Slogan: '看海' })
  await field(office, 'Type').selectOption({ label: 'TV / Ordinary' })
  await upload(office, 'Cover', picture)
  await field(office, 'Stream').fill('/media/live/harbour.m3u8')
  await publish(office)
  await begin(office, 'Live events', {
    Title: '看日出',
    Summary: '东堤的早晨',
    Place: '东堤',
    Source: '湾报',
    Hours: '2',
  })
  await upload(office, 'Cover', picture)
  await choose(office, 'Channel', '湾一台')
  const now = new Date(Date.now() - 60_000 + 8 * 3_600_000).toISOString().slice(0, 16)
  await field(office, 'Begins').fill(now)
  await publish(office)
}

/** Imports an archive into another empty installation, and publishes the article that is in it. */
async function moveTo(browser: Browser, server: RunningServer, archive: string): Promise<void> {
  await addOperator(server, 'ed', { role: 'editor' })
  const office = await openOffice(browser, server, 'ed')
  await expect(office.getByRole('link', { name: 'To the site' })).toBeVisible()
  const file = { name: 'contents.zip', mimeType: 'application/zip', buffer: readFileSync(archive) }
  await office.getByLabel('Archive of files').setInputFiles(file)
  await expect(office.getByText(/^\d+ entries were taken as drafts, 0 were not\.$/)).toBeVisible()
  for (const [kind, name] of [
    ['Categories', '要闻'],
    ['Articles', '渡口的灯亮了'],
  ] as const) {
    await openKind(office, kind)
    await office.getByRole('link', { name }).click()
    await publish(office)
  }
  const phone = await browser.newPage()
  await phone.goto(`${server.url}/`)
  const shown = phone.locator('img[src*="/media/uploads/image/"]').first()
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
  await phone.close()
}

test('a newsroom fills an empty installation, and a phone shows it', async ({ page, browser, startOwnServer }) => {
  test.setTimeout(360_000)
  const server = await startOwnServer({ dataDir: temporaryFolder(), env: { PLAZA_DEMO: '0' } })
  await page.goto(`${server.url}/`)
  await expect(page.getByRole('tab', { name: 'For you' })).toBeVisible()
  // Nothing of the demo's city before the site is set.
  const first = await (await page.request.get(`${server.url}/`)).text()
  expect(first).toContain('/media/brand/plaza')
  expect(first).not.toMatch(/星湾|brand\/logo/)
  await addOperator(server, 'ed', { role: 'editor' })
  const office = await openOffice(browser, server, 'ed')
  await expect(office.getByRole('link', { name: 'To the site' })).toBeVisible()
  await begin(office, 'Categories', { Name: '要闻', 'English name': 'News' })
  await publish(office)
  const article = await makeArticle(office)
  const album = await makeAlbum(office)
  await makeEvent(office)

  const phone = await browser.newPage()
  await phone.goto(`${server.url}/`)
  await expect(phone.getByRole('link', { name: /渡口的灯亮了/ }).first()).toBeVisible()
  await phone.goto(server.url + article)
  await expect(phone.locator('[data-route="article"] strong', { hasText: '灯亮了。' })).toBeVisible()
  await phone.goto(server.url + album)
  await expect(phone.getByText('早潮').first()).toBeVisible()
  await phone.goto(`${server.url}/live`)
  await expect(phone.getByText('看日出').first()).toBeVisible()
  await phone.close()

  await openKind(office, 'Articles')
  await office.getByRole('link', { name: '渡口的灯亮了' }).click()
  await office.getByRole('button', { name: 'Take back' }).click()
  await expect(office.getByRole('status').filter({ hasText: 'Taken back' })).toBeVisible()
  const other = await browser.newPage()
  await other.goto(`${server.url}/`)
  await expect(other.getByRole('tab', { name: 'For you' })).toBeVisible()
  await expect(other.getByRole('link', { name: /渡口的灯亮了/ })).toHaveCount(0)
  await other.close()

  // The picture is of an article that was taken back.
  const download = office.waitForEvent('download')
  await openKind(office, 'Articles')
  await office.getByRole('button', { name: 'Export' }).click()
  const archive = await (await download).path()
  const second = await startOwnServer({ dataDir: temporaryFolder(), env: { PLAZA_DEMO: '0' } })
  await moveTo(browser, second, archive)
})
