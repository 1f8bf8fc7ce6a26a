/** Id of the configured home; a blank one stands for it (docs/decisions/0009). */
export const HOME_PAGE = 'home'

/** The configured home has several addresses. */
export const isHome = (pathname: string): boolean => ['/', '/index', '/page', '/page/', '/page/home'].includes(pathname)
