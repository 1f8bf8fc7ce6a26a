import { addOperator, begin, field, openKind, openOffice } from '../../fixtures/office'
import { expect, type Page, test } from '../../fixtures/plaza'

const save = (office: Page) => office.getByRole('button', { name: 'Save', exact: true }).click()
const answer = (office: Page, accept: boolean) =>
  office.once('dialog', (dialog) => (accept ? dialog.accept() : dialog.dismiss()))

test('what an editor typed outlives Back and the save of somebody else', async ({ plaza, browser }) => {
  test.setTimeout(120_000)
  await addOperator(plaza, 'lin', { role: 'editor' })
  await addOperator(plaza, 'mei', { role: 'editor' })
  const lin = await openOffice(browser, plaza, 'lin')
  await begin(lin, 'Categories', { Name: '渡口', 'English name': 'Ferry' })
  await save(lin)
  await expect(lin.getByRole('status').filter({ hasText: /^Draft · version 1$/ })).toBeVisible()
  await openKind(lin, 'Categories')
  await lin.getByRole('link', { name: '渡口', exact: true }).click()

  await field(lin, 'English name').fill('Ferries')
  answer(lin, false)
  await lin.goBack()
  await expect(field(lin, 'English name')).toHaveValue('Ferries')

  const mei = await openOffice(browser, plaza, 'mei')
  await openKind(mei, 'Categories')
  await mei.getByRole('link', { name: '渡口', exact: true }).click()
  await field(mei, 'Name').fill('码头')
  await save(mei)
  await expect(mei.getByRole('status').filter({ hasText: /^Draft · version 2$/ })).toBeVisible()
  await save(lin)
  await expect(lin.getByText('mei has saved version 2 meanwhile')).toBeVisible()
  await expect(field(lin, 'English name')).toHaveValue('Ferries')
  await lin.getByRole('button', { name: 'Go on with mine' }).click()
  await save(lin)
  await expect(lin.getByRole('status').filter({ hasText: /^Draft · version 3$/ })).toBeVisible()

  await field(lin, 'English name').fill('Quay')
  answer(lin, true)
  await lin.goBack()
  await expect(lin.getByRole('link', { name: '渡口', exact: true })).toBeVisible()
  await lin.close()
  await mei.close()
})
