import type { Hono } from 'hono'
import { createPages } from './html/pages'
import type { Deps } from './transport/context'
import type { AnswerAsGuest } from './transport/guest-calls'

/** Handles page addresses; without a built app only the API works, and a message says so. */
export function pagesOf(deps: Deps, answerAsGuest: AnswerAsGuest): Hono | undefined {
  try {
    return createPages(deps, answerAsGuest)
  } catch (error) {
    console.error(`Pages are not served: ${(error as Error).message}`)
    return undefined
  }
}
