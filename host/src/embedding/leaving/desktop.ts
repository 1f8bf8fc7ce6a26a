import type { RouteRow } from '@plaza/shared/routes'
import * as v from 'valibot'
import { readCookie, writeCookie } from '../../storage/cookies'
import { visit } from '../../storage/device-store'

interface Visitor {
  userAgent: string
  /** A mouse or a trackpad. */
  finePointer: boolean
  width: number
}

const MOBILE = /Mobi|Android|iPhone|iPad|HarmonyOS|MicroMessenger|PlazaApp/i
const WIDE = 1024

const isDesktop = ({ userAgent, finePointer, width }: Visitor): boolean =>
  finePointer && width >= WIDE && !MOBILE.test(userAgent)

export interface DesktopVisit {
  visitor: Visitor
  row: RouteRow | null
  pathname: string
  /** Carried `app` of this visit, if given. */
  app: string | undefined
  /** `cms_pc_domain` of the domain configuration. */
  pcDomain: string
  allowed: readonly string[]
  own: string
}

/**
 * Redirect target of a desktop visitor: the same path of the PC site, or null. Preview pages, frames and visits from
 * the app are not redirected (product spec, section 1), nor is anybody if the PC domain is not configured or not
 * allowed.
 */
export function desktopTarget({ visitor, row, pathname, app, pcDomain, allowed, own }: DesktopVisit): string | null {
  if (!isDesktop(visitor) || row?.keepsDesktop || row?.frame) return null
  if (app !== undefined && app !== 'h5') return null
  try {
    const pc = new URL(pcDomain)
    if (pc.protocol !== 'https:' || pc.origin === own || !allowed.includes(pc.origin)) return null
    return pc.origin + pathname
  } catch {
    return null
  }
}

const Paths = v.array(v.string())

/** Redirects once per path and visit, because the PC site may redirect back. */
export function redirectDesktop(
  target: string | null,
  pathname: string,
  go = (to: string) => window.location.replace(to),
): boolean {
  if (target === null) return false
  const seen = visit.read('desktop', Paths) ?? []
  if (seen.includes(pathname) || readCookie('desktop_seen') === pathname) return false
  visit.write('desktop', [...seen, pathname].slice(-50))
  writeCookie('desktop_seen', pathname.slice(0, 512), 0.02)
  go(target)
  return true
}
