import type { RouteRow } from '@plaza/shared/routes'
import { boot } from '../../boot'
import { carriedQuery } from '../carried-query'
import { desktopTarget, redirectDesktop } from './desktop'

/** Product spec, section 1: desktop browsers are redirected to the PC site, if there is one. */
export function leaveForDesktop(row: RouteRow | null): void {
  const { userAgent } = navigator
  const { pathname, origin: own } = location
  const visitor = { userAgent, finePointer: true, width: innerWidth }
  const pcDomain = boot.domains.cms_pc_domain
  const allowed = boot.allowedOrigins
  redirectDesktop(
    desktopTarget({ visitor, row, pathname, app: carriedQuery.get().app, pcDomain, allowed, own }),
    pathname,
  )
}
