import { expectAccessible } from '../../fixtures/axe'
import { addOperator, openOffice } from '../../fixtures/office'
import { expect, type Page, type Plaza, publish, test } from '../../fixtures/plaza'
import { builtDocument, idOf } from '../../fixtures/releases'

const remote = 'practice'
const built = idOf(builtDocument(remote))

const cardOf = (page: Page) => page.getByRole('article', { name: remote })
const waitingIn = (page: Page) => page.getByRole('region', { name: 'Waits for a second person' })
const baseOf = async (plaza: Plaza) => {
  const { remotes } = await plaza.operations.status()
  return remotes.find(({ name }) => name === remote)?.rules.find(({ base }) => base)?.release
}

async function askToPromote(page: Page, release: string): Promise<void> {
  await page.reload()
  await cardOf(page).getByRole('button', { name: 'Promote…' }).click()
  const dialog = page.getByRole('dialog', { name: /Promote/ })
  await dialog.getByLabel('Release').selectOption(release)
  const share = dialog.getByRole('slider', { name: 'Share of devices' })
  await share.focus()
  await share.press('End')
  await dialog.getByLabel('Why').fill('ready for everybody')
  await dialog.getByRole('button', { name: 'Promote to' }).click()
  // A reload forgot the key of the page: both origins are one here.
  const password = page.getByRole('dialog', { name: 'Is it you?' })
  await password.getByLabel('Password').fill('a password of this test')
  await password.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('two operators: one asks, the other reads the effect and confirms, or declines', async ({ browser, plaza }) => {
  test.slow()
  const made = await publish(plaza, remote, { version: '6.0.0', build: 'new0000060' })
  for (const name of ['mei', 'lin']) await addOperator(plaza, name, { role: 'releaser' })
  const [mei, lin] = [await openOffice(browser, plaza, 'mei'), await openOffice(browser, plaza, 'lin')]

  // The address of the view alone: the page is not loaded anew, and keeps its key.
  for (const page of [mei, lin]) await page.goto(`/ops#remotes/${remote}`)
  await mei.getByRole('button', { name: `More for ${remote}` }).click()
  await mei.getByRole('menuitem', { name: 'Owners…' }).click()
  const rights = mei.getByRole('dialog', { name: `Owners of ${remote}` })
  await rights.getByLabel('A second person is needed').selectOption('10')
  await rights.getByLabel('Why').fill('two persons from now on')
  await rights.getByRole('button', { name: 'Save' }).click()
  await expect(rights).toHaveCount(0)

  await askToPromote(mei, made.id)
  await expect(waitingIn(mei)).toContainText('Somebody else has to confirm it.')
  await expect(waitingIn(mei).getByRole('button', { name: /^Confirm/ })).toHaveCount(0)
  expect(await baseOf(plaza), 'nothing has changed yet').toBe(built)
  await expectAccessible(mei)

  await lin.reload()
  await expect(waitingIn(lin)).toContainText('mei asked')
  await waitingIn(lin)
    .getByRole('button', { name: /^Decline/ })
    .click()
  await lin.getByRole('dialog').getByLabel('Why').fill('not on a Friday')
  await lin.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click()
  const password = lin.getByRole('dialog', { name: 'Is it you?' })
  await password.getByLabel('Password').fill('a password of this test')
  await password.getByRole('button', { name: 'Go on' }).click()
  await expect(waitingIn(lin)).toHaveCount(0)
  expect(await baseOf(plaza)).toBe(built)

  await askToPromote(mei, made.id)
  await lin.reload()
  await waitingIn(lin)
    .getByRole('button', { name: /^Confirm/ })
    .click()
  const dialog = lin.getByRole('dialog', { name: /^Confirm/ })
  await expect(dialog).toContainText(made.id)
  await expectAccessible(lin)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await password.getByLabel('Password').fill('a password of this test')
  await password.getByRole('button', { name: 'Go on' }).click()
  await expect(lin.getByRole('dialog')).toHaveCount(0)
  await expect(waitingIn(lin)).toHaveCount(0)
  expect(await baseOf(plaza)).toBe(made.id)
  const { list } = await plaza.operations.log()
  expect(list[0]).toMatchObject({ who: 'mei', action: 'promote', detail: { confirmedBy: 'lin' } })
  for (const page of [mei, lin]) await page.close()
})

test('a command logs in by its code: wrong, refused and allowed', async ({ browser, plaza }) => {
  await addOperator(plaza, 'gao', { role: 'releaser' })
  const ask = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'en' }
    const answer = await fetch(`${plaza.url}/ops/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await answer.json()) as { data: T }).data
  }
  const start = () =>
    ask<{ userCode: string; deviceCode: string; address: string }>('device-start', {
      machine: 'laptop of gao',
      may: ['read', 'publish'],
      days: 7,
    })
  const poll = (deviceCode: string) => ask<{ state: string; token?: string } | null>('device-poll', { deviceCode })

  const page = await openOffice(browser, plaza, 'gao')
  await expect(page.getByRole('heading', { name: 'What runs where' })).toBeVisible()
  const first = await start()
  await page.goto(first.address)
  const look = async (code: string) => {
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  // The address was loaded anew, without the key of the page.
  await look('BCDF-GHJK')
  const password = page.getByRole('dialog', { name: 'Is it you?' })
  await password.getByLabel('Password').fill('a password of this test')
  await password.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('No command waits for this code')).toBeVisible()

  await look(first.userCode)
  await expect(page.getByRole('heading', { name: 'laptop of gao wants to work in your name' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('The command was refused.')).toBeVisible()
  expect((await poll(first.deviceCode))?.token).toBeUndefined()

  const second = await start()
  await look(second.userCode.toLowerCase())
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('The command is logged in.')).toBeVisible()
  const { token } = (await poll(second.deviceCode)) ?? {}
  const me = await fetch(`${plaza.url}/ops/api/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(await me.json()).toMatchObject({ data: { may: ['read', 'publish'] } })
  await page.close()
})
