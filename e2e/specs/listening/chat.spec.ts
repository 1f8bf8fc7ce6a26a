import { logIn } from '../../fixtures/person'
import { expect, test } from '../../fixtures/test'

const CHAT = '/lives/805?part=chat'

test('what a person says beside a broadcast is read by another without a reload, also after a gap, until it is deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const { token } = await logIn(page)
  const say = (content: string) =>
    page.request.post('/api/v1/mobile/comment', {
      headers: { authorization: token },
      data: { target: 'channel', target_id: '805', content, key: crypto.randomUUID() },
    })
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const reader = await context.newPage()
  const isHeard = reader.waitForResponse((response) => /events\?topics=[^&]*chat/.test(response.url()))
  await Promise.all([page.goto(CHAT), reader.goto(CHAT)])
  const lines = reader.getByRole('region', { name: 'Chat' }).getByRole('article')
  await expect(lines.first()).toBeVisible()
  await isHeard

  // What is on, above the lines, and the field asks for words about it.
  const now = reader.getByText(/^Now: /)
  await expect(now).toBeVisible()
  const name = (await now.textContent())?.replace('Now: ', '') ?? ''
  await expect(reader.getByRole('textbox', { name: 'Say something' })).toHaveAttribute(
    'placeholder',
    `Talk about ${name}`,
  )
  await expect(reader.getByText(/ began$/).first()).toBeVisible()

  const field = page.getByRole('textbox', { name: 'Say something' })
  await field.fill('The bridge is lit')
  await field.press('Enter')
  await expect(reader.getByText('The bridge is lit')).toBeVisible({ timeout: 15_000 })

  await context.setOffline(true)
  // A person says one line in three seconds.
  await expect(async () => {
    const answer = (await (await say('Said in the gap')).json()) as { code: number }
    expect(answer.code).toBe(100000)
  }).toPass()
  await expect(page.getByText('Said in the gap')).toBeVisible({ timeout: 15_000 })
  await context.setOffline(false)
  await expect(reader.getByText('Said in the gap')).toBeVisible({ timeout: 45_000 })
  await expect(reader.getByText('The bridge is lit')).toHaveCount(1)

  const own = page.getByRole('article').filter({ hasText: 'The bridge is lit' })
  await own.getByRole('button', { name: /^More about/ }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(reader.getByText('The bridge is lit')).toHaveCount(0, { timeout: 15_000 })

  // More lines than one page has: the rest by scrolling.
  await expect(async () => {
    await reader.mouse.wheel(0, 4_000)
    await expect(reader.getByText('No more')).toBeVisible({ timeout: 500 })
  }).toPass()
  await context.close()
})
