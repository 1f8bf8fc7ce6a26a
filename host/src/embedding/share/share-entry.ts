import { type AnyEndpoint, account } from '@plaza/shared/api'
import * as v from 'valibot'
import { readCookie, writeCookie } from '../../storage/cookies'
import { visit } from '../../storage/device-store'
import { cleanAddress, safeTarget } from '../safe-target'

const DAYS = 0.2
const URL_MAX = 1024
const URL_COOKIE = 'from_url'
const SHARER_COOKIE = 'from_user_id'
const SharerId = /^[\w-]{1,64}$/

/** Stores who shared the first address of a visit, once per visit (product spec, section 4). */
export function noteShareEntry(address: string): void {
  const sharer = new URL(address, window.location.origin).searchParams.get(SHARER_COOKIE)
  if (!sharer || !SharerId.test(sharer) || visit.read('shared', v.boolean())) return
  visit.write('shared', true)
  const url = window.location.origin + cleanAddress(address)
  if (url.length <= URL_MAX) writeCookie(URL_COOKIE, url, DAYS)
  writeCookie(SHARER_COOKIE, sharer, DAYS)
}

/** Source of the visitor for a login call; values that were tampered with are omitted. */
export function shareOrigin(): { from_url?: string; from_user_id?: string } {
  const url = readCookie(URL_COOKIE)
  const sharer = readCookie(SHARER_COOKIE)
  return {
    ...(url && url.length <= URL_MAX && safeTarget(url) ? { from_url: url } : {}),
    ...(sharer && SharerId.test(sharer) ? { from_user_id: sharer } : {}),
  }
}

const logins: readonly AnyEndpoint[] = [account.logIn, account.logInByWechat]

/** Adds the visitor's source to a login call; the page's own values take precedence. */
export function completeLogin<I extends { body?: unknown }>(endpoint: AnyEndpoint, input: I): I {
  if (!logins.includes(endpoint)) return input
  return { ...input, body: { ...shareOrigin(), ...(input.body as object) } }
}
