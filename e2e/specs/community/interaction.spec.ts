import type { Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/axe'
import { addOperator, openOffice } from '../../fixtures/office'
import { bindPhone, logInByWechat } from '../../fixtures/person'
import { expect, test } from '../../fixtures/plaza'

const TITLE = '盐仓巷的路灯又坏了两盏'
const CONTENT = '从周一开始，12 号门口的两盏灯一直不亮。'
const NO_PHONE = 403002

/** Opens the dialog of a key for the letter, fills it in and sends it. */
async function decide(
  office: Page,
  key: string,
  action: string,
  fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  const letter = office.getByRole('listitem').filter({ hasText: TITLE }).first()
  await letter.getByRole('checkbox').check()
  await office.keyboard.press(key)
  const dialog = office.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await expect(dialog).toHaveCount(0)
  return letter
}

test('a letter goes from a writer to the department that answers it, is rated once and opened again once', async ({
  page,
  browser,
  plaza,
}) => {
  // Three people and eight steps: 25 s, and twice that beside other work.
  test.slow()
  await addOperator(plaza, 'gao', { role: 'department', departments: ['751'] })
  await addOperator(plaza, 'tian', { role: 'department', departments: ['752'] })

  // The draft outlives a reload; it is sent after a phone is bound, and by no call before.
  const token = await logInByWechat(page, 'wx-new-2', plaza.url)
  await page.goto('/send-inter?department=752')
  await expect(page.getByText('Bind a phone number first')).toBeVisible()
  await page.getByText('Complaint', { exact: true }).click()
  await page.getByLabel('Title').fill(TITLE)
  await expect(page.getByText('This has been answered before')).toBeVisible()
  await expect(page.getByRole('link', { name: /Three street lamps are out in Yancang Lane/ })).toBeVisible()
  await page.getByLabel('What is it about?').fill(CONTENT)
  await page.reload()
  await expect(page.getByLabel('What is it about?')).toHaveValue(CONTENT)
  const refused = await page.request.post('/api/v2/advices', {
    data: {
      ...{ merchant_id: '752', kind: 'complain', title: TITLE, content: CONTENT, images: [], audience: 'named' },
      key: crypto.randomUUID(),
    },
    headers: { authorization: token },
  })
  expect(((await refused.json()) as { code: number }).code).toBe(NO_PHONE)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/wx-bind-phone\?/)
  await bindPhone(page)
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
  await expect(page.getByText(/\d working days left/)).toBeVisible()

  // The first department hands it on; the second one asks back.
  const transport = await openOffice(browser, plaza, 'tian')
  const handed = await decide(transport, 'd', 'To another department', async (dialog) => {
    await dialog.getByLabel('Department').selectOption({ label: 'City Management' })
    await dialog.getByLabel('Words to the writer').fill('路灯归城市管理局管')
  })
  await expect(handed).toHaveCount(0)
  const office = await openOffice(browser, plaza, 'gao')
  const letter = office.getByRole('listitem').filter({ hasText: TITLE })
  await letter.getByRole('checkbox').check()
  await office.keyboard.press('t')
  await expect(letter.getByText('With gao')).toBeVisible()
  await expectAccessible(office)
  await office.keyboard.press('x')
  await decide(office, 'q', 'Ask back', (dialog) => dialog.getByRole('textbox').fill('请问是哪两盏？'))
  await expect(letter).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The department asks' })).toBeVisible()
  await expect(page.getByText('请问是哪两盏？').first()).toBeVisible()
  await page.getByRole('textbox').fill('12 号门口，靠近台阶的两盏。')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByRole('heading', { name: 'The department asks' })).toHaveCount(0)

  // The line of events brings the reply to the office, which answers from a template.
  await office.getByRole('link', { name: 'Templates' }).click()
  await office.getByRole('button', { name: 'New template' }).click()
  await office.getByLabel('Name', { exact: true }).fill('路灯')
  await office.getByLabel('Text').fill('关于“{title}”：今天下午已经换好，请您晚上看一看。')
  await office.getByRole('button', { name: 'Save' }).click()
  await office.getByRole('link', { name: 'Letters' }).click()
  await decide(office, 'a', 'Answer', async (dialog) => {
    await dialog.getByLabel('From a template').selectOption({ label: '路灯' })
  })
  await page.reload()
  await expect(page.getByText(`关于“${TITLE}”：今天下午已经换好`)).toBeVisible()
  await page.getByRole('radio', { name: '4 stars' }).press(' ')
  await page.getByRole('button', { name: 'Send the rating' }).click()
  await expect(page.getByRole('button', { name: 'Send the rating' })).toHaveCount(0)
  await expect(office.getByRole('listitem').filter({ hasText: TITLE })).toHaveCount(0)
  await page.getByRole('button', { name: 'Still not solved' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('换好的第二天又灭了一盏。')
  await page.getByRole('dialog').getByRole('button', { name: 'Open it again' }).click()
  await expect(page.getByText(/\d working days left/)).toBeVisible()

  // The open page of the office hears of it.
  await expect(letter.getByText('Not solved')).toBeVisible()
  await decide(office, 'a', 'Answer', (dialog) => dialog.getByLabel('Answer').fill('整条线已经重拉，试了四个小时。'))
  await office.getByRole('radio', { name: 'Decided' }).click()
  await decide(office, 'c', 'Close the matter', (dialog) => dialog.getByRole('textbox').fill('已现场确认'))
  await page.reload()
  await expect(page.getByText('整条线已经重拉')).toBeVisible()
  await expect(page.getByText('Closed', { exact: true })).toBeVisible()
  for (const name of ['Still not solved', 'Send the rating'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expectAccessible(page)
})
