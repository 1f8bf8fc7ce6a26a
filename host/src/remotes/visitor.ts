import { contracts } from '@plaza/shared/host'
import { appVersionOf, REGION_COOKIE, VISITOR_COOKIE, type Visitor } from '@plaza/shared/remotes'
import { language } from '@plaza/shared/text'
import * as v from 'valibot'
import { boot } from '../boot'
import { shell } from '../embedding/native/shell'
import { deviceId } from '../request/wire/headers'
import { site } from '../site/site'
import { readCookie, writeCookie } from '../storage/cookies'
import { local } from '../storage/device-store'

const KEPT_DAYS = 400

let clockOffsetMs = boot ? boot.now - Date.now() : 0
let device: string | undefined

/** Sets the clock by the server's current time in ms since the epoch. */
export const setServerTime = (at: number) => {
  clockOffsetMs = at - Date.now()
}

/** Milliseconds since the epoch by the server's clock. */
export const serverNow = () => Date.now() + clockOffsetMs

/** A random stored id, if neither a shell nor the server gave this device one. */
function deviceOf(): string {
  const named = deviceId() ?? readCookie(VISITOR_COOKIE) ?? local.read('visitor', v.string()) ?? boot.visitor
  const own = named ?? [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join('')
  if (readCookie(VISITOR_COOKIE) !== own) {
    writeCookie(VISITOR_COOKIE, own, KEPT_DAYS)
    local.write('visitor', own)
  }
  return own
}

/** The visitor for the registry's rules. Writes the region to a cookie, so that the server selects likewise. */
export function visitorNow(): Visitor {
  const region = site.getState().city.adcode
  if (readCookie(REGION_COOKIE) !== region) writeCookie(REGION_COOKIE, region, KEPT_DAYS)
  device ??= deviceOf()
  return {
    ...{ shell: shell.kind, region, device, now: serverNow(), offered: contracts },
    ...{ language: language(), app: appVersionOf(navigator.userAgent) },
  }
}
