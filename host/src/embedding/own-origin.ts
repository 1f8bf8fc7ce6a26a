/** Stands for our own origin where a page is drawn without a browser: addresses without an origin are ours there too. */
const NOWHERE = 'http://plaza.invalid'

/** Our own origin. */
export const ownOrigin = (): string => (typeof window === 'undefined' ? NOWHERE : window.location.origin)
