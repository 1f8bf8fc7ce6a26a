import { goTo } from '../../../e2e/fixtures/app'
import { type Browser, newPhone, type Page, slowProcessor } from '../../../e2e/fixtures/slow-phone'
import { visitTo } from '../../../e2e/fixtures/visits'
import { openPage, type PageOpening, type RacePage, slowPage, tapTo, waitForQuiet } from './visit'

/** The measured pages, each with a control that depends on its first answer. */
export const pages = {
  home: { address: visitTo('index').address, control: 'main a[href^="/posts/"]' },
  article: { address: visitTo('article').address, control: 'main a[href^="/orgs/"]' },
  album: { address: visitTo('album').address, control: 'main a[href^="/anchors/"]' },
  circle: { address: visitTo('circle').address, control: 'main [data-route="circle"] a[href]' },
} as const satisfies Record<string, RacePage>

export type PageName = keyof typeof pages

const walkRoutes = [
  'article',
  'radios',
  'circle',
  'album',
  'activity',
  'find',
  'specials',
  'voluntary-activities',
  'tv',
  'category',
] as const

/** A card that keeps its position, and the target of its link. */
const LINK = 'main article a[href^="/posts/"]'
const ARTICLE = '[data-route="article"] a[href^="/orgs/"]'

/** After this time without network traffic a page has finished prefetching. */
const IDLE_MS = 4_500
const MB = 1024 * 1024

/** Opens a page on a new phone, and then again. */
export async function openTwice(
  browser: Browser,
  url: string,
  name: PageName,
): Promise<{ cold: PageOpening; again: PageOpening }> {
  const phone = await newPhone(browser)
  try {
    const first = await slowPage(phone, pages[name].control)
    const cold = await openPage(first.page, first.devtools, url, pages[name])
    await first.page.close()
    const second = await slowPage(phone, pages[name].control)
    return { cold, again: await openPage(second.page, second.devtools, url, pages[name]) }
  } finally {
    await phone.close()
  }
}

/** Size of the script heap in megabytes after visiting pages, once garbage is collected. */
async function heapAfter(page: Page, url: string): Promise<number> {
  for (const id of walkRoutes) {
    const { address, content } = visitTo(id)
    await goTo(page, address)
    await page.locator(content).filter({ visible: true }).first().waitFor()
  }
  await waitForQuiet(page, 1_000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.enable')
  // Objects with finalizers need a second collection.
  for (let time = 0; time < 2; time++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  if (!page.url().startsWith(url)) throw new Error(`The walk left ${url} for ${page.url()}.`)
  return usedSize / MB
}

export interface WalkResult {
  /** Milliseconds from a tap to the content of a page whose code was not requested before. */
  coldRoute: number
  /** The same tap again. */
  warmRoute: number
  /** MB. */
  heap: number
}

/** From home to an article, with cold and with warm caches, then through ten pages. */
export async function walkThrough(browser: Browser, url: string): Promise<WalkResult> {
  const phone = await newPhone(browser)
  try {
    const { page, devtools } = await slowPage(phone, pages.home.control)
    await openPage(page, devtools, url, pages.home)
    await waitForQuiet(page, IDLE_MS)
    const coldRoute = await tapTo(page, devtools, LINK, ARTICLE)
    await waitForQuiet(page, 1_000)
    await page.goBack()
    await page.locator(LINK).first().waitFor()
    const warmRoute = await tapTo(page, devtools, LINK, ARTICLE)
    await slowProcessor(devtools, 1)
    return { coldRoute, warmRoute, heap: await heapAfter(page, url) }
  } finally {
    await phone.close()
  }
}
