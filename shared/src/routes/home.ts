/** The configured home has several addresses. */
export const isHome = (pathname: string): boolean => ['/', '/index', '/page', '/page/', '/page/home'].includes(pathname)
