import { goTo } from '../fixtures/app'
import { pageFiles } from '../fixtures/faults'
import { builtDocument } from '../fixtures/releases'
import { expect, test } from '../fixtures/test'
import { visits } from '../fixtures/visits'

const { id: name, address } = visits.community

test('a page whose code loads slowly shows that, and works once it is loaded', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const own = pageFiles(builtDocument('community'), name, '.js')
  await page.route(
    ({ pathname }) => own.some((file) => pathname.endsWith(`/${file}`)),
    async (route) => {
      await arrived
      await route.continue()
    },
  )
  await page.goto('/index')
  await expect(page.locator('[data-card]').first()).toBeVisible()
  await goTo(page, address)
  await expect(page.getByText('The network is slow, still loading')).toBeVisible()
  arrive()
  await expect(page.locator('[data-route="circle"] a[href^="/group-post-detail/"]').first()).toBeVisible()
  await expect(page.locator('[data-route="circle"] [role="alert"]')).toHaveCount(0)
})
