/** Id of the configured home page; a blank id means it too (docs/decisions/0009). */
export const HOME_PAGE = 'home'

/** The configured home page has several addresses. */
export const isHome = (pathname: string): boolean => ['/', '/index', '/page', '/page/', '/page/home'].includes(pathname)
