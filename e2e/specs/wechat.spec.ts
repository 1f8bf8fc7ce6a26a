import { goTo } from '../fixtures/app'
import { logIn } from '../fixtures/person'
import { expect, type Page, test } from '../fixtures/test'

/** Messages to the fake WeChat client, and its share menu. */
interface WechatClient {
  configs: { address: string }[]
  errors: string[]
  friend: { title: string; desc: string; link: string; imgUrl: string } | null
  timeline: { title: string; link: string; imgUrl: string } | null
  send(place: 'friend' | 'timeline'): { link: string }
}
declare global {
  var plazaWechat: WechatClient | undefined
}

const agents = {
  iOS: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50',
  Android: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36 MicroMessenger/8.0.50',
}

const clientState = (page: Page) =>
  page.evaluate(() => {
    const { configs, errors, friend, timeline } = globalThis.plazaWechat ?? {}
    return { addresses: configs?.map(({ address }) => address), errors, friend, timeline }
  })

async function shares(page: Page, expected: { title: RegExp; path: string; image: RegExp; desc?: string | RegExp }) {
  const link = new URL(expected.path, page.url()).href
  await expect
    .poll(async () => (await clientState(page)).friend, { timeout: 20_000 })
    .toMatchObject({
      title: expect.stringMatching(expected.title),
      link,
      imgUrl: expect.stringMatching(expected.image),
      desc: expected.desc ? expect.stringMatching(expected.desc) : expect.any(String),
    })
  const { friend, timeline } = await clientState(page)
  expect(timeline).toEqual({ title: friend?.title, link, imgUrl: friend?.imgUrl })
}

for (const [kind, userAgent] of Object.entries(agents)) {
  test.describe(`inside WeChat on ${kind}`, () => {
    test.use({ userAgent })

    test('every page sets the menu’s share data including the sharer, and a share is recorded once', async ({
      page,
      browser,
    }) => {
      await logIn(page)
      const recorded: { post_id: string; channel: string; shard_url: string }[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/v2/share')) recorded.push(request.postDataJSON())
      })
      await page.goto('/index?app=h5&tab=1&isappinstalled=0')
      await page.waitForFunction(() => globalThis.__PLAZA__?.host.session.getState().status === 'user')
      const id = await page.evaluate(() => globalThis.__PLAZA__.host.session.getState().user?.id)
      const from = `from_user_id=${id}`
      const landing = page.url()
      await shares(page, { title: /./, path: `/index?tab=1&${from}`, image: /\/media\/brand\// })

      await goTo(page, '/posts/3001')
      await shares(page, { title: /^清晨六点十二分，临青大桥合龙 - /, path: `/posts/3001?${from}`, image: /\/media\// })
      const article = page.url()
      expect((await clientState(page)).friend?.imgUrl).not.toContain('/brand/')
      await goTo(page, '/albums/2001')
      const custom = { title: /^我在听这张专辑，一起听吗？$/, desc: '星湾原创有声专辑，打开就能听。' }
      await shares(page, { ...custom, path: `/albums/2001?${from}`, image: /\/media\/brand\/share\.png$/ })

      const { addresses, errors } = await clientState(page)
      expect(errors).toEqual([])
      expect(addresses).toEqual(kind === 'iOS' ? [landing] : [landing, article, page.url()])

      await page.getByRole('button', { name: 'Share' }).first().click()
      await expect(page.getByRole('dialog')).toContainText('···')
      expect(recorded).toEqual([])
      const link = await page.evaluate(() => globalThis.plazaWechat?.send('friend').link)
      await expect.poll(() => recorded).toMatchObject([{ post_id: '2001', channel: 'wechat', shard_url: link }])

      const other = await browser.newContext({ userAgent, baseURL: new URL(page.url()).origin })
      const reader = await other.newPage()
      await reader.goto(link ?? '')
      await reader.waitForFunction(() => '__PLAZA__' in globalThis)
      const cookies = Object.fromEntries((await other.cookies()).map(({ name, value }) => [name, value]))
      expect([cookies.from_user_id, decodeURIComponent(cookies.from_url ?? '')]).toEqual([id, link])
      await other.close()
      expect(recorded).toHaveLength(1)
    })
  })
}
