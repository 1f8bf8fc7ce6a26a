import { freshPhone, logIn, logInByPassword } from '../../fixtures/person'
import { expect, type Page, test } from '../../fixtures/test'
import { field, fieldValues } from './field'

const PASSWORD = 'four harbour lights'

const userOf = (page: Page) => page.evaluate(() => globalThis.__PLAZA__.host.session.getState().user)

/** Another person logs in by the page of another tab. */
async function logInByPage(page: Page, phone: string) {
  await page.goto('/login?redirect=%2Fsetting')
  await page.getByText('By password').click()
  await field(page, 'Phone number').fill(phone)
  await field(page, 'Password').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/setting')
}

async function withPassword(page: Page): Promise<string> {
  const { phone, token } = await logIn(page, freshPhone())
  await page.request.post('/ucenter/v2/consumer/init_password', {
    data: { password: PASSWORD },
    headers: { authorization: token },
  })
  return phone
}

test('an open form neither shows nor sends one person’s words for another who logs in on the device', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const second = await withPassword(page)
  const first = await withPassword(page)
  await page.goto('/user')
  await page.waitForFunction(() => globalThis.__PLAZA__?.host.session.getState().status === 'user')
  const firstId = (await userOf(page))?.id
  await field(page, 'Home address').fill('3 Pier Road, of the first')
  await field(page, 'About you').fill('Words of the first')

  // The first person logs out in another tab, and the second one logs in there.
  const tab = await context.newPage()
  await tab.goto('/setting')
  await tab.getByRole('button', { name: 'Log out' }).click()
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await tab.waitForFunction(() => globalThis.__PLAZA__.host.session.getState().status === 'guest')
  await expect.poll(() => fieldValues(page)).not.toContain('of the first')
  await logInByPage(tab, second)

  const bodies: string[] = []
  context.on('request', (request) => bodies.push(request.postData() ?? ''))
  await page.goto('/user')
  await expect(field(page, 'Home address')).toHaveValue('')
  await expect(field(page, 'About you')).toHaveValue('')
  expect((await userOf(page))?.id).not.toBe(firstId)
  await field(page, 'About you').fill('Words of the second')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect([...bodies, kept].filter((text) => text.includes('of the first'))).toEqual([])
  expect(first).not.toBe(second)
})

test('a form in another tab is empty at once when another person takes the device over, and the drafts stay apart', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const second = await withPassword(page)
  const first = await withPassword(page)
  await page.goto('/posts/3001')
  await page.waitForFunction(() => globalThis.__PLAZA__?.host.session.getState().status === 'user')
  const firstId = (await userOf(page))?.id
  await page
    .getByRole('button', { name: /add a comment/i })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('textbox').fill('Half a sentence of the first')

  // Without a logout: the login of the second person replaces the session.
  const tab = await context.newPage()
  await context.clearCookies({ name: 'Authorization' })
  await logInByPage(tab, second)
  await expect.poll(() => fieldValues(page)).not.toContain('Half a sentence of the first')
  // Words typed before the second person is recognised would be a guest's, and go to whoever is recognised next.
  await expect.poll(async () => (await userOf(page))?.id ?? firstId).not.toBe(firstId)
  await page
    .getByRole('button', { name: /add a comment/i })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('')
  await page.getByRole('dialog').getByRole('textbox').fill('Of the second')

  await logInByPassword(page, first, PASSWORD)
  await page.goto('/posts/3001')
  await page.waitForFunction(() => globalThis.__PLAZA__?.host.session.getState().status === 'user')
  await page
    .getByRole('button', { name: /add a comment/i })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('Half a sentence of the first')
})
