import { expectAccessible } from '../../fixtures/axe'
import { addOperator, openOffice } from '../../fixtures/office'
import { expect, publish, test } from '../../fixtures/plaza'
import { builtDocument, idOf } from '../../fixtures/releases'
import { bootIn } from '../../fixtures/rendered-html'
import { shownRelease, visits } from '../../fixtures/visits'

const remote = 'practice'
const { address, content } = visits[remote]
const built = idOf(builtDocument(remote))

test('a link shows a release before any rule gives it to anyone, rendered on the server, until it is ended', async ({
  browser,
  plaza,
}) => {
  test.slow()
  const made = await publish(plaza, remote, { version: '5.0.0', build: 'new0000050' })
  await addOperator(plaza, 'mei', { role: 'releaser' })
  const page = await openOffice(browser, plaza, 'mei')
  await page.goto(`/ops#remotes/${remote}`)
  await page.getByRole('button', { name: `More for ${remote}` }).click()
  await page.getByRole('menuitem', { name: 'Preview…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Release').selectOption(made.id)
  await dialog.getByLabel('Page that it opens').fill('index')
  await dialog.getByLabel('Why').fill('to see it first')
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  await expect(dialog.getByText('Begin it with one slash.')).toBeVisible()
  await dialog.getByLabel('Page that it opens').fill(address)
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code of the preview' })).toBeVisible()
  await expectAccessible(page)
  const link = (await dialog.getByText('mf=').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Done' }).click()

  const phone = await browser.newContext({ baseURL: plaza.url, locale: 'en-US' })
  const person = await phone.newPage()
  await expect
    .poll(async () => bootIn(await (await phone.request.get(link)).text()).rendered?.release, { timeout: 20_000 })
    .toBe(made.id)
  await person.goto(link)
  await expect(person.locator(content).first()).toBeVisible()
  expect(await shownRelease(person, remote)).toBe(made.id)
  const ribbon = person.getByRole('complementary', { name: 'Test version' })
  await expect(ribbon).toContainText(`Preview: ${remote} ${made.id} until`)
  // The preview stays without the query of the link.
  await person.goto(address)
  expect(await shownRelease(person, remote)).toBe(made.id)

  const other = await browser.newContext({ baseURL: plaza.url, locale: 'en-US' })
  const stranger = await other.newPage()
  await stranger.goto(address)
  expect(await shownRelease(stranger, remote)).toBe(built)
  await expect(stranger.getByRole('complementary', { name: 'Test version' })).toHaveCount(0)
  await other.close()

  const list = page.getByRole('region', { name: 'Preview links' }).first()
  await list.getByRole('button', { name: `End the preview of ${made.id}` }).click()
  await dialog.getByLabel('Why').fill('seen')
  await dialog.getByRole('button', { name: 'End', exact: true }).click()
  await expect(list).toHaveCount(0)

  // The page that is open leaves it by itself.
  await expect(ribbon).toContainText('The preview of this link has ended.')
  await expect.poll(() => shownRelease(person, remote)).toBe(built)
  await expect(person.locator(content).last()).toBeVisible()
  await ribbon.getByRole('button', { name: 'Close' }).click()
  await expect(ribbon).toHaveCount(0)
  await phone.close()
})

test('the person can leave a preview by its ribbon', async ({ page, plaza }) => {
  const made = await publish(plaza, remote, { version: '5.1.0', build: 'new0000051' })
  const { address: link } = await plaza.operations.previewRelease({ remote, release: made.id, path: address })
  await page.goto(link)
  expect(await shownRelease(page, remote)).toBe(made.id)
  await page.getByRole('complementary', { name: 'Test version' }).getByRole('button', { name: 'End' }).click()
  await page.waitForURL((url) => url.searchParams.get('mf') === 'off')
  await expect(page.locator(content).first()).toBeVisible()
  expect(await shownRelease(page, remote)).toBe(built)
})
