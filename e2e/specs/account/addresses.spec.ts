import { logIn } from '../../fixtures/person'
import { expect, test } from '../../fixtures/test'

test('addresses are added from a pasted text and by hand, changed, deleted and brought back', async ({ page }) => {
  await logIn(page)
  await page.goto('/mine')
  await page.getByRole('link', { name: 'Addresses' }).click()
  const book = page.locator('[data-route="addresses"]:visible')
  await book.getByRole('link', { name: 'Add an address' }).click()
  await book.getByRole('textbox', { name: 'Paste a whole address' }).fill('张三 13800138000 星湾市临江区老码头路18号')
  await book.getByRole('button', { name: 'Fill in' }).click()
  await expect(book.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('张三')
  await book.getByRole('button', { name: 'Save' }).click()
  await expect(book.getByText('海东省星湾市临江区 老码头路18号')).toBeVisible()
  await expect(book.getByText('138****8000')).toBeVisible()

  await book.getByRole('link', { name: 'Add an address' }).click()
  await book.getByRole('textbox', { name: 'Name', exact: true }).fill('李四')
  await book.getByRole('textbox', { name: 'Phone' }).fill('13900139000')
  await book.getByRole('button', { name: /Region/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Region' })
  for (const name of ['浙江省', '杭州市', '西湖区']) await sheet.getByRole('radio', { name }).click()
  await book.getByRole('textbox', { name: 'Street and house' }).fill('文三路 90 号')
  await book.getByText('Default address').click()
  await book.getByRole('button', { name: 'Save' }).click()
  await expect(book.locator('article').first()).toContainText('李四')
  await expect(book.getByText('Default', { exact: true })).toHaveCount(1)

  await book.getByRole('link', { name: 'Edit 张三’s address' }).click()
  await book.getByRole('textbox', { name: 'Street and house' }).fill('新码头路 1 号')
  await book.getByRole('button', { name: 'Save' }).click()
  await expect(book.getByText('新码头路 1 号')).toBeVisible()

  await book.getByRole('button', { name: 'Delete 李四’s address' }).click()
  await expect(book.getByText('李四')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(book.locator('article').first()).toContainText('李四')
  await expect(book.getByText('Default', { exact: true })).toHaveCount(1)
})

test('an address that was begun is still there after leaving the form', async ({ page }) => {
  await logIn(page)
  await page.goto('/address?edit=new')
  const book = page.locator('[data-route="addresses"]:visible')
  await book.getByRole('textbox', { name: 'Name', exact: true }).fill('王五')
  await page.goto('/mine')
  await page.goto('/address?edit=new')
  await expect(book.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('王五')
})
