import type { Hono } from 'hono'
import { createPages } from './html/pages'
import type { Deps } from './transport/context'
import type { AnswerAsGuest } from './transport/dispatch'

/** The HTML answer; without a build of the app the API stands alone and says so. */
export function pagesOf(deps: Deps, answerAsGuest: AnswerAsGuest): Hono | undefined {
  try {
    return createPages(deps, answerAsGuest)
  } catch (error) {
    console.error(`Pages are not served: ${(error as Error).message}`)
    return undefined
  }
}
