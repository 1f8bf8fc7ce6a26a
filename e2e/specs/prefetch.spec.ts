import { rendered } from '../fixtures/rendered-html'
import { expect, type Page, test } from '../fixtures/test'

/** The script of the article page that home does not need; `release`: folder of the release's files. */
async function articleScript(page: Page, release: string): Promise<string> {
  const { preload } = await (await page.request.get(`${release}remote.json`)).json()
  const [file = ''] = preload.article.filter((name: string) => name.endsWith('.js') && !preload.index.includes(name))
  expect(file).not.toBe('')
  return release + file
}

test('the code of a visible link’s page is loaded before the touch; the touch requests its answers', async ({
  page,
}) => {
  const html = await rendered(page, { address: '/index' }, 'en-US')
  const script = await articleScript(page, /\/remotes\/media\/[^/"]+\//.exec(html)?.[0] ?? '')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/index')
  await expect.poll(() => asked, { timeout: 30_000 }).toContain(script)
  const answers = () => asked.filter((path) => path.includes('/c_static_article/'))
  expect(answers()).toEqual([])
  const link = page.locator('main article a[href^="/posts/"]').first()
  await link.dispatchEvent('pointerdown')
  await expect.poll(answers).toHaveLength(1)
})
