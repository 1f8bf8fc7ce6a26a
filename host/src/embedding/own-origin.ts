import { pageContext } from '@plaza/shared/page-context'

/** Our own origin: from the page context during a render outside a browser. */
export const ownOrigin = (): string => pageContext()?.origin ?? window.location.origin
