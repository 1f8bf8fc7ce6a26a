import { expectAccessible } from '../../fixtures/axe'
import { addOperator, openOffice } from '../../fixtures/office'
import { logIn } from '../../fixtures/person'
import { expect, test } from '../../fixtures/plaza'

// A guest's document of a post that is not published is 404; the author's own call then shows it.
test.use({ expectedErrors: [/status of 404/] })

const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000).toISOString()

test('what one person writes is held, a reviewer decides by keyboard, and another person sees it or does not', async ({
  page,
  browser,
  plaza,
}) => {
  test.slow()
  await addOperator(plaza, 'lin', { role: 'reviewer' })
  const { token } = await logIn(page)
  await page.context().addCookies([{ name: 'Authorization', value: token, url: plaza.url }])
  const other = await browser.newPage({ baseURL: plaza.url, locale: 'en-GB' })
  const reader = await logIn(other)
  await other.context().addCookies([{ name: 'Authorization', value: reader.token, url: plaza.url }])
  const opened = other.waitForResponse((response) => /topics=[^&]*posts/.test(response.url()))
  await other.goto('/group-detail/61')
  await expect(other.getByRole('article').first()).toBeVisible()
  await opened
  const loads: string[] = []
  other.on('framenavigated', (frame) => frame === other.mainFrame() && loads.push(frame.url()))

  const words = ['Free casino by the pier', 'Free casino on the hill']
  const vote = { title: 'Who comes along?', multiple: false, result: 'always', ends_at: inTwoDays() }
  const voted = await page.request.post('/api/v1/circle_posts', {
    headers: { authorization: token },
    data: {
      ...{ circle_id: '61', content: words[0], images: [], key: crypto.randomUUID() },
      vote: { ...vote, options: [{ text: 'I do' }, { text: 'I stay at home' }] },
    },
  })
  expect(((await voted.json()) as { data: { state: string } }).data.state).toBe('pending')
  await page.goto('/post-publish/61')
  await page.getByRole('button', { name: 'Understood, write a post' }).click()
  await page.getByRole('textbox', { name: 'What do you want to tell?' }).fill(words[1] ?? '')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('In review. Only you can see this post for now.')).toBeVisible()
  const refusedAddress = page.url()

  const office = await openOffice(browser, plaza, 'lin')
  const itemOf = (text: string) => office.getByRole('listitem').filter({ hasText: text })
  await itemOf(words[0] ?? '')
    .getByRole('checkbox')
    .check()
  await expectAccessible(office)
  await office.keyboard.press('p')
  await expect(itemOf(words[0] ?? '')).toHaveCount(0)
  await itemOf(words[1] ?? '')
    .getByRole('checkbox')
    .check()
  await office.keyboard.press('r')
  await office.getByRole('dialog').getByRole('button', { name: 'Advertising' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  await expect(itemOf(words[1] ?? '')).toHaveCount(0)

  // The open page of the other person hears of the published post by the line of events, and not of the refused one.
  await other.getByRole('button', { name: '1 new post' }).click()
  await expect(other.getByText(words[0] ?? '')).toBeVisible()
  await expect(other.getByText(words[1] ?? '')).toHaveCount(0)
  expect(loads).toEqual([])

  // The other one votes, comments and reports; the reviewer hides it.
  const ballot = other.getByRole('group', { name: vote.title })
  await ballot.getByRole('radio', { name: /I do/ }).check()
  await ballot.getByRole('button', { name: 'Vote' }).click()
  await expect(ballot).toContainText('1 person voted')
  await other
    .getByRole('link', { name: words[0] ?? '' })
    .first()
    .click()
  await expect(other.getByRole('group', { name: vote.title })).toContainText('1 person voted')
  await other.getByRole('button', { name: 'Write a comment' }).first().click()
  await other.getByRole('dialog').getByRole('textbox').fill('Is this true?')
  await other.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(other.getByRole('article').filter({ hasText: 'Is this true?' })).toBeVisible()
  await other.getByRole('button', { name: 'More about this post' }).first().click()
  await other.getByRole('button', { name: 'Report' }).click()
  await expect(other.getByRole('region', { name: 'You report this post' })).toContainText(words[0] ?? '')
  await other.getByRole('button', { name: /What is wrong with it/ }).click()
  await other.getByText('Advertising or spam').click()
  await other.getByRole('textbox').fill('Nobody asked for this')
  await other.getByRole('button', { name: 'Send report' }).click()
  await expect(other.getByText('Thank you. We look at it')).toBeVisible()
  const reported = itemOf('Nobody asked for this')
  await reported.first().getByRole('checkbox').first().check()
  await office.keyboard.press('h')
  await office.getByRole('dialog').getByRole('button', { name: 'Advertising' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Hide' }).click()
  await expect(reported).toHaveCount(0)
  await other.goto('/message')
  await expect(other.getByText('We acted on your report')).toBeVisible()
  await expectAccessible(other)
  await page.goto('/message')
  await expect(page.getByText('Your post was reported and is hidden now')).toBeVisible()

  await page.goto(refusedAddress)
  await expect(page.getByText('Reason: Advertising')).toBeVisible()
  await page.getByRole('button', { name: 'Write again' }).click()
  await expect(page.getByRole('textbox', { name: 'What do you want to tell?' })).toHaveValue(words[1] ?? '')
})
