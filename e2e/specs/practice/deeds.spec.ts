import type { Browser } from '@playwright/test'
import { addOperator, openOffice } from '../../fixtures/office'
import { DEMO_PASSWORD, logIn, logInByPassword } from '../../fixtures/person'
import { expect, type Page, test } from '../../fixtures/test'

/** An old man of the demo, and the manager of the beach team. */
const ELDER = '13800000006'
const MANAGER = '13800000004'
const TEAM = { id: '601', name: '东滩净滩队' }
/** What the demo's credit config gives for a service of a volunteer, and for an order. */
const CREDITS = { volunteer: 10, order: 5 }

// A guest's document of a wish in review is 404; the owner's own call then shows it.
test.use({ expectedErrors: [/status of 404/] })

async function ask<T>(page: Page, token: string, path: string, body?: object): Promise<T> {
  const options = { headers: { authorization: token }, ...(body && { data: body }) }
  const answer = await (body ? page.request.post(path, options) : page.request.get(path, options))
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: T }
  expect(code, `${path}: ${msg}`).toBe(100_000)
  return data
}

interface Credits {
  balance: number
  list: { title: string; credits: number }[]
}
const creditsOf = (page: Page, token: string) => ask<Credits>(page, token, '/ucenter/v1/my_credits')

/** The phone of the manager of the beach team. */
async function openManager(browser: Browser, baseURL = '') {
  const context = await browser.newContext({ baseURL, locale: 'en-US', viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  return { phone, token: await logInByPassword(phone, MANAGER, DEMO_PASSWORD), close: () => context.close() }
}

const choose = async (page: Page, field: RegExp, option: string) => {
  await page.getByRole('button', { name: field }).click()
  await page.getByRole('dialog').getByRole('radio', { name: option }).click()
}
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()

test('a wish of an old man is reviewed, asked of a team, accepted, and ends with thanks and credits', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const title = `Is this letter honest? ${Date.now() % 100_000}`
  await page.addInitScript(() =>
    localStorage.setItem('plaza.settings', JSON.stringify({ v: 1, at: Date.now(), data: { elder: true } })),
  )
  await logInByPassword(page, ELDER, DEMO_PASSWORD)
  await page.goto('/send-wish')
  await expect(page.locator('html')).toHaveAttribute('data-elder')
  await page.getByRole('textbox', { name: 'Your wish' }).fill(title)
  await page.getByRole('textbox', { name: 'Tell a little about it' }).fill('It offers me a free casino evening.')
  await choose(page, /^Kind/, 'Company')
  await choose(page, /^District/, 'Qingyan')
  await page.getByRole('button', { name: 'Put it on the wall' }).click()
  await expect(page.getByText('Others see it once a reviewer has read it.')).toBeVisible()
  const address = page.url()

  const centre = `centre${Date.now() % 1e9}`
  await addOperator({ url: baseURL ?? '', dataDir: process.env.PLAZA_SHARED_DATA ?? '' }, centre, { role: 'centre' })
  const office = await openOffice(browser, { url: baseURL ?? '' }, centre)
  await office.getByRole('link', { name: 'Review' }).click()
  const held = office.getByRole('listitem').filter({ hasText: title })
  await held.getByRole('checkbox').check()
  await office.keyboard.press('p')
  await expect(held).toHaveCount(0)
  await office.getByRole('link', { name: 'Dispatch' }).click()
  await office.getByRole('button', { name: `Ask a team: ${title}` }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('radio', { name: TEAM.name }).check()
  await dialog.getByRole('textbox', { name: 'Note for the team' }).fill('He lives by the beach.')
  await dialog.getByRole('button', { name: 'Ask a team' }).click()
  await expect(office.getByRole('listitem').filter({ hasText: title })).toContainText(`${TEAM.name} is asked`)

  const { phone, token, close } = await openManager(browser, baseURL)
  const before = await creditsOf(phone, token)
  await phone.goto(`/team-managetab/${TEAM.id}?tab=asked`)
  const row = phone.getByRole('article').filter({ hasText: title })
  await expect(row).toContainText('He lives by the beach.')
  await row.getByRole('button', { name: 'Accept' }).click()
  await confirm(phone)
  await expect(row).toContainText('Accepted')
  await row.getByRole('link', { name: title }).click()
  await expect(phone.getByText(ELDER)).toBeVisible()

  await page.goto(address)
  await page.getByRole('button', { name: 'It came true' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('He read it with me, twice.')
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, it came true' }).click()
  await expect(page.getByRole('heading', { name: 'Words of thanks' })).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('He read it with me, twice.')).toBeVisible()
  await expect(phone.getByText(ELDER)).toHaveCount(0)
  const after = await creditsOf(phone, token)
  expect(after.balance - before.balance).toBe(CREDITS.volunteer)
  expect(after.list[0]).toMatchObject({ title: expect.stringContaining(title), credits: CREDITS.volunteer })
  await close()
  await office.close()
})

test('a service is ordered to an address, taken on, done and scored, and its mean score moves', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const SERVICE = 'Heavy things, carried downstairs'
  const { token } = await logIn(page)
  const detail = `${Date.now() % 1000} Seawall Road, third floor`
  const home = { name: 'Mrs Lin', phone: '13912345678', region: '330106', detail, key: crypto.randomUUID() }
  await ask(page, token, '/ucenter/v1/my_addresses', home)
  await page.goto('/order-serve')
  const card = page.getByRole('article').filter({ hasText: SERVICE })
  const mean = () => card.textContent().then((text) => /([\d.]+) of 5/.exec(text ?? '')?.[1] ?? null)
  await expect(card).toBeVisible()
  const first = await mean()
  await card.getByRole('button', { name: `Order: ${SERVICE}` }).click()
  await page.getByRole('button', { name: /^When/ }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('textbox', { name: 'What the team should know' }).fill('A wardrobe, no lift.')
  await page.getByRole('button', { name: 'Send the order' }).click()
  await expect(page).toHaveURL(/\/order-detail\?id=/)
  await expect(page.getByText('Waits to be taken on').first()).toBeVisible()
  const address = page.url()

  const { phone, token: manager, close } = await openManager(browser, baseURL)
  const before = await creditsOf(phone, manager)
  await phone.goto(address)
  await expect(phone.getByText('Who takes the order on sees the whole address.')).toBeVisible()
  await expect(phone.getByText(detail)).toHaveCount(0)
  await phone.getByRole('button', { name: 'Take it on' }).click()
  await confirm(phone)
  await expect(phone.getByText(detail)).toBeVisible()
  await expect(phone.getByRole('link', { name: home.phone })).toBeVisible()
  await phone.getByRole('button', { name: 'It is done' }).click()
  await confirm(phone)
  await expect.poll(async () => (await creditsOf(phone, manager)).balance - before.balance).toBe(CREDITS.order)

  await page.reload()
  await page.getByRole('button', { name: 'Score it' }).click()
  await page.getByRole('radio', { name: '2 stars' }).press(' ')
  await page.getByRole('button', { name: 'Patient' }).click()
  await page.getByRole('textbox', { name: 'In words' }).fill('They came late, and were kind.')
  await page.getByRole('button', { name: 'Send the score' }).click()
  await expect(page.getByText('They came late, and were kind.')).toBeVisible()
  await page.goto('/order-serve')
  await expect.poll(mean).not.toBe(first)
  await phone.reload()
  await expect(phone.getByText('They came late, and were kind.')).toBeVisible()
  await close()
})
