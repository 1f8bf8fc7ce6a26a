import type { RouteRow } from '@plaza/shared/routes'

/** Flags that hold for every address below a page too, whether a page exists there or not. */
type BelowFlag = 'requiresAuth' | 'loginInApp' | 'keepsInput' | 'frame'

let beginnings: Readonly<Record<BelowFlag, readonly string[]>> = {
  requiresAuth: [],
  loginInApp: [],
  keepsInput: [],
  frame: [],
}

/** The path before its first parameter; a login is required below pages without one only. */
const beginningOf = (flag: BelowFlag, path: string) => {
  const [beginning = ''] = path.split('/:')
  return flag === 'requiresAuth' && beginning !== path ? [] : [beginning]
}

/** Takes over the flags of the live routes. */
export function followRows(rows: readonly RouteRow[]): void {
  const having = (flag: BelowFlag) => rows.filter((row) => row[flag]).flatMap(({ path }) => beginningOf(flag, path))
  beginnings = {
    requiresAuth: having('requiresAuth'),
    loginInApp: having('loginInApp'),
    keepsInput: having('keepsInput'),
    frame: having('frame'),
  }
}

/** Whether a path is that of a live page with the flag, or below it: `/user-detail/7` is not below `/user`. */
export const isBelow = (flag: BelowFlag, pathname: string): boolean =>
  beginnings[flag].some((path) => pathname === path || pathname.startsWith(`${path}/`))
