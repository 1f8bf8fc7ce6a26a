import { expect, test } from '../fixtures/test'

test('no choice breaks inside a word on a phone, whichever is selected', async ({ page }) => {
  await page.goto('/posts/3001')
  await page.getByRole('button', { name: 'Text size' }).click()
  const choices = page.getByRole('dialog').getByRole('radio')
  await expect(choices).toHaveCount(5)
  for (const choice of await choices.all()) {
    await choice.check({ force: true })
    const broken = await page.evaluate(() => {
      const linesOf = (label: Element) => {
        const words = document.createRange()
        words.selectNodeContents(label)
        return new Set([...words.getClientRects()].map(({ top }) => top)).size
      }
      const labels = [...document.querySelectorAll('dialog label > span')]
      return labels.filter((label) => linesOf(label) !== 1).map((label) => label.textContent)
    })
    expect(broken).toEqual([])
  }
})
