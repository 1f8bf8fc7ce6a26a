import { PAGE_VIEWS_ADDRESS, PAGE_VIEWS_MAX_BYTES } from '@plaza/shared/remotes'
import type { Context, Hono } from 'hono'
import type { Environment } from '../environment'
import { ownOrigin } from '../transport/client/origin'
import { isFromOwnPage } from '../transport/client/own-page'
import { sendRefusal } from '../transport/dispatch'
import { readLimited } from '../transport/input/json'
import { Refusal, refuse } from '../transport/refusal'

/** A path of this origin with its query. */
const PATH = /^\/(?!\/)/

interface PageViewOptions {
  environment: Environment
  /** Counts a visit of a page as if this server had sent it. */
  count(c: Context, url: string): Promise<void>
}

/** Takes the views of pages that a CDN served (decision 0570). */
export function mountPageViews(app: Hono, { environment, count }: PageViewOptions): void {
  app.post(PAGE_VIEWS_ADDRESS, async (c) => {
    try {
      if (!isFromOwnPage(c, environment)) throw refuse('notAllowed')
      const path = await readLimited(c.req.raw.body, PAGE_VIEWS_MAX_BYTES)
      const origin = ownOrigin(c, environment)
      if (!PATH.test(path) || !URL.canParse(path, origin)) throw refuse('badInput')
      await count(c, new URL(path, origin).href)
      return c.body(null, 204, { 'cache-control': 'no-store' })
    } catch (error) {
      if (error instanceof Refusal) return sendRefusal(c as never, error)
      throw error
    }
  })
}
