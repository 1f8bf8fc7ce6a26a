import { expectAccessible } from '../../fixtures/axe'
import { addOperator, openOffice } from '../../fixtures/office'
import { logIn } from '../../fixtures/person'
import { expect, test } from '../../fixtures/plaza'

const TEXT = '听到一半来电话，挂断以后声音没有接着放。'
const QUESTION = '请问是哪一个节目，放了多久？'
const ANSWER = '《听雨夜话》第三期，二十来分钟。'
/** A picture of one blue point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('a feedback with a picture is answered in the back office, and its open page hears of it and writes on', async ({
  page,
  browser,
  plaza,
}) => {
  test.slow()
  await addOperator(plaza, 'sun', { role: 'support' })
  const office = await openOffice(browser, plaza, 'sun')

  // The draft outlives a reload.
  await logIn(page, undefined, plaza.url)
  await page.goto('/feedback')
  await page.getByLabel('Your words').fill(TEXT)
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE })
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await page.reload()
  await expect(page.getByLabel('Your words')).toHaveValue(TEXT)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page).toHaveURL(/\/feedback-detail\//)
  await expect(page.getByText('We read it and will answer here.')).toBeVisible()

  // It comes up in the open office, with its picture.
  const item = office.getByRole('listitem').filter({ hasText: TEXT })
  await expect(item).toBeVisible()
  await expect(item.getByRole('img')).toBeVisible()
  await item.getByRole('checkbox').check()
  await office.keyboard.press('a')
  await office.getByRole('dialog').getByRole('textbox').fill(QUESTION)
  await office.getByRole('dialog').getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(item).toHaveCount(0)

  // The open page hears of it without a reload.
  await expect(page.getByText(QUESTION)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Write on').fill(ANSWER)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Conversation' }).getByText(ANSWER)).toBeVisible()

  // And so does the office; it closes the matter, which ends the conversation.
  await expect(item.getByText('Written on')).toBeVisible()
  await item.getByRole('checkbox').check()
  await office.keyboard.press('l')
  await expect(office.getByText(ANSWER)).toBeVisible()
  await expectAccessible(office)
  await office.keyboard.press('c')
  await office.getByRole('dialog').getByRole('textbox').fill('下一版会自动接着放。')
  await office.getByRole('dialog').getByRole('button', { name: 'Close the matter' }).click()
  await expect(page.getByText('This conversation is closed.')).toBeVisible()
  await page.goto('/feedback-his')
  await expect(page.getByRole('link', { name: /Closed.*听到一半来电话/ })).toBeVisible()
})
