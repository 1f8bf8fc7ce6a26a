import { logIn } from '../../fixtures/person'
import { expect, type Page, test } from '../../fixtures/test'

const POST = '20002'

async function countOf(page: Page, path: string, words: string, token: string): Promise<number> {
  const answer = await page.request.get(path, { headers: { authorization: token } })
  const { data } = (await answer.json()) as { data: { list: { content: string }[] } }
  return data.list.filter(({ content }) => content === words).length
}
const ofPost = `/api/post_comments/${POST}?target=post`

test.describe('an answer that is lost', () => {
  test.use({ expectedErrors: [/ERR_/] })

  test('leads to the same call again, and to one comment', async ({ page }) => {
    const words = `Said once ${Date.now()}`
    const { token } = await logIn(page)
    const bodies: unknown[] = []
    await page.route('**/api/v1/mobile/comment', async (route) => {
      bodies.push(route.request().postDataJSON())
      if (bodies.length > 1) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.goto(`/group-post-detail/${POST}`)
    await page.waitForFunction(() => globalThis.__PLAZA__?.host.session.getState().status === 'user')
    await page.getByRole('button', { name: 'Write a comment' }).first().click()
    await page.getByRole('textbox', { name: 'Write a comment' }).fill(words)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(() => bodies.length, { timeout: 20_000 }).toBe(2)
    await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1)
    await expect(page.getByText('Waits for the network')).toHaveCount(0)
    expect(bodies[1]).toEqual(bodies[0])
    expect(await countOf(page, ofPost, words, token)).toBe(1)
  })
})
